import type { ShownRoom } from '@hinode/wire';
import { useEffect } from 'react';
import { useTextWith } from '../app/language.tsx';
import { isPhone, useScreen } from '../app/screen.ts';
import { GameRow } from '../lobby/game-row.tsx';
import { GameSlip } from '../lobby/game-slip.tsx';
import { tablesOf } from '../lobby/my-tables.ts';
import { NoticesOffer } from '../notices/notices-offer.tsx';
import { revealIn } from '../online/sealing.ts';
import { useAsked } from '../online/use-asked.ts';
import styles from './waiting-games.module.css';

const EVERY = 30_000;
const NONE: readonly ShownRoom[] = [];

interface Props {
  /** Told how many wait for an answer: then the black button is theirs. */
  readonly onWaiting: (n: number) => void;
}

/** The games online that wait for me, above everything else: the most urgent first. */
export default function WaitingGames({ onWaiting }: Props) {
  const text = useTextWith('online', 'play');
  const screen = useScreen();
  const { value: rooms = NONE } = useAsked<readonly ShownRoom[]>('me/games', EVERY);
  const { yours, others } = tablesOf(rooms);
  const [first, ...more] = yours;
  useEffect(() => onWaiting(yours.length), [onWaiting, yours.length]);
  useEffect(() => {
    for (const room of rooms) void revealIn(room);
  }, [rooms]);
  if (yours.length + others.length === 0) return null;
  return (
    <section
      className={styles.waiting}
      aria-label={text.say('lobby.lead', { n: yours.length })}
      data-waiting=""
    >
      {first && (
        <ul>
          <GameSlip room={first} isFirst tall={isPhone(screen)} />
        </ul>
      )}
      {more.length > 0 && (
        <ul className={styles.more}>
          {more.map((room) => (
            <GameRow key={room.id} room={room} />
          ))}
        </ul>
      )}
      {others.length > 0 && (
        <details className={styles.more}>
          <summary>{text.say('home.others-think', { n: others.length })}</summary>
          <ul>
            {others.map((room) => (
              <GameRow key={room.id} room={room} />
            ))}
          </ul>
        </details>
      )}
      <NoticesOffer rooms={rooms} />
    </section>
  );
}
