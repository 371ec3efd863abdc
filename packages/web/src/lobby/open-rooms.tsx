import type { ShownRoom } from '@hinode/wire';
import { SayMessage, useText } from '../app/language.tsx';
import { goTo } from '../app/route.ts';
import { Emblem } from '../art/emblem.tsx';
import { clockMessage } from '../online/clock-words.ts';
import { refusedKey } from '../online/refused-words.ts';
import { BotSeal, FreeSeal, Seal } from '../online/seal.tsx';
import { sitDown } from '../online/sealing.ts';
import { useDoing } from '../online/use-doing.ts';
import { freeSeat, hostName } from '../room/free-seat.ts';
import { Button } from '../ui/button.tsx';
import { ago } from './ago.ts';
import styles from './lobby.module.css';

interface Props {
  readonly rooms: readonly ShownRoom[];
  readonly onRefused: () => void;
}

/** Tables where somebody may still sit down: one press, and one sits. */
export function OpenRooms({ rooms, onRefused }: Props) {
  const text = useText();
  const { run, isDoing, refused } = useDoing(onRefused);
  const sit = (room: ShownRoom): void =>
    run(async () => {
      await sitDown(room, freeSeat(room) ?? 0);
      goTo({ page: 'room', id: room.id });
    });
  return (
    <section className={styles.rows}>
      <h2 className={styles.head}>
        {text.say('online.open-tables')}
        <small>{text.say('lobby.wait-for-players', { n: rooms.length })}</small>
      </h2>
      <p className={styles.refused} role="status">
        {refused && text.say(refusedKey(refused))}
      </p>
      <ul>
        {rooms.map((room) => (
          <OpenRoomRow key={room.id} room={room} isBusy={isDoing} onSit={() => sit(room)} />
        ))}
      </ul>
    </section>
  );
}

interface RowProps {
  readonly room: ShownRoom;
  readonly isBusy: boolean;
  readonly onSit: () => void;
}

function OpenRoomRow({ room, isBusy, onSit }: RowProps) {
  const text = useText();
  const { seats, options, createdAt, id } = room;
  const free = seats.filter(({ name, bot }) => name === undefined && bot === undefined).length;
  const here = seats.filter((seat) => seat.here).length;
  return (
    <li className={styles.open} data-room={id}>
      <div className={styles.rowWords}>
        <p className={styles.seats} data-seats="">
          {seats.map(({ clan, name, bot }, i) =>
            clan !== undefined ? (
              <Emblem key={clan} clan={clan} size={24} title={text.name(clan)} />
            ) : name !== undefined ? (
              // biome-ignore lint/suspicious/noArrayIndexKey: seats are told apart by their place
              <Seal key={i} name={name} size={24} />
            ) : bot !== undefined ? (
              // biome-ignore lint/suspicious/noArrayIndexKey: seats are told apart by their place
              <BotSeal key={i} size={24} />
            ) : (
              // biome-ignore lint/suspicious/noArrayIndexKey: seats are told apart by their place
              <FreeSeal key={i} size={24} />
            ),
          )}
        </p>
        <h3 className={styles.rowTitle}>
          {text.say('lobby.free-at', { n: free, player: hostName(room) ?? '' })}
        </h3>
        <p className={styles.note}>
          <SayMessage message={clockMessage(options.clock)} />
        </p>
        <p className={styles.note} data-presence={here > 0 ? 'here' : 'away'}>
          {text.say(here > 0 ? 'lobby.here' : 'lobby.nobody-here', { n: here })}{' '}
          {text.say('lobby.opened', { when: ago(text.language, Math.max(0, Date.now() - createdAt)) })}
        </p>
      </div>
      <Button disabled={isBusy || freeSeat(room) === undefined} onClick={onSit}>
        {text.say('lobby.sit')}
      </Button>
    </li>
  );
}
