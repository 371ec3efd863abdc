import fs from 'node:fs';
import type { Pool, PoolClient } from 'pg';
import { StoreError } from '../problems.ts';

/**
 * Brings a database of any earlier version up to this one. A new migration is a new file: the next number, and its SQL.
 * Nodes of the version before may still be at work while it runs, so it only adds; what nobody uses any more goes with a
 * later one.
 */

const FOLDER = new URL('migrations/', import.meta.url);

const MIGRATIONS = fs
  .readdirSync(FOLDER)
  .sort()
  .map((name) => fs.readFileSync(new URL(name, FOLDER), 'utf8'));

/** The version of the tables that this program works with. */
export const STORE_VERSION = MIGRATIONS.length;

/** All or nothing. Nodes that start at once take turns, and all but the first find it done. */
export async function migrate(pool: Pool): Promise<void> {
  const client = await pool.connect();
  try {
    await client.query('BEGIN');
    await client.query(`SELECT pg_advisory_xact_lock(hashtext('hinode ' || current_schema()))`);
    const version = await versionIn(client);
    if (version > STORE_VERSION) throw newer(version);
    for (const step of MIGRATIONS.slice(version)) await client.query(step);
    if (version < STORE_VERSION) await client.query('UPDATE store SET version = $1', [STORE_VERSION]);
    await client.query('COMMIT');
    client.release();
  } catch (problem) {
    // With its connection the transaction ends too, whatever became of it.
    client.release(true);
    throw problem;
  }
}

async function versionIn(client: PoolClient): Promise<number> {
  const { rows } = await client.query(`SELECT to_regclass('store') IS NOT NULL AS known`);
  if (rows[0]?.known !== true)
    await client.query('CREATE TABLE store (version integer NOT NULL); INSERT INTO store VALUES (0)');
  const found = await client.query('SELECT version FROM store');
  return Number(found.rows[0]?.version);
}

const newer = (version: number): StoreError =>
  new StoreError(
    'store-newer',
    `The database was brought up to date by a newer Hinode (version ${version} of the tables, this one knows ${STORE_VERSION}). Start the newer one.`,
  );
