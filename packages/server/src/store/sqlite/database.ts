import fs from 'node:fs';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { StoreError } from '../problems.ts';
import { checkFile, migrate } from './migrate.ts';

/** How long a write waits for another program that has the same file open. */
const PATIENCE = 10_000;
const NOT_A_DATABASE = 26;
/** Pages of the log before they are moved into the file: many small appends to one page are then moved once. */
const LOG_PAGES = 4000;

export const fileIn = (folder: string): string => path.join(folder, 'hinode.sqlite');

/** The one connection that writes. A commit returns when the disk has it: WAL, synchronised in full. */
export function openForWriting(folder: string): DatabaseSync {
  // Secrets of running games lie here: nobody else on the machine may look.
  fs.mkdirSync(folder, { recursive: true, mode: 0o700 });
  const db = new DatabaseSync(fileIn(folder), { timeout: PATIENCE });
  try {
    checkFile(db);
    db.exec(`PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA wal_autocheckpoint = ${LOG_PAGES}`);
    // What somebody wants forgotten is wiped from the file, not only left out of it.
    db.exec('PRAGMA secure_delete = ON');
    migrate(db);
    return db;
  } catch (problem) {
    db.close();
    throw isNoDatabase(problem)
      ? new StoreError('store-unreadable', 'The file of the store is not a database. It was left alone.')
      : problem;
  }
}

/** A connection that reads what is committed, also while a commit is under way. */
export function openForReading(folder: string): DatabaseSync {
  const db = openForCopying(folder);
  db.exec('PRAGMA query_only = ON');
  return db;
}

/** A connection to copy from: SQLite takes writing a copy for writing. */
export const openForCopying = (folder: string): DatabaseSync =>
  new DatabaseSync(fileIn(folder), { timeout: PATIENCE });

const isNoDatabase = (problem: unknown): boolean =>
  problem instanceof Error && 'errcode' in problem && problem.errcode === NOT_A_DATABASE;
