import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { onTestFinished } from 'vitest';
import { fileIn } from '../sqlite/database.ts';

/** What the folder contains, whatever the version. */
export const OPEN = 'open-game-of-version-1';
export const PLAYED = 'game-begun-in-version-1';
export const OVER = 'game-over-in-version-1';
export const KOI = 'A'.repeat(22);
export const LOTUS = 'B'.repeat(22);

const VERSION_1 = new URL('version-1.sql', import.meta.url);
const MIGRATIONS = new URL('../sqlite/migrations/', import.meta.url);

/** A folder with a store as an earlier version left it, after `change` was applied in that version. */
export function oldFolder(version: number, change: (db: DatabaseSync) => void = () => {}): string {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'hinode-migrate-'));
  onTestFinished(() => fs.rmSync(folder, { recursive: true }));
  const db = new DatabaseSync(fileIn(folder));
  db.exec(fs.readFileSync(VERSION_1, 'utf8'));
  for (const step of fs.readdirSync(MIGRATIONS).sort().slice(1, version))
    db.exec(fs.readFileSync(new URL(step, MIGRATIONS), 'utf8'));
  db.exec(`PRAGMA user_version = ${version}`);
  change(db);
  db.close();
  return folder;
}
