import fs from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { openAlone } from '../copying/connection.ts';
import { openNewFile } from '../copying/new-file.ts';
import { StoreError } from '../problems.ts';
import { fileIn } from '../sqlite/database.ts';
import { type Amounts, type Filling, fill, peopleFor } from './fill.ts';
import { postgresCopier } from './postgres-copier.ts';
import { keyOf, personOf } from './real-games.ts';
import { sqliteCopier } from './sqlite-copier.ts';

/** A store that is full of games, and some of them to look at. */
export interface Filled {
  /** For finished games and games in play: the browser key of somebody who sits there, and the game. */
  readonly games: readonly { readonly key: string; readonly id: string }[];
  /** Browser keys of people; the first is the one who is always there. */
  readonly keys: readonly string[];
}

const SAMPLES = 500;
const SOMEBODY = /"session":"(stored-person-\d+)"/;
const numberOf = (person: string): number => Number(person.slice(personOf(0).lastIndexOf('-') + 1));

const sampled = (rows: readonly Readonly<Record<string, unknown>>[]): Filled['games'] =>
  rows.map(({ id, seats }) => ({
    id: String(id),
    key: keyOf(numberOf(SOMEBODY.exec(String(seats))?.[1] ?? '')),
  }));

const keysFor = (amounts: Amounts): Filled['keys'] => {
  const people = peopleFor(amounts);
  return [people - 1, ...Array.from({ length: SAMPLES }, (_, i) => (i * 7919) % (people - 1))].map(keyOf);
};

/** Fills a folder; one that was filled before is left as it is. */
export async function filledFolder(data: string, amounts: Amounts, filling?: Filling): Promise<Filled> {
  fs.mkdirSync(data, { recursive: true, mode: 0o700 });
  if (!fs.existsSync(fileIn(data))) {
    const unfinished = `${fileIn(data)}-filling`;
    const file = openNewFile(unfinished);
    const db = new DatabaseSync(unfinished);
    try {
      await fill(file.shelves, sqliteCopier(db), amounts, filling);
    } finally {
      db.close();
    }
    file.finish(fileIn(data));
  }
  const db = new DatabaseSync(fileIn(data), { readOnly: true });
  try {
    if (db.prepare('SELECT 1 FROM persons WHERE id = ?').get(personOf(0)) === undefined) throw notOurs(data);
    const rows = db
      .prepare(
        `SELECT id, seats FROM games WHERE status <> 'open' AND game % max(1, (SELECT max(game) FROM games) / ?) = 0 LIMIT ?`,
      )
      .all(SAMPLES, SAMPLES);
    return { games: sampled(rows), keys: keysFor(amounts) };
  } finally {
    db.close();
  }
}

export async function filledDatabase(url: string, amounts: Amounts, filling?: Filling): Promise<Filled> {
  const opened = await openAlone(url);
  const { ask, shelves } = opened;
  try {
    const isFilled = (await shelves.people.known([personOf(0)])).size > 0 && !(await opened.isMarked());
    if (!isFilled) {
      await opened.begin();
      await fill(shelves, postgresCopier(ask), amounts, filling);
      await opened.finish(new Map());
    }
    const rows = await ask(
      `SELECT id, seats::text AS seats FROM games WHERE status <> 'open' AND ordinal % greatest(1, (SELECT max(ordinal) FROM games) / $1) = 0 LIMIT $1`,
      SAMPLES,
    );
    return { games: sampled(rows), keys: keysFor(amounts) };
  } finally {
    await opened.close();
  }
}

const notOurs = (data: string): StoreError =>
  new StoreError('target-not-empty', `${data} holds games that people play. Nothing was done.`);
