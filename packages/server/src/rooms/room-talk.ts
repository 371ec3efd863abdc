import type { RoomLine, RoomWords } from '@hinode/wire';
import type { NewGame } from '../store/store.ts';
import { seatOf } from './room.ts';

/**
 * What is said and done in rooms while people wait. It is kept in memory only, for those who sit there now, and gone when
 * the game begins or the server starts anew.
 */
export interface RoomTalk {
  say(room: string, session: string, words: RoomWords): void;
  /** The lines of those who sit there, the oldest first. */
  in(room: Pick<NewGame, 'id' | 'seats'>): readonly RoomLine[];
  forget(room: string): void;
}

interface Line {
  readonly n: number;
  readonly session: string;
  readonly words: RoomWords;
  readonly when: number;
}

const MOST_LINES = 40;
const MOST_ROOMS = 2_000;

export function newRoomTalk(now: () => number): RoomTalk {
  const said = new Map<string, readonly Line[]>();
  return {
    say: (room, session, words) => {
      const before = said.get(room) ?? [];
      const n = (before.at(-1)?.n ?? -1) + 1;
      // The room that was silent for longest is the first to be forgotten.
      said.delete(room);
      said.set(room, [...before, { n, session, words, when: now() }].slice(-MOST_LINES));
      const [oldest] = said.keys();
      if (said.size > MOST_ROOMS && oldest !== undefined) said.delete(oldest);
    },
    in: (room) =>
      (said.get(room.id) ?? []).flatMap(({ session, n, words, when }) => {
        const seat = seatOf(room, session);
        return seat < 0 ? [] : [{ n, seat, ...words, when }];
      }),
    forget: (room) => void said.delete(room),
  };
}
