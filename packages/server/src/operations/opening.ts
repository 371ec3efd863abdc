import fs from 'node:fs';
import path from 'node:path';
import { type AdminKey, adminKeyIn, hasAdminKey } from '../admin/key.ts';
import { pushKeysIn } from '../notices/push.ts';
import type { SharedStore } from '../store/postgres/postgres.ts';
import { type Guard, guardOver } from '../store/sqlite/guard.ts';
import { openSqliteStore } from '../store/sqlite/sqlite.ts';
import { type Store, StoreError } from '../store/store.ts';
import { closeToOthers, isEmptied, keepFolder, type Openness, type Release } from './folder.ts';

/** Where games are kept, and the keys that go with them. */
export interface OpenData {
  readonly adminKey: AdminKey;
  readonly opened: Store;
  /** The same, if servers share it. */
  readonly shared?: SharedStore;
  readonly openness: Openness;
  /** Watches the files of the store, if it has any. */
  readonly guarded?: Guard;
  readonly release: Release;
}

interface DataOptions {
  readonly data: string;
  readonly database?: string;
  readonly isNew?: boolean;
}

export const openData = ({ data, database, isNew = false }: DataOptions): Promise<OpenData> =>
  database === undefined ? openFolder(data, isNew) : openShared(data, database);

/** Opens everything in a folder, for one server. If any of it cannot be used, the folder is released. */
async function openFolder(data: string, isNew: boolean): Promise<OpenData> {
  const release = keepFolder(data);
  try {
    if (!isNew && hasAdminKey(data) && isEmptied(data)) throw missing(data);
    const openness = closeToOthers(data);
    const opened = await openSqliteStore(data);
    // Only now: a key without games would suggest that there had been some.
    return { release, openness, opened, guarded: guardOver(data), adminKey: adminKeyIn(data) };
  } catch (problem) {
    release();
    throw problem;
  }
}

/** Games in a database that servers share. All use the same keys: the database has them, and each folder a copy. */
async function openShared(data: string, database: string): Promise<OpenData> {
  fs.mkdirSync(data, { recursive: true, mode: 0o700 });
  const openness = closeToOthers(data);
  // A server that keeps games in a folder starts without the driver.
  const { openPostgresStore } = await import('../store/postgres/postgres.ts');
  const opened = await openPostgresStore(database);
  try {
    const { file, isNew } = adminKeyIn(data);
    await share(opened, file);
    await share(opened, pushKeysIn(data).file);
    return { opened, shared: opened, openness, adminKey: { ...adminKeyIn(data), isNew }, release: () => {} };
  } catch (problem) {
    await opened.close();
    throw problem;
  }
}

/** What the first server had in its file goes into the file of every other. */
async function share(store: SharedStore, file: string): Promise<void> {
  const mine = fs.readFileSync(file, 'utf8');
  const kept = await store.secret(path.basename(file), mine);
  if (kept !== mine) fs.writeFileSync(file, kept, { mode: 0o600 });
}

const missing = (data: string): StoreError =>
  new StoreError(
    'store-missing',
    `${data} has an admin’s key but no games: hinode.sqlite is missing or empty. Restore a backup, or start afresh with --new.`,
  );
