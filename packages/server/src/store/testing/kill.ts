import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { DatabaseSync } from 'node:sqlite';
import { fileURLToPath } from 'node:url';
import { type Rng, rngFrom } from '@hinode/engine';
import { expect } from 'vitest';
import { fileIn } from '../sqlite/database.ts';
import { openSqliteStore } from '../sqlite/sqlite.ts';

const APPENDER = fileURLToPath(new URL('appender.ts', import.meta.url));
const GAMES = 20;
const MOST_ACKNOWLEDGED = 400;

/** How many entries each game is known to have: acknowledged, whatever became of the program. */
type Acknowledged = Map<string, number>;

/** Starts the appender, kills it after so many acknowledgements, and gives all it had acknowledged until it was gone. */
async function appendAndKill(folder: string, after: number, acknowledged: Acknowledged): Promise<void> {
  const child = spawn(process.execPath, [APPENDER, folder, `${GAMES}`], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const gone = once(child, 'exit');
  let lines = 0;
  for await (const line of createInterface(child.stdout)) {
    const [, id, at] = /^([\w-]{22}) (\d+)$/.exec(line) ?? [];
    // The last line may be cut short.
    if (id !== undefined && at !== undefined && line.length > 23) acknowledged.set(id, Number(at) + 1);
    if (++lines === after) child.kill('SIGKILL');
  }
  expect(await gone).toEqual([null, 'SIGKILL']);
}

/** Everything acknowledged is there, in order and without gaps, and the file is sound. */
async function lookAfter(folder: string, acknowledged: Acknowledged): Promise<void> {
  const store = await openSqliteStore(folder);
  for (const [id, count] of acknowledged) {
    const entries = await store.entries(id, 0);
    expect(entries.length).toBeGreaterThanOrEqual(count);
    expect(entries).toEqual(entries.map((_, n) => ({ undo: n })));
    // A request whose answer was lost is known, and the game goes on.
    const last = { outcome: 'already', count: entries.length };
    if (entries.length > 0)
      expect(await store.append(id, 0, [{ undo: 0 }], `${entries.length - 1}`)).toEqual(last);
  }
  await store.close();
  const db = new DatabaseSync(fileIn(folder));
  expect(db.prepare('PRAGMA integrity_check').get()).toEqual({ integrity_check: 'ok' });
  expect(db.prepare('PRAGMA foreign_key_check').all()).toEqual([]);
  db.close();
}

const instant = (rng: Rng): number => 1 + rng.below(MOST_ACKNOWLEDGED);

/** Kills a program that appends, again and again over the same file; gives how many appends it had acknowledged. */
export async function killAgainAndAgain(folder: string, rounds: number, seed: string): Promise<number> {
  const rng = rngFrom(seed);
  let total = 0;
  for (let round = 0; round < rounds; round++) {
    const acknowledged: Acknowledged = new Map();
    await appendAndKill(folder, instant(rng), acknowledged);
    await lookAfter(folder, acknowledged);
    for (const count of acknowledged.values()) total += count;
  }
  return total;
}
