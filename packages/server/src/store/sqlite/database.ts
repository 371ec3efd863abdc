import fs from 'node:fs';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { asOpeningError, damaged } from './failures.ts';
import { checkFile, migrate } from './migrate.ts';

/** How long a write waits for another program that has the same file open. */
const PATIENCE = 10_000;
/** Pages of the log before they are moved into the file: many small appends to one page are then moved once. */
const LOG_PAGES = 4000;
/** Larger files are not looked through at the start: it takes some seconds for every thousand megabytes. */
const LARGEST_CHECKED = 1024 ** 3;

export const fileIn = (folder: string): string => path.join(folder, 'hinode.sqlite');

/** The one connection that writes. A commit returns when the disk has it: WAL, synchronised in full. */
export function openForWriting(folder: string): DatabaseSync {
  // Secrets of running games lie here: nobody else on the machine may look.
  fs.mkdirSync(folder, { recursive: true, mode: 0o700 });
  fs.closeSync(fs.openSync(fileIn(folder), 'a', 0o600));
  const db = opened(folder);
  try {
    checkFile(db);
    checkPages(db, folder);
    db.exec(`PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA wal_autocheckpoint = ${LOG_PAGES}`);
    // What somebody wants forgotten is wiped from the file, not only left out of it.
    db.exec('PRAGMA secure_delete = ON');
    migrate(db);
    return db;
  } catch (problem) {
    db.close();
    throw asOpeningError(problem);
  }
}

/** A file that lost a page would lead us astray for weeks before anybody noticed. */
function checkPages(db: DatabaseSync, folder: string): void {
  if (fs.statSync(fileIn(folder)).size > LARGEST_CHECKED) return;
  if (db.prepare('PRAGMA quick_check(1)').get()?.['quick_check'] !== 'ok') throw damaged();
}

function opened(folder: string): DatabaseSync {
  try {
    return new DatabaseSync(fileIn(folder), { timeout: PATIENCE });
  } catch (problem) {
    throw asOpeningError(problem);
  }
}

/** A connection that reads what is committed, also while a commit is under way. */
export function openForReading(folder: string): DatabaseSync {
  const db = openForCopying(folder);
  db.exec('PRAGMA query_only = ON');
  return db;
}

/** A connection to copy from: SQLite takes writing a copy for writing. */
export const openForCopying = opened;
