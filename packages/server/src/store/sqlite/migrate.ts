import fs from 'node:fs';
import type { DatabaseSync } from 'node:sqlite';
import { StoreError } from '../problems.ts';

/** Brings a file of any earlier version up to this one. A new migration is a new file: the next number, and its SQL. */

const FOLDER = new URL('migrations/', import.meta.url);
/** As the first migration sets it. */
const OURS = 0x48494e4f;

const MIGRATIONS = fs
  .readdirSync(FOLDER)
  .sort()
  .map((name) => fs.readFileSync(new URL(name, FOLDER), 'utf8'));

/** The version of the files this program writes. */
export const STORE_VERSION = MIGRATIONS.length;

/** All or nothing; two programs that start at once take turns. */
export function migrate(db: DatabaseSync): void {
  db.exec('BEGIN IMMEDIATE');
  try {
    checkFile(db);
    for (const step of MIGRATIONS.slice(pragma(db, 'user_version'))) db.exec(step);
    db.exec(`PRAGMA user_version = ${STORE_VERSION}; COMMIT`);
  } catch (problem) {
    if (db.isTransaction) db.exec('ROLLBACK');
    throw problem;
  }
}

/** Refuses a file that this program must not touch. */
export function checkFile(db: DatabaseSync): void {
  if (pragma(db, 'application_id') !== OURS && !isEmpty(db))
    throw new StoreError(
      'store-unreadable',
      'The store is a database of another program. It was left alone.',
    );
  const version = pragma(db, 'user_version');
  if (version > STORE_VERSION)
    throw new StoreError(
      'store-newer',
      `The store was written by a newer Hinode (version ${version} of the file, this one knows ${STORE_VERSION}). Start the newer one, or give another data folder.`,
    );
}

const pragma = (db: DatabaseSync, name: 'user_version' | 'application_id'): number =>
  Number(db.prepare(`PRAGMA ${name}`).get()?.[name]);

const isEmpty = (db: DatabaseSync): boolean => db.prepare('SELECT 1 FROM sqlite_schema').get() === undefined;
