import type { ClanView } from '@hinode/engine';
import type { ReactNode } from 'react';
import { Say, useText } from '../app/language.tsx';
import { Emblem } from '../art/emblem.tsx';
import { Figure } from '../art/figure.tsx';
import { Icon } from '../art/icon.tsx';
import { Explain, Explained } from '../explain/explain.tsx';
import { Tip } from '../ui/tip.tsx';
import styles from './belongings.module.css';
import { tokenPoints } from './token-points.ts';

/** How much room there is: with five clans at the side, on the side, on a page of their own. */
export type Room = 'little' | 'some' | 'full';

interface Props {
  readonly shown: ClanView;
  readonly room: Room;
}

/** What a clan has beside its purse: reserve, cards, tokens, hostages. What it has none of is left out. */
export const Belongings = ({ shown, room }: Props) => (
  <>
    <Reserve shown={shown} />
    <Cards shown={shown} room={room} />
    <Tokens shown={shown} />
    <Hostages shown={shown} />
  </>
);

interface LineProps {
  readonly label: ReactNode;
  readonly children: ReactNode;
  readonly className?: string | undefined;
}

const Line = ({ label, children, className }: LineProps) => (
  <div className={[styles.line, className].filter(Boolean).join(' ')}>
    <span className={styles.label}>{label}</span>
    {children}
  </div>
);

function Reserve({ shown: { clan, reserve } }: { readonly shown: ClanView }) {
  const text = useText();
  const pieces = Object.entries(reserve);
  if (pieces.length === 0) return null;
  return (
    <Line label={<Say k="clan.reserve" />}>
      {pieces.map(([figure, count]) => (
        <Explained
          key={figure}
          id={figure}
          className={styles.piece}
          label={text.say('clan.pieces', { squad: { squad: { [figure]: count } } })}
        >
          <Figure kind={figure} clan={clan} size={24} {...(count > 1 && { count: text.number(count) })} />
        </Explained>
      ))}
    </Line>
  );
}

/** So many cards are named; the others are a number that tells them. */
const NAMED: Readonly<Record<Room, number>> = { little: 0, some: 2, full: Number.POSITIVE_INFINITY };

function Cards({ shown: { cards }, room }: Props) {
  const text = useText();
  if (cards.length === 0) return null;
  const named = cards.slice(0, NAMED[room]);
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
          label={text.say('clan.cards-others', { cards: { names: others } })}
          tip={<CardList cards={others} />}
        >
          {named.length > 0 ? (
            <Say k="clan.cards-more" values={{ n: others.length }} />
          ) : (
            text.number(others.length)
          )}
        </Tip>
      )}
    </Line>
  );
}

const CardList = ({ cards }: { readonly cards: ClanView['cards'] }) => (
  <div className={styles.more}>
    {cards.map((card, i) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: a clan may own two of a card, in the order it took them
      <Explain key={`${card} ${i}`} id={card} />
    ))}
  </div>
);

function Tokens({ shown: { tokens } }: { readonly shown: ClanView }) {
  const text = useText();
  if (tokens.length === 0) return null;
  return (
    <Line label={<Say k="clan.won" />}>
      {tokens.map(({ province, season }) => (
        <Explained key={`${province} ${season}`} id="term.token" className={styles.token}>
          {text.name(province)}
          <b className={styles.points}>
            {text.number(tokenPoints(season))}
            <Icon name="vp" />
          </b>
        </Explained>
      ))}
    </Line>
  );
}

function Hostages({ shown: { hostages } }: { readonly shown: ClanView }) {
  const text = useText();
  if (hostages.length === 0) return null;
  return (
    <Line label={<Say k="clan.hostages" />}>
      {hostages.map(({ of, figure }, i) => (
        <Explained
          // biome-ignore lint/suspicious/noArrayIndexKey: hostages of one kind are alike
          key={`${of} ${figure} ${i}`}
          id={figure}
          className={styles.piece}
          label={text.say('clan.hostage', { clan: { name: of }, figure: { name: figure } })}
        >
          <Figure kind={figure} clan={of} size={24} />
          <Emblem clan={of} size={12} />
        </Explained>
      ))}
    </Line>
  );
}
