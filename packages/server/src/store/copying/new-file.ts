import fs from 'node:fs';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { migrate } from '../sqlite/migrate.ts';
import type { Source, Target } from './copy.ts';
import { sqliteShelves } from './sqlite-shelves.ts';

/** A file into which a store is copied. It gets its name only when all of it is on disk. */
export interface NewFile {
  readonly shelves: Source & Target;
  /** Everything has been copied. */
  finish(name: string): void;
  close(): void;
}

/** Continues an unfinished file if there is one. */
export function openNewFile(unfinished: string): NewFile {
  // It contains secrets of running games.
  fs.closeSync(fs.openSync(unfinished, 'a', 0o600));
  const db = new DatabaseSync(unfinished);
  // A power cut may lose the last commits, but never part of one; they are made again.
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
