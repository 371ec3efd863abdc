import fs from 'node:fs';
import path from 'node:path';
import { openAlone } from '../store/copying/connection.ts';
import { type Copied, type Copying, copyAll } from '../store/copying/copy.ts';
import { openNewFile } from '../store/copying/new-file.ts';
import { sqliteShelves } from '../store/copying/sqlite-shelves.ts';
import { isBeingMoved } from '../store/postgres/presence.ts';
import { fileIn, openForWriting } from '../store/sqlite/database.ts';
import { StoreError } from '../store/store.ts';
import { isEmptied, keepFolder } from './folder.ts';

/**
 * Moves all games and people from a data folder into a PostgreSQL database, or back. Nobody may use either in the meantime. The
 * source stays as it is. An interrupted move is finished by repeating it.
 */
export interface MovingOptions {
  readonly data: string;
  readonly database: string;
  readonly copying?: Copying;
}

/** The keys that move along: in a folder they are files, in a database rows under the same names. */
const KEYS = ['host-key', 'push-keys.json'] as const;

export async function moveIntoDatabase({ data, database, copying }: MovingOptions): Promise<Copied> {
  if (isEmptied(data)) throw new StoreError('store-missing', `${data} holds no games. Nothing was done.`);
  const release = keepFolder(data);
  try {
    const source = openForWriting(data);
    try {
      const target = await openAlone(database);
      try {
        await target.begin();
        const copied = await copyAll(sqliteShelves(source), target.shelves, copying);
        await target.finish(keysIn(data));
        return copied;
      } finally {
        await target.close();
      }
    } finally {
      source.close();
    }
  } finally {
    release();
  }
}

export async function moveIntoFolder({ data, database, copying }: MovingOptions): Promise<Copied> {
  const release = keepFolder(data);
  try {
    if (!isEmptied(data)) throw holdsGamesAlready(data);
    const source = await openAlone(database);
    try {
      if (await source.isMarked()) throw isBeingMoved();
      const target = openNewFile(unfinishedIn(data));
      try {
        const copied = await copyAll(source.shelves, target.shelves, copying);
        for (const [name, key] of await source.secrets())
          fs.writeFileSync(path.join(data, name), key, { mode: 0o600 });
        target.finish(fileIn(data));
        return copied;
      } finally {
        target.close();
      }
    } finally {
      await source.close();
    }
  } finally {
    release();
  }
}

/** A server does not mistake it for its store. */
const unfinishedIn = (data: string): string => `${fileIn(data)}-moving`;

function keysIn(data: string): ReadonlyMap<string, string> {
  const files = KEYS.map((name) => [name, path.join(data, name)] as const);
  return new Map(
    files
      .filter(([, file]) => fs.existsSync(file))
      .map(([name, file]) => [name, fs.readFileSync(file, 'utf8')]),
  );
}

const holdsGamesAlready = (data: string): StoreError =>
  new StoreError(
    'target-not-empty',
    `${data} has a hinode.sqlite already, and no games are moved on top of others. Nothing was done.`,
  );
