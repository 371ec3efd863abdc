import type { ShownRoom } from '@hinode/wire';
import { Say, useText } from '../app/language.tsx';
import { type Route, writeRoute } from '../app/route.ts';
import styles from '../online/online.module.css';
import { useAsked } from '../online/use-asked.ts';
import { RoomCard } from './room-card.tsx';

/** A move a day: nobody watches this page for the turn to come. */
const EVERY = 20_000;

/** The games one sits at, those that wait for oneself first. */
export function MyGames() {
  const text = useText();
  const { value: games = [] } = useAsked<readonly ShownRoom[]>('me/games', EVERY);
  if (games.length === 0) return null;
  const sorted = [...games].sort((a, b) => Number(waitsForMe(b)) - Number(waitsForMe(a)));
  return (
    <section className={styles.part}>
      <h2>{text.say('online.my-games')}</h2>
      <ul className={styles.cards}>
        {sorted.map((room) => (
          <RoomCard key={room.id} room={room} status={<Standing room={room} />}>
            <a className={styles.go} data-waits={waitsForMe(room)} href={writeRoute(placeOf(room))}>
              {text.say(room.status === 'over' ? 'home.look' : 'online.to-table')}
            </a>
          </RoomCard>
        ))}
      </ul>
    </section>
  );
}

const mineIn = ({ seats, mine }: ShownRoom) => (mine === undefined ? undefined : seats[mine]?.clan);

const waitsForMe = (room: ShownRoom): boolean => {
  const mine = mineIn(room);
  return mine !== undefined && (room.waitingFor?.includes(mine) ?? false);
};

const placeOf = ({ id, status }: ShownRoom): Route => ({ page: status === 'open' ? 'room' : 'seat', id });

/** Whose turn it is. */
function Standing({ room }: { readonly room: ShownRoom }) {
  if (room.status === 'open') return <Say k="online.gathering" />;
  if (room.status === 'over') return <Say k="online.over" />;
  if (waitsForMe(room)) return <Say k="online.your-turn" />;
  const { waitingFor = [] } = room;
  return waitingFor.length === 0 ? (
    <Say k="online.playing" />
  ) : (
    <Say k="dock.waiting" values={{ clans: { names: waitingFor } }} />
  );
}
