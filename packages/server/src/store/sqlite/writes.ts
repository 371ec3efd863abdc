import { createHash } from 'node:crypto';
import type { DatabaseSync } from 'node:sqlite';
import { type Appended, type Session, type StatusId, StoreError } from '../store.ts';

/** Everything that changes the store, as data that can be sent to the thread that writes. Lists are JSON already. */
export type Write =
  | {
      readonly type: 'create-game';
      readonly id: string;
      readonly createdAt: number;
      readonly secret: string;
      readonly options: string;
      readonly listed: boolean;
      readonly seats: string;
    }
  | {
      readonly type: 'update-game';
      readonly id: string;
      readonly version: number;
      readonly status?: StatusId;
      readonly options?: string;
      readonly listed?: boolean;
      readonly seats?: string;
      readonly setup?: string;
    }
  | {
      readonly type: 'append';
      readonly id: string;
      readonly at: number;
      readonly entries: readonly string[];
      readonly key?: string;
    }
  | { readonly type: 'create-session'; readonly session: Session }
  | { readonly type: 'rename-session'; readonly id: string; readonly name: string }
  | { readonly type: 'delete-session'; readonly id: string };

type WriteOf<T extends Write['type']> = Extract<Write, { type: T }>;

/** What each write answers. */
export interface Answers {
  readonly 'create-game': undefined;
  readonly 'update-game': boolean;
  readonly append: Appended;
  readonly 'create-session': undefined;
  readonly 'rename-session': boolean;
  readonly 'delete-session': boolean;
}

type Hand = { readonly [T in Write['type']]: (write: WriteOf<T>) => Answers[T] };

/**
 * The hand that writes. It runs inside a transaction that many writes share, so each write refuses, with a `StoreError`,
 * before it has changed anything; whatever else is thrown spoils the whole transaction.
 */
export function handOn(db: DatabaseSync): (write: Write) => Answers[Write['type']] {
  const hand: Hand = { ...gamesOn(db), append: appendOn(db), ...sessionsOn(db) };
  return <T extends Write['type']>(write: WriteOf<T>) => hand[write.type as T](write);
}

function gamesOn(db: DatabaseSync): Pick<Hand, 'create-game' | 'update-game'> {
  const create = db.prepare(
    `INSERT INTO games (id, created_at, status, listed, version, secret, options, seats)
     VALUES (?, ?, 'open', ?, 1, ?, ?, ?) ON CONFLICT (id) DO NOTHING`,
  );
  const update = db.prepare(
    `UPDATE games SET version = version + 1, status = coalesce(?, status), options = coalesce(?, options),
       listed = coalesce(?, listed), seats = coalesce(?, seats), setup = coalesce(?, setup)
     WHERE id = ? AND version = ?`,
  );
  const find = finder(db);
  return {
    'create-game': ({ id, createdAt, listed, secret, options, seats }) => {
      const { changes } = create.run(id, createdAt, Number(listed), secret, options, seats);
      if (changes === 0) throw new StoreError('game-exists', 'There is a game with this id.');
      return undefined;
    },
    'update-game': ({ id, version, status, options, listed, seats, setup }) => {
      find(id);
      const now = [status, options, listed === undefined ? undefined : Number(listed), seats, setup];
      return update.run(...now.map((value) => value ?? null), id, version).changes === 1;
    },
  };
}

function appendOn(db: DatabaseSync): Hand['append'] {
  const find = finder(db);
  const count = db.prepare('SELECT max(number) + 1 AS count FROM entries WHERE game = ?');
  const done = db.prepare('SELECT count FROM requests WHERE game = ? AND key = ?');
  const add = db.prepare('INSERT INTO entries (game, number, entry) VALUES (?, ?, ?)');
  const remember = db.prepare('INSERT INTO requests (game, key, count) VALUES (?, ?, ?)');
  return ({ id, at, entries, key }) => {
    const game = find(id);
    const request = key === undefined ? undefined : shortened(key);
    const before = request && done.get(game, request)?.['count'];
    if (before !== undefined) return { outcome: 'already', count: Number(before) };
    const there = Number(count.get(game)?.['count'] ?? 0);
    if (there !== at) return { outcome: 'stale', count: there };
    for (const [i, entry] of entries.entries()) add.run(game, at + i, entry);
    if (request) remember.run(game, request, at + entries.length);
    return { outcome: 'appended', count: at + entries.length };
  };
}

function sessionsOn(db: DatabaseSync): Pick<Hand, 'create-session' | 'rename-session' | 'delete-session'> {
  const create = db.prepare(
    'INSERT INTO sessions (id, token_hash, name, created_at) VALUES (?, ?, ?, ?) ON CONFLICT DO NOTHING',
  );
  const rename = db.prepare('UPDATE sessions SET name = ? WHERE id = ?');
  const remove = db.prepare('DELETE FROM sessions WHERE id = ?');
  return {
    'create-session': ({ session: { id, tokenHash, name, createdAt } }) => {
      if (create.run(id, tokenHash, name, createdAt).changes === 0)
        throw new StoreError('session-exists', 'There is a session with this id or token.');
      return undefined;
    },
    'rename-session': ({ id, name }) => rename.run(name, id).changes === 1,
    'delete-session': ({ id }) => remove.run(id).changes === 1,
  };
}

/** The short number of a game. */
function finder(db: DatabaseSync): (id: string) => number {
  const find = db.prepare('SELECT game FROM games WHERE id = ?');
  return (id) => {
    const game = find.get(id)?.['game'];
    if (game === undefined) throw new StoreError('no-such-game', 'There is no game with this id.');
    return Number(game);
  };
}

/** Keys of any length cost a game eight bytes each; two keys of one game do not meet in 64 bits. */
const shortened = (key: string): Uint8Array => createHash('sha256').update(key).digest().subarray(0, 8);
