import { createHash } from 'node:crypto';

/**
 * A game and a person with all that belongs to them, in the shape that both stores share: what is copied from one store
 * into another is copied whole or not at all.
 */

export type Cell = string | number | null;
/** The columns of a table that both stores have, with their types on PostgreSQL. The order is that of the cells. */
export type Columns = readonly (readonly [name: string, type: 'text' | 'bigint' | 'json' | 'boolean'])[];

export const GAME_COLUMNS: Columns = [
  ['watch', 'text'],
  ['created_at', 'bigint'],
  ['touched_at', 'bigint'],
  ['status', 'text'],
  ['listed', 'boolean'],
  ['version', 'bigint'],
  ['secret', 'text'],
  ['options', 'json'],
  ['seats', 'json'],
  ['setup', 'json'],
  ['result', 'json'],
  ['ended_at', 'bigint'],
  ['reveal_by', 'bigint'],
  ['rematch', 'text'],
  ['webhook', 'text'],
  ['language', 'text'],
  ['may_be_over', 'boolean'],
];

/** The index of a column of a game among its cells. */
export const placeOf = (column: string): number => GAME_COLUMNS.findIndex(([name]) => name === column);

export const REPORT_COLUMNS: Columns = [
  ['note', 'bigint'],
  ['by', 'text'],
  ['id', 'text'],
  ['words', 'text'],
  ['at', 'bigint'],
];

/** What is stored about a person: each table with the column that names the person; the person first. */
export const PERSON_TABLES = [
  {
    name: 'persons',
    person: 'id',
    unique: ['profile'],
    columns: [
      ['id', 'text'],
      ['name', 'text'],
      ['created_at', 'bigint'],
      ['banned', 'boolean'],
      ['shown', 'boolean'],
      ['shows_clans', 'boolean'],
      ['shows_games', 'boolean'],
      ['profile', 'text'],
    ],
  },
  {
    name: 'keys',
    person: 'person',
    unique: ['token_hash', 'id'],
    columns: [
      ['token_hash', 'text'],
      ['person', 'text'],
      ['id', 'text'],
      ['browser', 'text'],
      ['created_at', 'bigint'],
      ['seen_at', 'bigint'],
    ],
  },
  {
    name: 'codes',
    person: 'person',
    unique: ['code_hash'],
    columns: [
      ['code_hash', 'text'],
      ['person', 'text'],
      ['until', 'bigint'],
    ],
  },
  {
    name: 'accounts',
    person: 'person',
    unique: ['folded'],
    columns: [
      ['folded', 'text'],
      ['person', 'text'],
      ['login', 'text'],
      ['password_hash', 'text'],
    ],
  },
  {
    name: 'pushes',
    person: 'person',
    unique: ['endpoint', 'number'],
    columns: [
      ['endpoint', 'text'],
      ['person', 'text'],
      ['number', 'bigint'],
      ['subscription', 'text'],
    ],
  },
  {
    name: 'mails',
    person: 'person',
    unique: ['token'],
    columns: [
      ['token', 'text'],
      ['person', 'text'],
      ['address', 'text'],
      ['language', 'text'],
      ['confirmed', 'boolean'],
    ],
  },
] as const satisfies readonly PersonTable[];

export interface PersonTable {
  readonly name: string;
  readonly person: string;
  /** The columns in which no two may be equal. */
  readonly unique: readonly string[];
  readonly columns: Columns;
}

/** One of a game's two lists: its rows in order. A key, in hexadecimal, is that of the request whose last row this is. */
export interface EntryRow {
  readonly time: number;
  readonly key: string | null;
  readonly entry: string;
}
export interface NoteRow {
  readonly time: number;
  readonly key: string | null;
  readonly at: number;
  readonly note: string;
}

export interface WholeGame {
  readonly id: string;
  /** The game's place in the order in which games were opened. */
  readonly number: number;
  readonly cells: readonly Cell[];
  /** The people whose lists of games it is in. */
  readonly people: readonly string[];
  readonly entries: readonly EntryRow[];
  readonly notes: readonly NoteRow[];
  readonly reports: readonly (readonly Cell[])[];
}

export interface WholePerson {
  readonly id: string;
  /** The rows of each table, in the order of the tables. */
  readonly tables: readonly (readonly (readonly Cell[])[])[];
}

/** Two with the same digest are identical. */
export const digestOf = (whole: WholeGame | WholePerson): string =>
  createHash('sha256').update(JSON.stringify(whole)).digest('hex');

/** JSON as we write it, whoever wrote it. */
export const tidied = (json: string): string => JSON.stringify(JSON.parse(json));

/** One list of cells as it is sorted: the order of rows in a database means nothing. */
export const inOrder = (rows: readonly (readonly Cell[])[]): readonly (readonly Cell[])[] =>
  rows.toSorted((a, b) => (JSON.stringify(a) < JSON.stringify(b) ? -1 : 1));
