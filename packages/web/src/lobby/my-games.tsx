import type { Key } from '@hinode/text';
import type { ShownRoom } from '@hinode/wire';
import { useText } from '../app/language.tsx';
import { isPhone, useScreen } from '../app/screen.ts';
import { GameRow } from './game-row.tsx';
import { GameSlip } from './game-slip.tsx';
import styles from './lobby.module.css';
import type { MyTables } from './my-tables.ts';

/** My tables: those that wait for me, others, and what ended lately. */
export function MyGames({ tables: { yours, others, gathering, over } }: { readonly tables: MyTables }) {
  const tall = isPhone(useScreen());
  return (
    <>
      {yours.length > 0 && (
        <ul className={styles.slips}>
          {yours.map((room, i) => (
            <GameSlip key={room.id} room={room} isFirst={i === 0} tall={tall} />
          ))}
        </ul>
      )}
      <Rows title="lobby.others-think" rooms={others} />
      <Rows title="lobby.gathering" rooms={gathering} />
      <Rows title="lobby.over" rooms={over} />
    </>
  );
}

function Rows({ title, rooms }: { readonly title: Key; readonly rooms: readonly ShownRoom[] }) {
  const text = useText();
  if (rooms.length === 0) return null;
  return (
    <section className={styles.rows}>
      <h2 className={styles.head}>{text.say(title)}</h2>
      <ul>
        {rooms.map((room) => (
          <GameRow key={room.id} room={room} />
        ))}
      </ul>
    </section>
  );
}
