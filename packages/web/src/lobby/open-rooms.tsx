import type { ShownRoom } from '@hinode/wire';
import { Say, useText } from '../app/language.tsx';
import { writeRoute } from '../app/route.ts';
import styles from '../online/online.module.css';
import { refusedKey } from '../online/refused-words.ts';
import { useAsked } from '../online/use-asked.ts';
import { RoomCard } from './room-card.tsx';

const EVERY = 5_000;

/** Tables where somebody may still sit down. */
export function OpenRooms() {
  const text = useText();
  const { value: all, refused } = useAsked<readonly ShownRoom[]>('games', EVERY);
  const rooms = all?.filter(({ mine }) => mine === undefined);
  return (
    <section className={styles.part}>
      <h2>{text.say('online.open-tables')}</h2>
      {refused !== undefined && <p role="status">{text.say(refusedKey(refused))}</p>}
      {rooms?.length === 0 && <p className={styles.empty}>{text.say('online.nobody-waits')}</p>}
      <ul className={styles.cards}>
        {rooms?.map((room) => (
          <RoomCard key={room.id} room={room} status={<Free room={room} />}>
            <a className={styles.go} href={writeRoute({ page: 'room', id: room.id })}>
              {text.say('online.join')}
            </a>
          </RoomCard>
        ))}
      </ul>
    </section>
  );
}

function Free({ room: { seats } }: { readonly room: ShownRoom }) {
  const free = seats.filter(({ name, bot }) => name === undefined && bot === undefined).length;
  return <Say k="online.free-seats" values={{ n: free }} />;
}
