import {
  checkChange,
  checkFrom,
  checkLimit,
  checkName,
  checkNewGame,
  checkSession,
  entriesAsText,
} from '../check.ts';
import type { Store } from '../store.ts';
import { openForReading } from './database.ts';
import { CLOSED, openGroup } from './group.ts';
import { readsOn } from './reads.ts';

/**
 * The store in one file of a data folder. One thread writes and waits for the disk; reading is done here and now, and
 * is never in the way of writing. A second program on the same folder is safe: appends are conditional inside the
 * transaction, so it is only ever told `stale`.
 */
export async function openSqliteStore(folder: string): Promise<Store> {
  const group = await openGroup(folder);
  const db = openForReading(folder);
  const reads = readsOn(db);
  const whenOpen = <T>(read: () => T): T => {
    if (!db.isOpen) throw CLOSED();
    return read();
  };

  return {
    createGame: async (game) => {
      checkNewGame(game);
      const { id, createdAt, secret, options, seats } = game;
      return group.write({
        type: 'create-game',
        id,
        createdAt,
        secret,
        options: JSON.stringify(options),
        listed: options.listed,
        seats: JSON.stringify(seats),
      });
    },
    game: async (id) => whenOpen(() => reads.game(id)),
    openGames: async (limit) => {
      checkLimit(limit);
      return whenOpen(() => reads.openGames(limit));
    },
    updateGame: async (id, change, expectedVersion) => {
      checkChange(change, expectedVersion);
      const { status, options, seats, setup } = change;
      return group.write({
        type: 'update-game',
        id,
        version: expectedVersion,
        ...(status && { status }),
        ...(options && { options: JSON.stringify(options), listed: options.listed }),
        ...(seats && { seats: JSON.stringify(seats) }),
        ...(setup && { setup: JSON.stringify(setup) }),
      });
    },
    append: async (id, at, entries, requestKey) => {
      const texts = entriesAsText(at, entries, requestKey);
      return group.write({
        type: 'append',
        id,
        at,
        entries: texts,
        ...(requestKey !== undefined && { key: requestKey }),
      });
    },
    entries: async (id, from) => {
      checkFrom(from);
      return whenOpen(() => reads.entries(id, from));
    },
    createSession: async (session) => {
      checkSession(session);
      return group.write({ type: 'create-session', session });
    },
    session: async (tokenHash) => whenOpen(() => reads.session(tokenHash)),
    renameSession: async (id, name) => {
      checkName(name);
      return group.write({ type: 'rename-session', id, name });
    },
    deleteSession: (id) => group.write({ type: 'delete-session', id }),
    close: async () => {
      if (db.isOpen) db.close();
      await group.close();
    },
  };
}
