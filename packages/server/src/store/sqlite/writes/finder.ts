import type { DatabaseSync } from 'node:sqlite';
import { StoreError } from '../../problems.ts';

/** What the rows that belong to a game need of it. */
export interface Found {
  /** Its short number. */
  readonly game: number;
  readonly createdAt: number;
}

/** Finds a game by its id; refuses if there is none. */
export function finder(db: DatabaseSync): (id: string) => Found {
  const find = db.prepare('SELECT game, created_at FROM games WHERE id = ?');
  return (id) => {
    const row = find.get(id);
    if (row === undefined) throw new StoreError('no-such-game', 'There is no game with this id.');
    return { game: Number(row['game']), createdAt: Number(row['created_at']) };
  };
}
