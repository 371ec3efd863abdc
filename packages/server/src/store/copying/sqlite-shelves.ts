import type { DatabaseSync, SQLInputValue } from 'node:sqlite';
import type { Row } from '../rows.ts';
import type { OpenShelf, Source, Target } from './copy.ts';
import {
  type Cell,
  type EntryRow,
  GAME_COLUMNS,
  inOrder,
  type NoteRow,
  PERSON_TABLES,
  type PersonTable,
  placeOf,
  REPORT_COLUMNS,
  tidied,
  type WholeGame,
  type WholePerson,
} from './whole.ts';

/** A store in a file, for copying from and into. */
export function sqliteShelves(db: DatabaseSync): Source & Target {
  const swept = db.prepare(`SELECT value FROM house WHERE name = 'swept'`);
  const noteSwept = db.prepare(`INSERT OR REPLACE INTO house (name, value) VALUES ('swept', ?)`);
  return {
    games: gamesOn(db),
    people: peopleOn(db),
    swept: async () => {
      const row = swept.get();
      return row && Number(row['value']);
    },
    noteSwept: async (when) => {
      if (when !== undefined) noteSwept.run(when);
    },
  };
}

const GAMES_AT_ONCE = 50;
const PEOPLE_AT_ONCE = 500;
const [WATCH, CREATED_AT] = [placeOf('watch'), placeOf('created_at')];
const ASKED = '(SELECT value FROM json_each(?))';

function gamesOn(db: DatabaseSync): OpenShelf<WholeGame> {
  const names = GAME_COLUMNS.map(([name]) => name);
  const games = db.prepare(`SELECT game, id, ${names.join(', ')} FROM games WHERE id IN ${ASKED}`);
  const ofGame = (columns: string, table: string, order: string) =>
    db.prepare(`SELECT ${columns} FROM ${table} WHERE game = ? ORDER BY ${order}`);
  const entries = ofGame('after, entry', 'entries', 'number');
  const notes = ofGame('after, at, note', 'notes', 'number');
  const requests = ofGame('lower(hex(key)) AS key, count, of_notes', 'requests', 'key');
  const players = ofGame('person', 'players', 'person');
  const reports = ofGame(columnsOf(REPORT_COLUMNS), 'reports', 'note, by');

  const wholeOf = (row: Row): WholeGame => {
    const number = Number(row['game']);
    const createdAt = Number(row['created_at']);
    const time = ({ after }: Row): number => createdAt + Number(after);
    const lists = {
      entries: entries.all(number).map((one) => ({ time: time(one), entry: String(one['entry']) })),
      notes: notes.all(number).map((one) => ({
        time: time(one),
        at: Number(one['at']),
        note: tidied(String(one['note'])),
      })),
    };
    const keys = keysOf(requests.all(number), lists);
    return {
      id: String(row['id']),
      number,
      cells: names.map((name) => row[name] as Cell),
      people: players.all(number).map(({ person }) => String(person)),
      entries: lists.entries.map(
        ({ time, entry }, n): EntryRow => ({ time, key: keys.entries.get(n) ?? null, entry }),
      ),
      notes: lists.notes.map(
        ({ time, at, note }, n): NoteRow => ({ time, key: keys.notes.get(n) ?? null, at, note }),
      ),
      reports: cellsIn(reports.all(number), REPORT_COLUMNS),
    };
  };

  const write = writingOn(db);
  const numberOf = db.prepare('SELECT game FROM games WHERE id = ?');
  const inTheWay = db.prepare('SELECT game FROM games WHERE id = ? OR watch = ? OR game = ?');
  const drop = droppingOn(db);
  return {
    ...idsOn(db, 'games', GAMES_AT_ONCE),
    read: async (ids) => games.all(JSON.stringify(ids)).map(wholeOf),
    write: async (all) =>
      atOnce(db, () => {
        for (const one of all) {
          // The old version of this game, or another game that had its number and will be written later.
          for (const stale of inTheWay.all(one.id, one.cells[WATCH] ?? '', one.number))
            drop(Number(stale['game']));
          write(one);
        }
      }),
    drop: async (ids) =>
      atOnce(db, () => {
        for (const id of ids) for (const { game } of numberOf.all(id)) drop(Number(game));
      }),
  };
}

interface Keys {
  readonly entries: ReadonlyMap<number, string>;
  readonly notes: ReadonlyMap<number, string>;
}

/**
 * The keys of requests, at the last row that each made. Nobody knows to which list an old one belongs: it is stored with both,
 * unless another one has its place. In the wrong list it is never found, because the name of the list is part of what was hashed.
 */
function keysOf(
  requests: readonly Row[],
  { entries, notes }: { readonly entries: readonly unknown[]; readonly notes: readonly unknown[] },
): Keys {
  const keys = { entries: new Map<number, string>(), notes: new Map<number, string>() };
  const lastRow = ({ count }: Row): number => Number(count) - 1;
  for (const row of requests)
    if (row['of_notes'] !== null)
      (row['of_notes'] === 1 ? keys.notes : keys.entries).set(lastRow(row), String(row['key']));
  const old = Map.groupBy(
    requests.filter(({ of_notes }) => of_notes === null),
    lastRow,
  );
  for (const [n, [one, other = one]] of old) {
    if (n < entries.length && !keys.entries.has(n)) keys.entries.set(n, String(one?.['key']));
    if (n < notes.length && !keys.notes.has(n)) keys.notes.set(n, String(other?.['key']));
  }
  return keys;
}

function writingOn(db: DatabaseSync): (game: WholeGame) => void {
  const game = inserting(db, 'games', ['game', 'id', ...GAME_COLUMNS.map(([name]) => name)]);
  const player = inserting(db, 'players', ['game', 'person']);
  const report = inserting(db, 'reports', ['game', ...REPORT_COLUMNS.map(([name]) => name)]);
  const entry = inserting(db, 'entries', ['game', 'number', 'after', 'entry']);
  const note = inserting(db, 'notes', ['game', 'number', 'after', 'at', 'note']);
  // A key in both lists is one of which nobody knows the list.
  const request = db.prepare(
    `INSERT INTO requests (game, key, count, of_notes) VALUES (?, unhex(?), ?, ?)
     ON CONFLICT DO UPDATE SET of_notes = NULL`,
  );
  return ({ id, number, cells, people, entries, notes, reports }) => {
    const createdAt = Number(cells[CREATED_AT]);
    game(number, id, ...cells);
    for (const person of people) player(number, person);
    for (const [n, { time, key, entry: text }] of entries.entries()) {
      entry(number, n, time - createdAt, text);
      if (key !== null) request.run(number, key, n + 1, 0);
    }
    for (const [n, { time, key, at, note: text }] of notes.entries()) {
      note(number, n, time - createdAt, at, text);
      if (key !== null) request.run(number, key, n + 1, 1);
    }
    for (const row of reports) report(number, ...row);
  };
}

function droppingOn(db: DatabaseSync): (game: number) => void {
  const emptied = ['entries', 'notes', 'requests', 'players', 'reports', 'games'].map((table) =>
    db.prepare(`DELETE FROM ${table} WHERE game = ?`),
  );
  return (game) => {
    for (const rows of emptied) rows.run(game);
  };
}

function peopleOn(db: DatabaseSync): OpenShelf<WholePerson> {
  const tables = PERSON_TABLES.map((table: PersonTable) => ({
    columns: table.columns,
    read: db.prepare(`SELECT ${columnsOf(table.columns)} FROM ${table.name} WHERE ${table.person} = ?`),
    insert: inserting(
      db,
      table.name,
      table.columns.map(([name]) => name),
    ),
  }));
  // Whatever belongs to a person is deleted with them.
  const forget = db.prepare('DELETE FROM persons WHERE id = ?');
  const wholeOf = (id: string): WholePerson => ({
    id,
    tables: tables.map(({ read, columns }) => inOrder(cellsIn(read.all(id), columns))),
  });
  const shelf = idsOn(db, 'persons', PEOPLE_AT_ONCE);
  return {
    ...shelf,
    read: async (ids) => [...(await shelf.known(ids))].map(wholeOf),
    write: async (all) =>
      atOnce(db, () => {
        for (const { id, tables: rows } of all) {
          forget.run(id);
          for (const [i, { insert }] of tables.entries()) for (const row of rows[i] ?? []) insert(...row);
        }
      }),
    drop: async (ids) =>
      atOnce(db, () => {
        for (const id of ids) forget.run(id);
      }),
  };
}

function idsOn(
  db: DatabaseSync,
  table: 'games' | 'persons',
  most: number,
): Pick<OpenShelf<unknown>, 'count' | 'ids' | 'known'> {
  const count = db.prepare(`SELECT count(*) AS count FROM ${table}`);
  const after = db.prepare(`SELECT id FROM ${table} WHERE id > ? ORDER BY id LIMIT ?`);
  const known = db.prepare(`SELECT id FROM ${table} WHERE id IN ${ASKED}`);
  const idsIn = (rows: readonly Row[]): readonly string[] => rows.map(({ id }) => String(id));
  return {
    count: async () => Number(count.get()?.['count']),
    async *ids() {
      for (
        let ids = idsIn(after.all('', most));
        ids.length > 0;
        ids = idsIn(after.all(ids.at(-1) ?? '', most))
      )
        yield ids;
    },
    known: async (ids) => new Set(idsIn(known.all(JSON.stringify(ids)))),
  };
}

/** Any row in the way is stale, and is replaced. */
function inserting(
  db: DatabaseSync,
  table: string,
  columns: readonly string[],
): (...cells: readonly SQLInputValue[]) => void {
  const insert = db.prepare(
    `INSERT OR REPLACE INTO ${table} (${columns.join(', ')}) VALUES (${columns.map(() => '?').join(', ')})`,
  );
  return (...cells) => void insert.run(...cells);
}

const columnsOf = (columns: PersonTable['columns']): string => columns.map(([name]) => name).join(', ');

const cellsIn = (rows: readonly Row[], columns: PersonTable['columns']): readonly (readonly Cell[])[] =>
  rows.map((row) => columns.map(([name]) => row[name] as Cell));

function atOnce(db: DatabaseSync, work: () => void): void {
  db.exec('BEGIN IMMEDIATE');
  try {
    work();
    db.exec('COMMIT');
  } catch (problem) {
    if (db.isTransaction) db.exec('ROLLBACK');
    throw problem;
  }
}
