import {
  type GameChange,
  type GameOptions,
  type Store,
  type StoredGame,
  StoreError,
} from '../store/store.ts';
import { beginIfDue } from './beginning.ts';
import { whyNotPlayed } from './options.ts';
import { newPresence, type Presence } from './presence.ts';
import { rematchOf } from './rematch.ts';
import {
  hostOf,
  isDeserted,
  keepSeat,
  newRoom,
  type Person,
  ROOM_REFUSALS,
  type RoomRefusal,
  type Sitting,
  sit,
} from './room.ts';

import { newRoomTalk, type RoomTalk } from './room-talk.ts';

/** The rooms of a server, kept in its store. */
export interface Rooms {
  /** Opens a room; whoever does so sits in it with a text in the open, or finds the seat kept to seal one. */
  open(options: GameOptions, person: Person, sitting: Sitting): Promise<StoredGame | RoomRefusal>;
  /** A room as it is now: one where nobody is waited for any longer has begun. */
  room(id: string): Promise<StoredGame | undefined>;
  byWatch(watch: string): Promise<StoredGame | undefined>;
  /**
   * Rooms that wait for players and may be found by everybody: the newest of each person who speaks for one, then the
   * next of each, and so on.
   */
  lobby(): Promise<readonly StoredGame[]>;
  /**
   * Carries out a wish of somebody in a room; two at the same time do not overwrite each other. When the last person
   * leaves, the room is gone; what is given is how it was left.
   */
  change(id: string, wish: (room: StoredGame) => GameChange | RoomRefusal): Promise<StoredGame | RoomRefusal>;
  /** Who is in the rooms now, and what they say there. */
  readonly presence: Presence;
  readonly talk: RoomTalk;
  /** The room where the same people play again: made when the first of them asks, who is told that it is new. */
  rematch(id: string, person: Person): Promise<Rematch | RoomRefusal>;
}

export interface Rematch {
  readonly room: StoredGame;
  readonly isNew: boolean;
}

const MOST_LISTED = 100;
/** So many of the newest take turns for a place in the list. */
const LOOKED_THROUGH = 400;
/** A room whose people have been gone for so long is not listed, until one of them comes back. Its link still works. */
const LISTED_ALONE = 60 * 60_000;

export const isRefused = <T extends object>(outcome: T | RoomRefusal): outcome is RoomRefusal =>
  ROOM_REFUSALS.some((refusal) => refusal === outcome);

/** `begun` is called with the id of each game that begins. */
export function roomsIn(
  store: Store,
  now: () => number,
  begun: (id: string) => Promise<unknown> = async () => {},
  presence = newPresence(now),
): Rooms {
  const talk = newRoomTalk(now);
  const asItIsNow = async (found: StoredGame | undefined): Promise<StoredGame | undefined> => {
    const due = found && beginIfDue(found, now());
    if (found === undefined || due === undefined) return found;
    // Somebody else may have begun it just now.
    if (await unlessGone(store.updateGame(found.id, due, found.version))) await begun(found.id);
    return asItIsNow(await store.game(found.id));
  };
  const current: Rooms['room'] = async (id) => asItIsNow(await store.game(id));

  const change: Rooms['change'] = async (id, wish) => {
    const room = await current(id);
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
    if (done && wished.status === 'playing') {
      talk.forget(id);
      await begun(id);
    }
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
      const cannot = whyNotPlayed(options);
      if (cannot !== undefined) return cannot;
      const room = newRoom(options, now());
      const empty: StoredGame = { ...room, status: 'open', version: 0, count: 0 };
      const sealsLater = sitting.contribution === undefined && sitting.commitment === undefined;
      const first = sealsLater ? keepSeat(empty, person, sitting) : sit(empty, person, sitting);
      if (isRefused(first)) return first;
      await store.createGame({ ...room, ...(first.seats && { seats: first.seats }) });
      return (await store.game(room.id)) ?? 'no-such-game';
    },
    room: current,
    byWatch: async (watch) => asItIsNow(await store.byWatch(watch)),
    lobby: async () =>
      inRotation(
        (await store.openGames(LOOKED_THROUGH)).filter(
          (room) => now() - presence.lastSeen(room) < LISTED_ALONE,
        ),
      ).slice(0, MOST_LISTED),
    change,
    presence,
    talk,
    rematch,
  };
}

/** However many rooms somebody has, each of the others' first ones comes before the second of theirs. */
function inRotation(rooms: readonly StoredGame[]): readonly StoredGame[] {
  const seen = new Map<string, number>();
  const rounds = rooms.map((room) => {
    const whose = ownerOf(room);
    const round = seen.get(whose) ?? 0;
    seen.set(whose, round + 1);
    return { room, round };
  });
  return rounds.sort((a, b) => a.round - b.round).map(({ room }) => room);
}

/** Who speaks for a room; as long as nobody sits there, whoever it waits for. */
function ownerOf(room: StoredGame): string {
  const by = room.seats[hostOf(room)]?.by ?? room.seats.find(({ keptFor }) => keptFor)?.keptFor;
  return by && 'session' in by ? by.session : room.id;
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
