import type { GameChange, GameOptions, Store, StoredGame } from '../store/store.ts';
import { newRoom, type Person, ROOM_REFUSALS, type RoomRefusal, type Sitting, sit } from './room.ts';

/** The rooms of a server, kept in its store. */
export interface Rooms {
  /** Opens a room; whoever does so sits in it. */
  open(options: GameOptions, person: Person, sitting: Sitting): Promise<StoredGame | RoomRefusal>;
  room(id: string): Promise<StoredGame | undefined>;
  /** Rooms that wait for players and may be found by everybody, the newest first. */
  lobby(): Promise<readonly StoredGame[]>;
  /** Carries out a wish of somebody in a room; two at the same time do not overwrite each other. */
  change(id: string, wish: (room: StoredGame) => GameChange | RoomRefusal): Promise<StoredGame | RoomRefusal>;
}

const MOST_LISTED = 100;

export const isRefused = <T extends object>(outcome: T | RoomRefusal): outcome is RoomRefusal =>
  ROOM_REFUSALS.some((refusal) => refusal === outcome);

export function roomsIn(store: Store, now: () => number): Rooms {
  const change: Rooms['change'] = async (id, wish) => {
    const room = await store.game(id);
    if (room === undefined) return 'no-such-game';
    const wished = wish(room);
    if (isRefused(wished)) return wished;
    const done = await store.updateGame(id, wished, room.version);
    // Somebody else was quicker: the wish is judged again on the room as it is now.
    return done ? ((await store.game(id)) ?? 'no-such-game') : change(id, wish);
  };
  return {
    open: async (options, person, sitting) => {
      const room = newRoom(options, now());
      const first = sit({ ...room, status: 'open', version: 0, count: 0 }, person, sitting);
      if (isRefused(first)) return first;
      await store.createGame({ ...room, ...(first.seats && { seats: first.seats }) });
      return (await store.game(room.id)) ?? 'no-such-game';
    },
    room: (id) => store.game(id),
    lobby: () => store.openGames(MOST_LISTED),
    change,
  };
}
