import type { ShownRoom } from '@hinode/wire';
import type { ReactNode } from 'react';
import { SayMessage, useText } from '../app/language.tsx';
import { Emblem } from '../art/emblem.tsx';
import { clockMessage } from '../online/clock-words.ts';
import styles from '../online/online.module.css';

interface Props {
  readonly room: ShownRoom;
  readonly status: ReactNode;
  /** What can be done about it. */
  readonly children: ReactNode;
}

/** A name may run in another direction than the list it stands in. */
const apart = (name: string): string => `\u2068${name}\u2069`;

/** A game in a list: who sits there, how it stands, how long one has. */
export function RoomCard({ room: { seats, options }, status, children }: Props) {
  const text = useText();
  const names = seats.flatMap(({ name }) => (name === undefined ? [] : [name]));
  return (
    <li className={styles.card}>
      <div className={styles.emblems}>
        {seats.map(({ clan }, i) =>
          clan === undefined ? (
            // biome-ignore lint/suspicious/noArrayIndexKey: seats are told apart by their place
            <span key={i} className={styles.noClan} />
          ) : (
            <Emblem key={clan} clan={clan} size={28} title={text.name(clan)} />
          ),
        )}
      </div>
      <div className={styles.about}>
        <p className={styles.status}>{status}</p>
        <p className={styles.names}>{text.list(names.map(apart))}</p>
        <p className={styles.note}>
          <SayMessage message={clockMessage(options.clock)} />
        </p>
      </div>
      {children}
    </li>
  );
}
