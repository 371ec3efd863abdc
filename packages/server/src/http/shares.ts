import type { Limits, Part } from '../limits/limits.ts';
import { networkOf } from '../limits/network.ts';
import { hasPlace, type RoomRefusal } from '../rooms/room.ts';
import { isRefused } from '../rooms/rooms.ts';
import type { Store, StoredGame } from '../store/store.ts';
import { inTurn, type Queue } from '../table/in-turn.ts';

/**
 * What all share, the list of open rooms and the thread of the bots, in fair parts: so much of it one person may have at
 * once, and so much one address. Gives what was taken, why it could not be, or `too-many`.
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
  /** Does this game take a part of it now? */
  readonly counts: (game: StoredGame) => boolean;
}

/** The latest games of a person are looked through for those that count. */
const LATEST = 100;
/** Addresses that are remembered; whoever runs a server for more people restarts it less often than that. */
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
    // One that waits for texts to be revealed begins by itself.
    counts: (game) => (game.status === 'beginning' || game.status === 'playing') && hasBots(game),
  }),
});

function shareOf(store: Store, { counts, ofPerson, ofAddress }: Counted): Share {
  /** Which games came from an address since the start of the server. */
  const from = new Map<string, { readonly games: Set<string>; readonly queue: Queue }>();

  const near = (address: string) => {
    const known = from.get(address) ?? { games: new Set<string>(), queue: inTurn() };
    // The latest to come are the last to be forgotten.
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
    // One after another: whoever asks twenty times at once is counted twenty times.
    return queue.run(async () => {
      const own = (await store.gamesOf(person, LATEST)).filter(
        // Whoever has opened a room sits in it only once they have sealed a text.
        (game) => counts(game) && hasPlace(game, person),
      );
      if (own.length >= ofPerson || (await isOver(games))) return 'too-many';
      const taken = await take();
      if (!isRefused(taken)) games.add(taken.id);
      return taken;
    });
  };
}
