import type { DatabaseSync, StatementSync } from 'node:sqlite';
import type { KeptText } from '../../kept-store.ts';
import { shortened } from '../../request-keys.ts';
import type { Appended, Ending } from '../../store.ts';
import { finder } from './finder.ts';

/** The two lists of a game that only grow. What is added is JSON already. */
export function listsOn(db: DatabaseSync) {
  const find = finder(db);
  const addEntry = db.prepare('INSERT INTO entries (game, number, after, entry) VALUES (?, ?, ?, ?)');
  const addNote = db.prepare('INSERT INTO notes (game, number, after, at, note) VALUES (?, ?, ?, ?, ?)');
  const grow = growingOn(db);
  const end = endingOn(db);
  const entries = listOf(db, 'entries');
  const notes = listOf(db, 'notes');
  return {
    append: (
      id: string,
      at: number,
      texts: readonly string[],
      key: string | undefined,
      when: number,
      ending: Ending | undefined,
    ): Appended => {
      const { game, createdAt } = find(id);
      const appended = grow({ game, list: entries, at, key: shortened('entries', key) }, texts, (text, n) =>
        addEntry.run(game, n, when - createdAt, text),
      );
      return end(game, appended, ending);
    },
    addNotes: (
      id: string,
      n: number,
      kept: readonly KeptText[],
      key: string | undefined,
      ending: Ending | undefined,
    ): Appended => {
      const { game, createdAt } = find(id);
      const appended = grow({ game, list: notes, at: n, key: shortened('notes', key) }, kept, (one, number) =>
        addNote.run(game, number, one.when - createdAt, one.at, one.note),
      );
      return end(game, appended, ending);
    },
  };
}

interface List {
  readonly name: 'entries' | 'notes';
  readonly length: StatementSync;
}

const listOf = (db: DatabaseSync, name: List['name']): List => ({
  name,
  length: db.prepare(`SELECT max(number) + 1 AS count FROM ${name} WHERE game = ?`),
});

interface Growing {
  readonly game: number;
  readonly list: List;
  readonly at: number;
  readonly key: Uint8Array | undefined;
}

/** Adds to a list if it has the length that was said, and the request did not come before. */
function growingOn(db: DatabaseSync) {
  const done = db.prepare('SELECT count FROM requests WHERE game = ? AND key = ?');
  const remember = db.prepare('INSERT INTO requests (game, key, count, of_notes) VALUES (?, ?, ?, ?)');
  return <T>(
    { game, list, at, key }: Growing,
    added: readonly T[],
    add: (one: T, number: number) => void,
  ): Appended => {
    const before = key && done.get(game, key)?.['count'];
    if (before !== undefined) return { outcome: 'already', count: Number(before) };
    const there = Number(list.length.get(game)?.['count'] ?? 0);
    if (there !== at) return { outcome: 'stale', count: there };
    for (const [i, one] of added.entries()) add(one, at + i);
    const count = at + added.length;
    if (key) remember.run(game, key, count, Number(list.name === 'notes'));
    return { outcome: 'appended', count };
  };
}

/** Writes how the game stands with what was added, in the same transaction. */
function endingOn(db: DatabaseSync) {
  const stand = db.prepare(
    `UPDATE games SET status = ?, ended_at = ?, result = ?, may_be_over = 0, version = version + 1 WHERE game = ?`,
  );
  return (game: number, appended: Appended, ending: Ending | undefined): Appended => {
    if (ending === undefined || appended.outcome !== 'appended') return appended;
    const { endedAt, result } = ending.status === 'over' ? ending : {};
    stand.run(ending.status, endedAt ?? null, result ? JSON.stringify(result) : null, game);
    return appended;
  };
}
