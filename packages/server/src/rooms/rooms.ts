import {
  type GameChange,
  type GameOptions,
  type Store,
  type StoredGame,
  StoreError,
} from '../store/store.ts';
import { rematchOf } from './rematch.ts';
import {
  isDeserted,
  newRoom,
  type Person,
  ROOM_REFUSALS,
  type RoomRefusal,
  type Sitting,
  sit,
} from './room.ts';

/** The rooms of a server, kept in its store. */
export interface Rooms {
  /** Opens a room; whoever does so sits in it. */
  open(options: GameOptions, person: Person, sitting: Sitting): Promise<StoredGame | RoomRefusal>;
  room(id: string): Promise<StoredGame | undefined>;
  /** Rooms that wait for players and may be found by everybody, the newest first. */
  lobby(): Promise<readonly StoredGame[]>;
  /**
   * Carries out a wish of somebody in a room; two at the same time do not overwrite each other. When the last person
   * leaves, the room is gone; what is given is how it was left.
   */
  change(id: string, wish: (room: StoredGame) => GameChange | RoomRefusal): Promise<StoredGame | RoomRefusal>;
  /** The room where the same people play again: made when the first of them asks, who is told that it is new. */
  rematch(id: string, person: Person): Promise<Rematch | RoomRefusal>;
}

export interface Rematch {
  readonly room: StoredGame;
  readonly isNew: boolean;
}

const MOST_LISTED = 100;
/** Whoever opened a room that nobody wanted for so long has forgotten it. Its link still works. */
const LISTED_FOR = 14 * 24 * 60 * 60_000;

export const isRefused = <T extends object>(outcome: T | RoomRefusal): outcome is RoomRefusal =>
  ROOM_REFUSALS.some((refusal) => refusal === outcome);

export function roomsIn(store: Store, now: () => number): Rooms {
  const change: Rooms['change'] = async (id, wish) => {
    const room = await store.game(id);
    if (room === undefined) return 'no-such-game';
    const wished = wish(room);
    if (isRefused(wished)) return wished;
    const { seats } = wished;
    if (seats !== undefined && isDeserted(room, seats)) {
      const gone = await store.deleteGame(id, room.version);
      return gone ? { ...room, seats } : change(id, wish);
    }
    const done = await unlessGone(store.updateGame(id, { ...wished, touchedAt: now() }, room.version));
    if (done === undefined) return 'no-such-game';
    // Somebody else was quicker: the wish is judged again on the room as it is now.
    return done ? ((await store.game(id)) ?? 'no-such-game') : change(id, wish);
  };
  const rematch: Rooms['rematch'] = async (id, person) => {
    const game = await store.game(id);
    if (game === undefined) return 'no-such-game';
    const next = rematchOf(game, person, now());
    if (isRefused(next)) return next;
    const known = game.rematch === undefined ? undefined : await store.game(game.rematch);
    if (known !== undefined) return { room: known, isNew: false };
    await store.createGame(next);
    if (await store.updateGame(id, { rematch: next.id }, game.version)) {
      const room = await store.game(next.id);
      return room ? { room, isNew: true } : 'no-such-game';
    }
    // Somebody else asked at the same time: theirs may be the one.
    await store.deleteGame(next.id);
    return rematch(id, person);
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
    lobby: async () =>
      (await store.openGames(MOST_LISTED)).filter(({ createdAt }) => now() - createdAt < LISTED_FOR),
    change,
    rematch,
  };
}

/** Between a look at a room and a change of it the room may be gone. */
async function unlessGone<T>(changed: Promise<T>): Promise<T | undefined> {
  try {
    return await changed;
  } catch (problem) {
    if (problem instanceof StoreError && problem.code === 'no-such-game') return undefined;
    throw problem;
  }
}
