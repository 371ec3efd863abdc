import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { DatabaseSync } from 'node:sqlite';
import { fileURLToPath } from 'node:url';
import { rngFrom } from '@hinode/engine';
import { expect } from 'vitest';
import { fileIn } from '../sqlite/database.ts';
import { openSqliteStore } from '../sqlite/sqlite.ts';
import type { Store } from '../store.ts';
import { noteOf } from './note.ts';

const APPENDER = fileURLToPath(new URL('appender.ts', import.meta.url));
const GAMES = 20;
const MOST_ACKNOWLEDGED = 400;

/** How many entries, and equally many notes, each game is known to have: acknowledged, whatever happened to the program. */
type Acknowledged = ReadonlyMap<string, number>;

/**
 * Starts the appender, kills it after this many acknowledgements, and returns everything it had acknowledged before it was gone.
 */
async function appendAndKill(folder: string, after: number): Promise<Acknowledged> {
  const child = spawn(process.execPath, [APPENDER, folder, `${GAMES}`], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const gone = once(child, 'exit');
  const acknowledged = new Map<string, number>();
  let lines = 0;
  for await (const line of createInterface(child.stdout)) {
    // The last line may be cut short: then it says less, never more.
    const [, id, at] = /^([\w-]{22}) (\d+)$/.exec(line) ?? [];
    if (id !== undefined) acknowledged.set(id, Number(at) + 1);
    if (++lines === after) child.kill('SIGKILL');
  }
  expect(await gone).toEqual([null, 'SIGKILL']);
  return acknowledged;
}

/** Checks that everything acknowledged is there, in order and without gaps, and that the file is sound. */
async function lookAfter(folder: string, acknowledged: Acknowledged): Promise<void> {
  const store = await openSqliteStore(folder);
  await Promise.all([...acknowledged].map(([id, count]) => lookAt(store, id, count)));
  await store.close();
  const db = new DatabaseSync(fileIn(folder));
  expect(db.prepare('PRAGMA integrity_check').get()).toEqual({ integrity_check: 'ok' });
  expect(db.prepare('PRAGMA foreign_key_check').all()).toEqual([]);
  db.close();
}

async function lookAt(store: Store, id: string, count: number): Promise<void> {
  const entries = await store.entries(id, 0);
  expect(entries.length).toBeGreaterThanOrEqual(count);
  expect(entries).toEqual(entries.map((_, n) => ({ undo: n })));
  // A request whose answer was lost in the crash was carried out completely, including its key.
  const again = await store.append(id, 0, [{ undo: 0 }], `${entries.length - 1}`, 0);
  expect(again).toEqual({ outcome: 'already', count: entries.length });
  expect(await store.times(id)).toEqual(entries.map((_, n) => n));
  const notes = await store.notes(id, 0);
  expect(notes.length).toBeGreaterThanOrEqual(count);
  expect(notes).toEqual(notes.map((_, n) => noteOf(n)));
}

/** Kills a program that appends, again and again on the same file; returns how many appends it had acknowledged. */
export async function killAgainAndAgain(folder: string, rounds: number, seed: string): Promise<number> {
  const rng = rngFrom(seed);
  const all = new Map<string, number>();
  for (let round = 0; round < rounds; round++) {
    const acknowledged = await appendAndKill(folder, 1 + rng.below(MOST_ACKNOWLEDGED));
    await lookAfter(folder, acknowledged);
    for (const [id, count] of acknowledged) all.set(id, count);
  }
  await lookAfter(folder, all);
  return [...all.values()].reduce((sum, count) => sum + count, 0);
}
