import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { gameIn, some } from '../conformance/material.ts';
import { newId } from '../ids.ts';
import type { Store } from '../store.ts';
import { fileIn } from './database.ts';
import { openSqliteStore } from './sqlite.ts';

function folder(): string {
  const made = fs.mkdtempSync(path.join(os.tmpdir(), 'hinode-backup-'));
  onTestFinished(() => fs.rmSync(made, { recursive: true }));
  return made;
}

async function opened(place: string): Promise<Store> {
  const store = await openSqliteStore(place);
  onTestFinished(() => store.close());
  return store;
}

test('a backup taken in the middle of play opens, and holds every move acknowledged before it began', async () => {
  const store = await opened(folder());
  const ids = await Promise.all(Array.from({ length: 20 }, () => gameIn(store)));
  const acknowledged = new Map(ids.map((id) => [id, 0]));
  let playing = true;
  onTestFinished(() => {
    playing = false;
    return Promise.all(players).then(() => {});
  });
  const players = ids.map(async (id) => {
    for (let at = 0; playing; at++) {
      await store.append(id, at, some(at, at + 1), `${at}`, 0);
      acknowledged.set(id, at + 1);
    }
  });

  const fewest = (): number => Math.min(...acknowledged.values());
  let wentOn = 0;
  // A quick copy on a busy machine may be done before anybody moves; not twenty times in a row.
  for (let round = 0; round < 3 || (wentOn === 0 && round < 20); round++) {
    await expect.poll(fewest).toBeGreaterThan(fewest() + 20);
    const before = new Map(acknowledged);
    const place = folder();
    await store.backup(fileIn(place));
    if (fewest() > Math.min(...before.values())) wentOn++;

    const restored = await opened(place);
    for (const [id, count] of before) {
      const entries = await restored.entries(id, 0);
      expect(entries.length).toBeGreaterThanOrEqual(count);
      expect(entries).toEqual(some(0, entries.length));
      expect(await restored.append(id, 0, some(0, 1), `${entries.length - 1}`, 0)).toEqual({
        outcome: 'already',
        count: entries.length,
      });
    }
  }
  // Play does not wait for a backup.
  expect(wentOn).toBeGreaterThan(0);
});

test('a backup never takes the place of another file, and nobody else can read it', async () => {
  const store = await opened(folder());
  const file = path.join(folder(), 'backup.sqlite');
  await store.backup(file);
  expect(fs.statSync(file).mode & 0o077).toBe(0);
  const first = fs.readFileSync(file);
  await gameIn(store);
  await expect(store.backup(file)).rejects.toMatchObject({ code: 'backup-exists' });
  expect(fs.readFileSync(file).equals(first)).toBe(true);
  expect(fs.readdirSync(path.dirname(file))).toEqual(['backup.sqlite']);
});

test('a backup that cannot be written is reported', async () => {
  const store = await opened(folder());
  await expect(store.backup(path.join(folder(), newId(), 'backup.sqlite'))).rejects.toThrow(/ENOENT/);
  await gameIn(store);
});
