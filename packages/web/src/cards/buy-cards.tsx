import { RadioGroup } from 'radix-ui';
import { useState } from 'react';
import { Say, useText } from '../app/language.tsx';
import { Icon } from '../art/icon.tsx';
import { useChoosing } from '../choices/choosing.tsx';
import { pickKey } from '../choices/picks.ts';
import { Explain } from '../explain/explain.tsx';
import { useTableState } from '../table/use-table.ts';
import { Button } from '../ui/button.tsx';
import styles from './buy-cards.module.css';
import { cardNamed } from './display.ts';
import { type BuyOffer, isBuy, priceOf } from './price.ts';
import { BuyWords, PriceSum } from './price-tag.tsx';

/** Buying in the dock: choose a card, read it, "Buy for 1". */
export function BuyCards() {
  const text = useText();
  const { offers } = useTableState();
  const buys = offers.filter(isBuy);
  const [chosen, setChosen] = useState<string>('');
  const offer = buys.find(({ move }) => move.card === chosen);
  return (
    <div className={styles.buying} data-dock="">
      <RadioGroup.Root
        className={styles.cards}
        value={offer === undefined ? '' : chosen}
        onValueChange={setChosen}
        aria-label={text.say('season-cards.title')}
      >
        {buys.map((buy) => (
          <Choice key={buy.move.card} offer={buy} />
        ))}
      </RadioGroup.Root>
      {offer && <Reading offer={offer} />}
    </div>
  );
}

/** One card that can be bought: its name and what it costs me. */
function Choice({ offer }: { readonly offer: BuyOffer }) {
  const text = useText();
  const { view } = useTableState();
  const { card } = offer.move;
  const type = cardNamed(card)?.type;
  const { price } = priceOf(offer, view);
  return (
    <RadioGroup.Item
      value={card}
      className={styles.card}
      data-pick={pickKey({ kind: 'card', card })}
      data-move={JSON.stringify(offer.move)}
    >
      {type && <Icon name={type} size={20} />}
      <span className={styles.name}>{text.name(card)}</span>
      <span className={styles.price}>
        <Icon name="coin" title={text.say('term.coins')} />
        {text.number(price)}
      </span>
    </RadioGroup.Item>
  );
}

function Reading({ offer }: { readonly offer: BuyOffer }) {
  const { view } = useTableState();
  const { pick } = useChoosing();
  const { card } = offer.move;
  const price = priceOf(offer, view);
  const copies = view.display.filter((id) => id === card).length;
  return (
    <div className={styles.reading}>
      <div className={styles.words}>
        <Explain id={card} />
        <p className={styles.sum}>
          <PriceSum price={price} /> {copies > 1 && <Say k="card.copies-left" values={{ n: copies }} />}
        </p>
      </div>
      <Button
        data-move={JSON.stringify(offer.move)}
        data-confirm=""
        onClick={() => pick({ kind: 'card', card })}
      >
        <span>
          <BuyWords price={price} />
        </span>
      </Button>
    </div>
  );
}
