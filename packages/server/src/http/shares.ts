import type { Limits, Part } from '../limits/limits.ts';
import { networkOf } from '../limits/network.ts';
import { hasPlace, type RoomRefusal } from '../rooms/room.ts';
import { isRefused } from '../rooms/rooms.ts';
import type { Store, StoredGame } from '../store/store.ts';
import { inTurn, type Queue } from '../table/in-turn.ts';

/**
 * Divides fairly what everybody shares, which is the list of open rooms and the thread of the bots: one person may have so much
 * of it at once, and one address so much. Returns what was taken, why it could not be, or `too-many`.
 */
export type Share = (
  person: string,
  address: string,
  take: () => Promise<StoredGame | RoomRefusal>,
) => Promise<StoredGame | RoomRefusal | 'too-many'>;

export interface Shares {
  readonly listedRoom: Share;
  readonly botTable: Share;
}

interface Counted extends Part {
  /** Does this game use some of it now? */
  readonly counts: (game: StoredGame) => boolean;
}

/** Only a person's latest games are checked for those that count. */
const LATEST = 100;
/** How many addresses are remembered; a server for more people is restarted often enough. */
const MOST_ADDRESSES = 10_000;

export const hasBots = ({ seats }: Pick<StoredGame, 'seats'>): boolean =>
  seats.some(({ by }) => by !== undefined && 'bot' in by);

export const sharesOf = (store: Store, { listedRooms, botTables }: Limits): Shares => ({
  listedRoom: shareOf(store, {
    ...listedRooms,
    counts: ({ status, options }) => status === 'open' && options.listed,
  }),
  botTable: shareOf(store, {
    ...botTables,
    // A game that waits for texts to be revealed begins by itself.
    counts: (game) => (game.status === 'beginning' || game.status === 'playing') && hasBots(game),
  }),
});

function shareOf(store: Store, { counts, ofPerson, ofAddress }: Counted): Share {
  /** Which games came from an address since the server started. */
  const from = new Map<string, { readonly games: Set<string>; readonly queue: Queue }>();

  const near = (address: string) => {
    const known = from.get(address) ?? { games: new Set<string>(), queue: inTurn() };
    // The most recent come last, and are forgotten last.
    from.delete(address);
    from.set(address, known);
    const [oldest] = from.keys();
    if (from.size > MOST_ADDRESSES && oldest !== undefined) from.delete(oldest);
    return known;
  };

  const isOver = async (games: Set<string>): Promise<boolean> => {
    if (games.size < ofAddress) return false;
    for (const id of games) {
      const game = await store.game(id);
      if (game === undefined || !counts(game)) games.delete(id);
    }
    return games.size >= ofAddress;
  };

  return (person, address, take) => {
    const { games, queue } = near(networkOf(address));
    // One after another, so that somebody who asks twenty times at once is counted twenty times.
    return queue.run(async () => {
      const own = (await store.gamesOf(person, LATEST)).filter(
        // The person who opened a room has a seat in it only after sealing a text.
        (game) => counts(game) && hasPlace(game, person),
      );
      if (own.length >= ofPerson || (await isOver(games))) return 'too-many';
      const taken = await take();
      if (!isRefused(taken)) games.add(taken.id);
      return taken;
    });
  };
}
