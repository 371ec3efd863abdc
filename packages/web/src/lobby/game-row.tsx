import type { ShownRoom } from '@hinode/wire';
import { SayMessage, useText } from '../app/language.tsx';
import { goTo, type Route, writeRoute } from '../app/route.ts';
import { Emblem } from '../art/emblem.tsx';
import { Icon } from '../art/icon.tsx';
import { whereIn } from '../home/where.ts';
import { call } from '../online/api.ts';
import { refusedKey } from '../online/refused-words.ts';
import { useDoing } from '../online/use-doing.ts';
import { Button } from '../ui/button.tsx';
import { ago } from './ago.ts';
import { Due } from './due.tsx';
import { LastMove, With } from './game-slip.tsx';
import styles from './lobby.module.css';
import { askedOf, clanIn, endOf, pointsOf, titleOf } from './my-tables.ts';
import { Thumbnail } from './thumbnail.tsx';

/** A table of mine where nothing waits for me: others think, it gathers, or it is over. */
export function GameRow({ room }: { readonly room: ShownRoom }) {
  const text = useText();
  const { id, status, glance } = room;
  const mine = clanIn(room);
  const points = pointsOf(room);
  const shown = room.result?.winners[0] ?? mine;
  const due = askedOf(room)?.due;
  const hasTable = status === 'playing' || status === 'over';
  const to: Route = hasTable ? { page: 'seat', id } : { page: 'room', id };
  return (
    <li className={styles.row} data-game={id}>
      <span className={styles.rowPicture}>
        {glance ? <Thumbnail glance={glance} small /> : shown && <Emblem clan={shown} size={36} />}
      </span>
      <div className={styles.rowWords}>
        <h3 className={styles.rowTitle}>
          {status === 'open' || status === 'beginning' ? (
            text.say('online.gathering')
          ) : (
            <SayMessage message={status === 'over' ? endOf(room) : titleOf(room)} />
          )}
        </h3>
        <p className={`${styles.note} ${styles.facts}`}>
          {glance && (
            <span>
              <SayMessage message={whereIn(glance)} />
            </span>
          )}
          {mine && <span>{text.say('lobby.you-are', { clan: { name: mine } })}</span>}
          {points && (
            <span>
              <SayMessage message={points} />
            </span>
          )}
          <With room={room} />
          <LastMove room={room} />
          {room.endedAt !== undefined && (
            <span>{text.say('lobby.ended', { when: ago(text.language, Date.now() - room.endedAt) })}</span>
          )}
        </p>
        {due !== undefined && <Due due={due} />}
      </div>
      <div className={styles.rowWays}>
        {status === 'over' && mine && <Rematch room={room} />}
        <a className={styles.look} href={writeRoute(to)}>
          {text.say(status === 'over' ? 'home.look' : 'online.to-table')}
        </a>
      </div>
    </li>
  );
}

/** The same people again: whoever asks first opens the room, the others find their way to it. */
function Rematch({ room: { id, rematch } }: { readonly room: ShownRoom }) {
  const text = useText();
  const { run, isDoing, refused } = useDoing();
  const playAgain = async (): Promise<void> => {
    const next = await call<ShownRoom>('POST', `games/${id}/rematch`);
    goTo({ page: 'room', id: next.id });
  };
  return (
    <>
      {refused && <span role="status">{text.say(refusedKey(refused))}</span>}
      <Button disabled={isDoing} onClick={() => run(playAgain)}>
        <Icon name="again" size={18} />
        {text.say(rematch === undefined ? 'menu.rematch' : 'online.to-rematch')}
      </Button>
    </>
  );
}
