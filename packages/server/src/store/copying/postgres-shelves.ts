import type { Note } from '@hinode/wire';
import type { Client } from 'pg';
import { asStoreError } from '../postgres/failures.ts';
import { seatedOn } from '../postgres/games.ts';
import { noteColumns } from '../postgres/lists.ts';
import { withWords } from '../postgres/talk.ts';
import type { Row } from '../rows.ts';
import type { Seat } from '../store.ts';
import type { OpenShelf, Source, Target } from './copy.ts';
import {
  type Cell,
  type Columns,
  GAME_COLUMNS,
  inOrder,
  PERSON_TABLES,
  type PersonTable,
  placeOf,
  REPORT_COLUMNS,
  type WholeGame,
  type WholePerson,
} from './whole.ts';

/** A store on PostgreSQL, over one connection, for copying from and into. */
export function postgresShelves(client: Client): Source & Target {
  const ask = asking(client);
  return {
    games: gamesOn(ask),
    people: peopleOn(ask),
    swept: async () => {
      const [row] = await ask(`SELECT value FROM house WHERE name = 'swept'`);
      return row && Number(row['value']);
    },
    noteSwept: async (when) => {
      if (when !== undefined)
        await ask(
          `INSERT INTO house (name, value) VALUES ('swept', $1) ON CONFLICT (name) DO UPDATE SET value = $1`,
          when,
        );
    },
  };
}

/** Runs queries over one connection. */
export type Ask = (text: string, ...values: readonly unknown[]) => Promise<readonly Row[]>;

export const asking =
  (client: Client): Ask =>
  async (text, ...values) => {
    try {
      return (await client.query(text, [...values])).rows as Row[];
    } catch (problem) {
      throw asStoreError(problem);
    }
  };

const [WATCH, SEATS] = [placeOf('watch'), placeOf('seats')];
const GAMES_AT_ONCE = 50;
const PEOPLE_AT_ONCE = 500;

const ENTRY_COLUMNS = [
  ['number', 'bigint'],
  ['time', 'bigint'],
  ['key', 'bigint'],
  ['entry', 'json'],
] as const satisfies Columns;
const NOTE_COLUMNS = [
  ['number', 'bigint'],
  ['key', 'bigint'],
  ['time', 'bigint'],
  ['at', 'bigint'],
  ['type', 'text'],
  ['clan', 'text'],
  ['note', 'json'],
  ['words', 'text'],
] as const satisfies Columns;
const PLAYER_COLUMNS = [
  ['person', 'text'],
  ['clan', 'text'],
  ['ordinal', 'bigint'],
] as const satisfies Columns;

/** The tables of what belongs to a game, by its id. */
const OF_GAMES = ['entries', 'notes', 'players', 'reports', 'watches'] as const;

function gamesOn(ask: Ask): OpenShelf<WholeGame> {
  const drop = async (ids: readonly string[]): Promise<void> => {
    for (const table of OF_GAMES) await ask(`DELETE FROM ${table} WHERE game = ANY ($1)`, ids);
    await ask('DELETE FROM games WHERE id = ANY ($1)', ids);
  };
  return {
    ...idsOn(ask, 'games', GAMES_AT_ONCE),
    read: (ids) => readGames(ask, ids),
    write: (all) =>
      atOnce(ask, async () => {
        await drop(all.map(({ id }) => id));
        await writeGames(ask, all);
      }),
    drop: (ids) => atOnce(ask, () => drop(ids)),
  };
}

async function readGames(ask: Ask, ids: readonly string[]): Promise<readonly WholeGame[]> {
  const of = async (columns: string, table: string, order: string) =>
    Map.groupBy(
      await ask(`SELECT game, ${columns} FROM ${table} WHERE game = ANY ($1) ORDER BY game, ${order}`, ids),
      ({ game }) => String(game),
    );
  const games = await ask(
    `SELECT id, ordinal, ${selected(GAME_COLUMNS)} FROM games WHERE id = ANY ($1)`,
    ids,
  );
  const entries = await of('time, key::text AS key, entry::text AS entry', 'entries', 'number');
  const notes = await of('time, key::text AS key, at, note, words', 'notes', 'number');
  const players = await of('person', 'players', 'person COLLATE "C"');
  const reports = await of(selected(REPORT_COLUMNS), 'reports', 'note, by COLLATE "C"');
  return games.map((row): WholeGame => {
    const id = String(row['id']);
    return {
      id,
      number: Number(row['ordinal']),
      cells: cellsOf(row, GAME_COLUMNS),
      people: (players.get(id) ?? []).map(({ person }) => String(person)),
      entries: (entries.get(id) ?? []).map(({ time, key, entry }) => ({
        time: Number(time),
        key: inHex(key),
        entry: String(entry),
      })),
      notes: (notes.get(id) ?? []).map(({ time, key, at, note, words }) => ({
        time: Number(time),
        key: inHex(key),
        at: Number(at),
        note: JSON.stringify(withWords(note as Note, words)),
      })),
      reports: (reports.get(id) ?? []).map((report) => cellsOf(report, REPORT_COLUMNS)),
    };
  });
}

async function writeGames(ask: Ask, all: readonly WholeGame[]): Promise<void> {
  // It belonged to another game in an earlier state of the source, which will be written later.
  await ask(
    'DELETE FROM watches WHERE watch = ANY ($1)',
    all.map(({ cells }) => cells[WATCH]),
  );
  await insert(
    ask,
    'games',
    [['id', 'text'], ['ordinal', 'bigint'], ...GAME_COLUMNS],
    all.map(({ id, number, cells }) => [id, number, ...cells]),
  );
  const ofGame = (table: string, columns: Columns, rows: (game: WholeGame) => readonly (readonly Cell[])[]) =>
    insert(
      ask,
      table,
      [['game', 'text'], ...columns],
      all.flatMap((game) => rows(game).map((row) => [game.id, ...row])),
    );
  await ofGame('watches', [['watch', 'text']], ({ cells }) => [[cells[WATCH] ?? null]]);
  await ofGame('players', PLAYER_COLUMNS, playersOf);
  await ofGame('entries', ENTRY_COLUMNS, ({ entries }) =>
    entries.map(({ time, key, entry }, n) => [n, time, asNumber(key), entry]),
  );
  await ofGame('notes', NOTE_COLUMNS, ({ notes }) =>
    notes.map(({ time, key, at, note }, n) => [n, asNumber(key), ...noteColumns({ when: time, at, note })]),
  );
  await ofGame('reports', REPORT_COLUMNS, ({ reports }) => reports);
}

/** A deleted person is no longer in the lists of games, although the seat still has their id. */
function playersOf({ number, people, cells }: WholeGame): readonly (readonly Cell[])[] {
  const seats = JSON.parse(String(cells[SEATS])) as readonly Seat[];
  const clans = new Map(seatedOn(seats).map(({ person, clan }) => [person, clan]));
  return people.map((person) => [person, clans.get(person) ?? null, number]);
}

function peopleOn(ask: Ask): OpenShelf<WholePerson> {
  // Whatever belongs to a person is deleted with them.
  const drop = (ids: readonly string[]) => ask('DELETE FROM persons WHERE id = ANY ($1)', ids);
  return {
    ...idsOn(ask, 'persons', PEOPLE_AT_ONCE),
    read: (ids) => readPeople(ask, ids),
    write: (all) =>
      atOnce(ask, async () => {
        await drop(all.map(({ id }) => id));
        for (const [i, table] of PERSON_TABLES.entries())
          await writeTable(
            ask,
            table,
            all.flatMap(({ tables }) => tables[i] ?? []),
          );
      }),
    drop: (ids) => atOnce(ask, () => drop(ids)),
  };
}

async function readPeople(ask: Ask, ids: readonly string[]): Promise<readonly WholePerson[]> {
  const tables: ReadonlyMap<string, Row[]>[] = [];
  for (const { name, person, columns } of PERSON_TABLES as readonly PersonTable[])
    tables.push(
      Map.groupBy(
        await ask(
          `SELECT ${person} AS owner, ${selected(columns)} FROM ${name} WHERE ${person} = ANY ($1)`,
          ids,
        ),
        ({ owner }) => String(owner),
      ),
    );
  return [...(tables[0]?.keys() ?? [])].map((id) => ({
    id,
    tables: (PERSON_TABLES as readonly PersonTable[]).map(({ columns }, i) =>
      inOrder((tables[i]?.get(id) ?? []).map((row) => cellsOf(row, columns))),
    ),
  }));
}

/** Any row in the way is stale, and is removed. */
async function writeTable(
  ask: Ask,
  { name, unique, columns }: PersonTable,
  rows: readonly (readonly Cell[])[],
): Promise<void> {
  for (const column of unique) {
    const i = columns.findIndex(([one]) => one === column);
    await ask(
      `DELETE FROM ${name} WHERE ${column} = ANY ($1)`,
      rows.map((row) => row[i]),
    );
  }
  await insert(ask, name, columns, rows);
}

function idsOn(
  ask: Ask,
  table: 'games' | 'persons',
  most: number,
): Pick<OpenShelf<unknown>, 'count' | 'ids' | 'known'> {
  const after = async (id: string): Promise<readonly string[]> =>
    idsIn(await ask(`SELECT id FROM ${table} WHERE id > $1 ORDER BY id LIMIT $2`, id, most));
  const idsIn = (rows: readonly Row[]): readonly string[] => rows.map(({ id }) => String(id));
  return {
    count: async () => Number((await ask(`SELECT count(*) AS count FROM ${table}`))[0]?.['count']),
    async *ids() {
      for (let ids = await after(''); ids.length > 0; ids = await after(ids.at(-1) ?? '')) yield ids;
    },
    known: async (ids) => new Set(idsIn(await ask(`SELECT id FROM ${table} WHERE id = ANY ($1)`, ids))),
  };
}

/** In the form that both stores give: booleans as 1 and 0, JSON as text. */
const selected = (columns: Columns): string =>
  columns
    .map(([name, type]) => {
      if (type === 'boolean') return `${name}::integer AS ${name}`;
      return type === 'json' ? `${name}::text AS ${name}` : name;
    })
    .join(', ');

const cellsOf = (row: Row, columns: Columns): readonly Cell[] =>
  columns.map(([name, type]) => {
    const cell = row[name] as Cell;
    return cell !== null && (type === 'bigint' || type === 'boolean') ? Number(cell) : cell;
  });

/** Inserts many rows in one statement. */
async function insert(
  ask: Ask,
  table: string,
  columns: Columns,
  rows: readonly (readonly Cell[])[],
): Promise<void> {
  if (rows.length === 0) return;
  const names = columns.map(([name]) => name).join(', ');
  const arrays = columns.map(([, type], i) => `$${i + 1}::${type}[]`).join(', ');
  await ask(
    `INSERT INTO ${table} (${names}) OVERRIDING SYSTEM VALUE SELECT * FROM unnest(${arrays})`,
    ...columns.map(([, type], i) =>
      rows.map((row) => (type === 'boolean' ? row[i] === 1 : (row[i] ?? null))),
    ),
  );
}

async function atOnce(ask: Ask, work: () => Promise<unknown>): Promise<void> {
  await ask('BEGIN');
  try {
    await work();
    await ask('COMMIT');
  } catch (problem) {
    await ask('ROLLBACK').catch(() => {});
    throw problem;
  }
}

/** A key of eight bytes, which is a signed number here. */
const inHex = (key: unknown): string | null =>
  key === null
    ? null
    : BigInt.asUintN(64, BigInt(String(key)))
        .toString(16)
        .padStart(16, '0');
const asNumber = (key: string | null): string | null =>
  key === null ? null : BigInt.asIntN(64, BigInt(`0x${key}`)).toString();
