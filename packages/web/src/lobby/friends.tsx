import type { ShownRoom } from '@hinode/wire';
import { SayMessage, useText } from '../app/language.tsx';
import { writeRoute } from '../app/route.ts';
import { Icon } from '../art/icon.tsx';
import { whereIn } from '../home/where.ts';
import { LastMove } from './game-slip.tsx';
import styles from './lobby.module.css';
import { othersAt } from './my-tables.ts';
import { Thumbnail } from './thumbnail.tsx';

/** The public games of people one has played with, to look on. */
export function Friends({ rooms }: { readonly rooms: readonly ShownRoom[] }) {
  const text = useText();
  return (
    <section className={styles.rows}>
      <h2 className={styles.head}>
        {text.say('lobby.friends')}
        <small>{text.say('lobby.to-watch', { n: rooms.length })}</small>
      </h2>
      <ul>
        {rooms.map((room) => (
          <li key={room.id} className={styles.row} data-watch={room.id}>
            <span className={styles.rowPicture}>
              {room.glance && <Thumbnail glance={room.glance} small />}
            </span>
            <div className={styles.rowWords}>
              <h3 className={styles.rowTitle}>
                {room.glance && <SayMessage message={whereIn(room.glance)} />}
              </h3>
              <p className={`${styles.note} ${styles.facts}`}>
                <span>{text.list(othersAt(room).map((name) => `\u2068${name}\u2069`))}</span>
                <LastMove room={room} />
              </p>
            </div>
            <a className={styles.look} href={writeRoute({ page: 'watch', id: room.id })}>
              <Icon name="eye" size={18} />
              {text.say('lobby.watch')}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
