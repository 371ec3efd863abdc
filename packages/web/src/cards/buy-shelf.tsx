import type { CardId } from '@hinode/engine';
import type { CardFacts } from '@hinode/engine/facts';
import { useIsSeen } from '../app/after-picture.ts';
import { Say, useText } from '../app/language.tsx';
import { hasMouse, useScreen } from '../app/screen.ts';
import { CardPicture } from '../art/card-picture.tsx';
import { Icon } from '../art/icon.tsx';
import { isSameOffer } from '../choices/choices.ts';
import { useChoosing } from '../choices/choosing.tsx';
import { consider, useConsidered } from '../choices/considered.ts';
import { type Pick, pickKey } from '../choices/picks.ts';
import { LookedAt } from '../dock/looked-at.tsx';
import { Explain } from '../explain/explain.tsx';
import { useHinted } from '../table/hinted.ts';
import { useTableState } from '../table/use-table.ts';
import { useInView } from '../ui/use-in-view.ts';
import styles from './buy-shelf.module.css';
import { cardNamed } from './display.ts';
import { Pills } from './pills.tsx';
import { type BuyOffer, isBuy, tagOf } from './price.ts';
import { PriceSum } from './price-tag.tsx';

/** To buy, choose among faces: picture, name, gist, and my price. The one being looked at shows what it does. */
export function BuyShelf() {
  const { offers, view } = useTableState();
  const { asking } = useChoosing();
  const considered = useConsidered(({ pick }) => pick);
  const screen = useScreen();
  const buys = offers.filter(isBuy);
  const picked = asking && isBuy(asking.offer) && !hasMouse(screen) ? asking.offer.move.card : undefined;
  const card = considered?.kind === 'card' ? considered.card : picked;
  const shown = buys.find(({ move }) => move.card === card);
  return (
    <>
      <div className={styles.shelf} data-shelf="">
        {buys.map((offer, place) => (
          <CardOnShelf key={offer.move.card} offer={offer} place={place} />
        ))}
        {[...new Set(view.display)]
          .filter((card) => !buys.some(({ move }) => move.card === card))
          .map((card, place) => (
            <OutOfReach key={card} card={card} place={buys.length + place} />
          ))}
      </div>
      {shown && <Reading offer={shown} />}
    </>
  );
}

interface OnShelf {
  /** From the start of the shelf. */
  readonly place: number;
}

/** How many pictures are drawn per frame. */
const AT_ONCE = 3;

/** The words of all cards come first, then the pictures, a few at a time. */
function Drawing({ card, place }: OnShelf & { readonly card: CardFacts }) {
  const isDrawn = useIsSeen(1 + Math.floor(place / AT_ONCE));
  return <CardPicture card={card} className={`${styles.picture}`} blank={!isDrawn} />;
}

/** A card that can be bought. */
function CardOnShelf({ offer, place }: OnShelf & { readonly offer: BuyOffer }) {
  const text = useText();
  const { pick, asking } = useChoosing();
  const hinted = useHinted()(offer);
  const button = useInView(hinted);
  const { card } = offer.move;
  const facts = cardNamed(card);
  const { price, cost } = offer.price;
  const own: Pick = { kind: 'card', card };
  return (
    <button
      ref={button}
      type="button"
      className={styles.card}
      aria-pressed={isSameOffer(asking?.offer, offer)}
      data-pick={pickKey(own)}
      data-move={JSON.stringify(offer.move)}
      data-hinted={hinted || undefined}
      onClick={() => pick(own)}
      onPointerEnter={({ pointerType }) => pointerType === 'mouse' && consider(own)}
      onPointerLeave={() => consider(undefined)}
      onFocus={() => consider(own)}
      onBlur={() => consider(undefined)}
    >
      {facts && <Drawing card={facts} place={place} />}
      <span className={styles.name}>{text.name(card)}</span>
      <Pills card={card} />
      <span className={styles.price}>
        <Icon name="coin" title={text.say('term.coins')} />
        {price < cost && <s aria-hidden="true">{text.number(cost)}</s>}
        {text.number(price)}
      </span>
    </button>
  );
}

/** A card on display that cannot be bought: a press says why. */
function OutOfReach({ card, place }: OnShelf & { readonly card: CardId }) {
  const text = useText();
  const { me, askWhy } = useChoosing();
  const facts = cardNamed(card);
  return (
    <button
      type="button"
      className={styles.card}
      data-out-of-reach={card}
      onClick={() => askWhy({ move: { clan: me, type: 'buy', card } })}
    >
      {facts && <Drawing card={facts} place={place} />}
      <span className={styles.name}>{text.name(card)}</span>
      <Pills card={card} />
      <span className={styles.price}>
        <Icon name="coin" title={text.say('term.coins')} />
        {facts && text.number(facts.cost)}
      </span>
    </button>
  );
}

function Reading({ offer }: { readonly offer: BuyOffer }) {
  const { view } = useTableState();
  const { card } = offer.move;
  const copies = view.display.filter((id) => id === card).length;
  return (
    <LookedAt>
      <Explain id={card} links={false} />
      <p className={styles.sum}>
        <PriceSum price={tagOf(offer, view)} />{' '}
        {copies > 1 && <Say k="card.copies-left" values={{ n: copies }} />}
      </p>
    </LookedAt>
  );
}
