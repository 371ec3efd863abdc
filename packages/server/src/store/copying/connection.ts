import { Client } from 'pg';
import { openDatabase } from '../postgres/database.ts';
import { asOpeningError } from '../postgres/failures.ts';
import { migrate, STORE_VERSION } from '../postgres/migrate.ts';
import { COME_ALONE, isInUse, MOVING } from '../postgres/presence.ts';
import { StoreError } from '../problems.ts';
import type { Source, Target } from './copy.ts';
import { type Ask, asking, postgresShelves } from './postgres-shelves.ts';

/** One connection to a store on PostgreSQL, for copying. */
export interface Connection {
  readonly shelves: Source & Target;
  close(): Promise<void>;
}

/** The whole store as it is at this moment, while servers keep using it. */
export async function openSnapshot(url: string): Promise<Connection> {
  return connect(url, async (ask) => {
    // Repeatable read: every answer from now on is as of the first query.
    await ask('BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY');
    const version = await versionBy(ask);
    if (version !== STORE_VERSION) throw otherVersion(version);
  });
}

/** For moving games: nobody else uses the database. */
export interface AloneConnection extends Connection {
  readonly ask: Ask;
  /** Sets a mark: until it is finished nobody may serve the database. Refused if it holds games or people. */
  begin(): Promise<void>;
  /** Everything is there: new games will come after those that were moved, all nodes can read the keys, the mark is removed. */
  finish(secrets: ReadonlyMap<string, string>): Promise<void>;
  /** What all nodes have in common, by name. */
  secrets(): Promise<ReadonlyMap<string, string>>;
  /** Was a move into it interrupted? */
  isMarked(): Promise<boolean>;
}

export async function openAlone(url: string): Promise<AloneConnection> {
  await bringUpToDate(url);
  const opened = await connect(url, async (ask) => {
    if ((await ask(COME_ALONE))[0]?.['free'] !== true) throw isInUse();
  });
  const { ask, shelves } = opened;
  const isMarked = async (): Promise<boolean> =>
    (await ask('SELECT 1 FROM house WHERE name = $1', MOVING)).length > 0;
  return {
    ...opened,
    isMarked,
    begin: async () => {
      if (await isMarked()) return;
      if ((await shelves.games.count()) + (await shelves.people.count()) > 0) throw notEmpty();
      await ask('INSERT INTO house (name, value) VALUES ($1, 0)', MOVING);
    },
    finish: async (secrets) => {
      for (const [table, column] of SEQUENCES)
        await ask(
          `SELECT setval(pg_get_serial_sequence('${table}', '${column}'), coalesce(max(${column}), 0) + 1, false) FROM ${table}`,
        );
      for (const [name, value] of secrets)
        await ask(
          'INSERT INTO secrets (name, value) VALUES ($1, $2) ON CONFLICT (name) DO UPDATE SET value = $2',
          name,
          value,
        );
      // Without statistics about so many new rows the planner chooses badly.
      await ask('ANALYZE');
      await ask('DELETE FROM house WHERE name = $1', MOVING);
    },
    secrets: async () =>
      new Map(
        (await ask('SELECT name, value FROM secrets')).map(({ name, value }) => [
          String(name),
          String(value),
        ]),
      ),
  };
}

/** Columns that count by themselves. */
const SEQUENCES = [
  ['games', 'ordinal'],
  ['pushes', 'number'],
] as const;

async function connect(
  url: string,
  prepare: (ask: Ask) => Promise<void>,
): Promise<Connection & { readonly ask: Ask }> {
  const client = new Client({ connectionString: url, keepAlive: true, application_name: 'hinode copy' });
  // The next query will fail and say that the connection is broken.
  client.on('error', () => {});
  try {
    await client.connect();
    const ask = asking(client);
    await prepare(ask);
    return { ask, shelves: postgresShelves(client), close: () => client.end() };
  } catch (problem) {
    await client.end().catch(() => {});
    throw asOpeningError(problem);
  }
}

async function bringUpToDate(url: string): Promise<void> {
  const { pool, close } = openDatabase(url);
  try {
    await migrate(pool);
  } catch (problem) {
    throw asOpeningError(problem);
  } finally {
    await close();
  }
}

async function versionBy(ask: Ask): Promise<number> {
  const [known] = await ask(`SELECT to_regclass('store') IS NOT NULL AS known`);
  if (known?.['known'] !== true) return 0;
  return Number((await ask('SELECT version FROM store'))[0]?.['version']);
}

function otherVersion(version: number): StoreError {
  if (version === 0) return new StoreError('store-missing', 'The database holds no games.');
  return version > STORE_VERSION
    ? new StoreError(
        'store-newer',
        'The database was brought up to date by a newer Hinode: copy it with that one.',
      )
    : new StoreError(
        'store-older',
        'The database is that of an older Hinode: copy it with that one, or start this one on it first.',
      );
}

const notEmpty = (): StoreError =>
  new StoreError(
    'target-not-empty',
    'The database holds games or people already, and none are moved on top of others. Nothing was done.',
  );
