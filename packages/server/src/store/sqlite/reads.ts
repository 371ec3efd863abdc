import type { DatabaseSync } from 'node:sqlite';
import type { Entry } from '@hinode/engine';
import type { Session, StatusId, StoredGame } from '../store.ts';

/** What can be asked of the store. Only what is committed is seen. */
export interface Reads {
  game(id: string): StoredGame | undefined;
  openGames(limit: number): readonly StoredGame[];
  entries(id: string, from: number): readonly Entry[];
  session(tokenHash: string): Session | undefined;
}

type Row = Readonly<Record<string, unknown>>;

const GAME = `SELECT *, (SELECT coalesce(max(number) + 1, 0) FROM entries WHERE entries.game = games.game) AS count
  FROM games`;

export function readsOn(db: DatabaseSync): Reads {
  const one = db.prepare(`${GAME} WHERE id = ?`);
  const open = db.prepare(
    `${GAME} WHERE status = 'open' AND listed = 1 ORDER BY created_at DESC, game DESC LIMIT ?`,
  );
  const entries = db.prepare(
    `SELECT entry FROM entries WHERE game = (SELECT game FROM games WHERE id = ?) AND number >= ?
     ORDER BY number`,
  );
  const session = db.prepare('SELECT * FROM sessions WHERE token_hash = ?');
  return {
    game: (id) => gameOf(one.get(id)),
    openGames: (limit) => open.all(limit).flatMap((row) => gameOf(row) ?? []),
    entries: (id, from) => entries.all(id, from).map(({ entry }) => JSON.parse(String(entry))),
    session: (tokenHash) => sessionOf(session.get(tokenHash)),
  };
}

const gameOf = (row: Row | undefined): StoredGame | undefined =>
  row && {
    id: String(row['id']),
    createdAt: Number(row['created_at']),
    options: JSON.parse(String(row['options'])),
    seats: JSON.parse(String(row['seats'])),
    secret: String(row['secret']),
    status: row['status'] as StatusId,
    version: Number(row['version']),
    count: Number(row['count']),
    ...(row['setup'] !== null && { setup: JSON.parse(String(row['setup'])) }),
  };

const sessionOf = (row: Row | undefined): Session | undefined =>
  row && {
    id: String(row['id']),
    tokenHash: String(row['token_hash']),
    name: String(row['name']),
    createdAt: Number(row['created_at']),
  };
