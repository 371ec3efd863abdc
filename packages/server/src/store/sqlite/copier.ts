import fs from 'node:fs';
import path from 'node:path';
import { workerData } from 'node:worker_threads';
import { onDisk } from '../copying/new-file.ts';
import { newId } from '../ids.ts';
import { openForCopying } from './database.ts';

/** The thread that makes a backup. */

export interface Copying {
  readonly folder: string;
  readonly file: string;
}

/** The file has its name only when the disk has all of it. */
function copy({ folder, file }: Copying): void {
  const unfinished = `${file}.${newId()}`;
  try {
    // Secrets of running games are in it.
    fs.writeFileSync(unfinished, '', { mode: 0o600, flag: 'wx' });
    const db = openForCopying(folder);
    db.prepare('VACUUM INTO ?').run(unfinished);
    db.close();
    onDisk(unfinished);
    fs.renameSync(unfinished, file);
    onDisk(path.dirname(file));
  } finally {
    fs.rmSync(unfinished, { force: true });
  }
}

copy(workerData as Copying);
