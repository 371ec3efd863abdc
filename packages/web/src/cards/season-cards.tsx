import { Say, useText } from '../app/language.tsx';
import { Emblem } from '../art/emblem.tsx';
import { WhyNot } from '../choices/why-not.tsx';
import { ReadLink } from '../reading/read-link.tsx';
import { useTable, useTableState } from '../table/use-table.ts';
import { Button } from '../ui/button.tsx';
import { displayOf, type Shown } from './display.ts';
import { Face } from './face.tsx';
import { isBuy, tagOf } from './price.ts';
import { BuyWords, PriceSum } from './price-tag.tsx';
import styles from './season-cards.module.css';

/** The cards of this season: what they do, what they cost, who has them. I can buy here when it is my turn to. */
export function SeasonCards() {
  const text = useText();
  const { view } = useTableState();
  const cards = displayOf(view);
  const left = view.display.length;
  const all = cards.reduce((sum, { left: here, owners }) => sum + here + owners.length, 0);
  return (
    // Scrolls on phones, so the keyboard must be able to stop here.
    // biome-ignore lint/a11y/noNoninteractiveTabindex: see above
    <section className={styles.cards} data-wide="" tabIndex={0} aria-label={text.say('season-cards.title')}>
      <h2 className={styles.count}>
        {left > 0 ? (
          <Say k="season-cards.on-display" values={{ left, all }} />
        ) : (
          <Say k="season-cards.none" />
        )}
      </h2>
      <ul className={styles.grid}>
        {cards.map((shown) => (
          <li key={shown.card.id} className={styles.place} data-taken={shown.left === 0 || undefined}>
            <Face card={shown.card} />
            <Copies shown={shown} />
            <ReadLink page="cards" to={shown.card.id} className={styles.look}>
              {text.say('season-cards.look')}
              <span className="spoken">{text.name(shown.card.id)}</span>
            </ReadLink>
            <Buy shown={shown} />
          </li>
        ))}
      </ul>
    </section>
  );
}

/** How many are left, and who owns one. */
function Copies({ shown: { left, owners } }: { readonly shown: Shown }) {
  const text = useText();
  return (
    <p className={styles.copies}>
      {left === 0 ? <Say k="season-cards.bought" /> : <Say k="card.copies-left" values={{ n: left }} />}
      {owners.map((clan, i) => (
        <Emblem
          // biome-ignore lint/suspicious/noArrayIndexKey: a clan may own two of them
          key={`${clan} ${i}`}
          clan={clan}
          size={18}
          title={text.say('card.owner', { clan: { name: clan } })}
        />
      ))}
    </p>
  );
}

function Buy({ shown: { card, left } }: { readonly shown: Shown }) {
  const table = useTable();
  const { offers, view, decision, me } = useTableState();
  const offer = offers.filter(isBuy).find(({ move }) => move.card === card.id);
  if (offer === undefined)
    return (
      decision?.kind === 'buy' &&
      left > 0 && <WhyNot className={styles.sum} move={{ clan: me, type: 'buy', card: card.id }} />
    );
  const price = tagOf(offer, view);
  return (
    <>
      <Button
        className={styles.buy}
        data-move={JSON.stringify(offer.move)}
        onClick={() => void table.play(offer.move)}
      >
        <span>
          <BuyWords price={price} />
        </span>
      </Button>
      <p className={styles.sum}>
        <PriceSum price={price} />
      </p>
    </>
  );
}
