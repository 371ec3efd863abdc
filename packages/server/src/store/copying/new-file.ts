import fs from 'node:fs';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { migrate } from '../sqlite/migrate.ts';
import type { Source, Target } from './copy.ts';
import { sqliteShelves } from './sqlite-shelves.ts';

/** A file that a store is copied into. It gets its name only when the disk has all of it. */
export interface NewFile {
  readonly shelves: Source & Target;
  /** All is there. */
  finish(name: string): void;
  close(): void;
}

/** One that is there already is gone on with. */
export function openNewFile(unfinished: string): NewFile {
  // Secrets of running games are in it.
  fs.closeSync(fs.openSync(unfinished, 'a', 0o600));
  const db = new DatabaseSync(unfinished);
  // In a power cut the last commits may be lost, but never a part of one: they are made again.
  db.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = NORMAL; PRAGMA wal_autocheckpoint = 4000');
  migrate(db);
  return {
    shelves: sqliteShelves(db),
    finish: (name) => {
      // Without a log beside it: the file alone is the copy.
      db.exec('PRAGMA journal_mode = DELETE');
      db.close();
      onDisk(unfinished);
      fs.renameSync(unfinished, name);
      onDisk(path.dirname(name));
    },
    close: () => {
      if (db.isOpen) db.close();
    },
  };
}

export function onDisk(place: string): void {
  const opened = fs.openSync(place, 'r');
  fs.fsyncSync(opened);
  fs.closeSync(opened);
}
