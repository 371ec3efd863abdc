import type { CardId, ClanView } from '@hinode/engine';
import { CARD_FACTS } from '@hinode/engine/facts';
import { Suspense } from 'react';
import { Say, useText } from '../app/language.tsx';
import { Explain, Explained } from '../explain/explain.tsx';
import { CardPicture } from '../table/later.tsx';
import { Tip } from '../ui/tip.tsx';
import styles from './belongings.module.css';
import { Line } from './line.tsx';

type Cards = ClanView['cards'];

/** On a page of its own, all cards are named. */
export function OwnedCards({ cards }: { readonly cards: Cards }) {
  const text = useText();
  if (cards.length === 0) return null;
  return (
    <Line label={<Say k="clan.cards" />} className={styles.cards}>
      {cards.map((card, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a clan may own two of a card, in the order it took them
        <Explained key={`${card} ${i}`} id={card} className={styles.card}>
          <Picture card={card} />
          {text.name(card)}
        </Explained>
      ))}
    </Line>
  );
}

interface PicturesProps {
  readonly cards: Cards;
  /** This many get a picture; the others are a number that lists them. */
  readonly most: number;
}

/** In the rail a card is its picture; a press explains it. */
export function CardPictures({ cards, most }: PicturesProps) {
  const text = useText();
  const others = cards.slice(most);
  return (
    <span className={styles.pictures}>
      {cards.slice(0, most).map((card, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a clan may own two of a card, in the order it took them
        <Explained key={`${card} ${i}`} id={card} className={styles.picture} label={text.name(card)}>
          <Picture card={card} />
        </Explained>
      ))}
      {others.length > 0 && (
        <Tip
          className={styles.others}
          label={text.say('clan.cards-others', { n: others.length, cards: { names: others } })}
          tip={<CardList cards={others} />}
        >
          <Say k="clan.cards-more" values={{ n: others.length }} />
        </Tip>
      )}
    </span>
  );
}

function Picture({ card }: { readonly card: CardId }) {
  const facts = CARD_FACTS.find(({ id }) => id === card);
  return (
    facts && (
      <Suspense fallback={<span className={styles.blank} />}>
        <CardPicture card={facts} size={34} />
      </Suspense>
    )
  );
}

/** What each of them does. */
export const CardList = ({ cards }: { readonly cards: Cards }) => (
  <div className={styles.more}>
    {cards.map((card, i) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: a clan may own two of a card, in the order it took them
      <Explain key={`${card} ${i}`} id={card} />
    ))}
  </div>
);
