import type { ClanView } from '@hinode/engine';
import { Say, useText } from '../app/language.tsx';
import { Explain, Explained } from '../explain/explain.tsx';
import { Tip } from '../ui/tip.tsx';
import styles from './belongings.module.css';
import { Line } from './line.tsx';

interface Props {
  readonly cards: ClanView['cards'];
  /** All are named. */
  readonly full: boolean;
}

/** So many cards are named at the side; the others are a number that tells them. */
const NAMED = 2;

export function OwnedCards({ cards, full }: Props) {
  const text = useText();
  if (cards.length === 0) return null;
  const named = full ? cards : cards.slice(0, NAMED);
  const others = cards.slice(named.length);
  return (
    <Line label={<Say k="clan.cards" />} className={styles.cards}>
      {named.map((card, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a clan may own two of a card, in the order it took them
        <Explained key={`${card} ${i}`} id={card} className={styles.card}>
          {text.name(card)}
        </Explained>
      ))}
      {others.length > 0 && (
        <Tip
          className={styles.card}
          label={text.say('clan.cards-others', { n: others.length, cards: { names: others } })}
          tip={<CardList cards={others} />}
        >
          <Say k="clan.cards-more" values={{ n: others.length }} />
        </Tip>
      )}
    </Line>
  );
}

/** What each of them does. */
export const CardList = ({ cards }: { readonly cards: ClanView['cards'] }) => (
  <div className={styles.more}>
    {cards.map((card, i) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: a clan may own two of a card, in the order it took them
      <Explain key={`${card} ${i}`} id={card} />
    ))}
  </div>
);
