import type { ShownRoom } from '@hinode/wire';
import { type ReactNode, useState } from 'react';
import { Say, useText } from '../app/language.tsx';
import { Emblem } from '../art/emblem.tsx';
import { call } from '../online/api.ts';
import styles from '../online/online.module.css';
import { keepSeated, newContribution } from '../online/seated.ts';
import { LEVELS, type Level } from '../setup/draft.ts';
import { Button } from '../ui/button.tsx';

interface Props {
  /** Who looks at it. */
  readonly name: string;
  readonly room: ShownRoom;
  readonly seat: number;
  readonly isHost: boolean;
  readonly isBusy: boolean;
  readonly onTake: (take: () => Promise<ShownRoom>) => void;
  readonly onChange: (method: 'POST' | 'DELETE', path: string, body?: unknown) => void;
}

/** One seat: who has it, or how to get it. */
export function RoomSeat({ name: me, room, seat, isHost, isBusy, onTake, onChange }: Props) {
  const text = useText();
  const { name, bot, clan, keptFor } = room.seats[seat] ?? {};
  const isFree = name === undefined && bot === undefined;
  const isMine = room.mine === seat;
  return (
    <li className={styles.card} data-seat={seat}>
      {clan === undefined ? (
        <span className={styles.noClan} />
      ) : (
        <Emblem clan={clan} size={40} title={text.name(clan)} />
      )}
      <div className={styles.about}>
        <p className={styles.status}>
          <Who room={room} seat={seat} />
        </p>
        {clan !== undefined && <p className={styles.note}>{text.name(clan)}</p>}
      </div>
      <div className={styles.row}>
        {isFree && room.mine === undefined && (keptFor ?? me) === me && (
          <Button look="primary" disabled={isBusy} onClick={() => onTake(() => sitDown(room, seat))}>
            {text.say('room.sit')}
          </Button>
        )}
        {isFree && isHost && (
          <SeatBot isBusy={isBusy} onSeat={(level) => onChange('POST', 'bots', { seat, level })} />
        )}
        {!isFree && isHost && !isMine && (
          <Button look="quiet" disabled={isBusy} onClick={() => onChange('DELETE', `seats/${seat}`)}>
            {text.say('room.clear')}
          </Button>
        )}
      </div>
    </li>
  );
}

/** Takes a seat with a part of the seed made here, and remembers what was promised. */
async function sitDown({ id }: ShownRoom, seat: number): Promise<ShownRoom> {
  const contribution = newContribution();
  const room = await call<ShownRoom>('POST', `games/${id}/seats`, { seat, contribution });
  keepSeated(id, { promise: room.promise, contribution });
  return room;
}

function Who({ room, seat }: Pick<Props, 'room' | 'seat'>): ReactNode {
  const { name, bot, keptFor } = room.seats[seat] ?? {};
  if (bot !== undefined) return <Say k="setup.bot" values={{ level: { name: `level.${bot}` } }} />;
  if (name === undefined)
    return keptFor === undefined ? <Say k="room.free" /> : <Say k="room.kept" values={{ player: keptFor }} />;
  if (room.mine === seat) return <Say k="room.you" values={{ player: name }} />;
  return room.host === seat ? <Say k="room.host" values={{ player: name }} /> : <bdi>{name}</bdi>;
}

interface SeatBotProps {
  readonly isBusy: boolean;
  readonly onSeat: (level: Level) => void;
}

function SeatBot({ isBusy, onSeat }: SeatBotProps) {
  const text = useText();
  const [level, setLevel] = useState<Level>('samurai');
  return (
    <>
      <select
        className={styles.select}
        aria-label={text.say('room.bot-level')}
        value={level}
        onChange={({ target }) => setLevel(target.value as Level)}
      >
        {LEVELS.map((known) => (
          <option key={known} value={known}>
            {text.say('setup.bot', { level: { name: `level.${known}` } })}
          </option>
        ))}
      </select>
      <Button disabled={isBusy} onClick={() => onSeat(level)}>
        {text.say('room.seat-bot')}
      </Button>
    </>
  );
}
