import fs from 'node:fs';
import { newId } from '../ids.ts';
import { StoreError } from '../problems.ts';
import { openSnapshot } from './connection.ts';
import { type Copied, type Copying, copyAll } from './copy.ts';
import { openNewFile } from './new-file.ts';

/**
 * Writes a PostgreSQL store, as it is now, to a new file of the kind that a folder has: it can be served from a folder, or moved
 * into a database again. Servers keep running.
 */
export async function backUpDatabase(url: string, file: string, copying?: Copying): Promise<Copied> {
  if (fs.existsSync(file)) throw new StoreError('backup-exists', `There is a file ${file} already.`);
  const source = await openSnapshot(url);
  const unfinished = `${file}.${newId()}`;
  try {
    const made = openNewFile(unfinished);
    try {
      const copied = await copyAll(source.shelves, made.shelves, copying);
      made.finish(file);
      return copied;
    } finally {
      made.close();
    }
  } finally {
    for (const end of ['', '-wal', '-shm']) fs.rmSync(`${unfinished}${end}`, { force: true });
    await source.close();
  }
}
