import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { newRecord, replay } from '@hinode/engine/records';
import { expect, onTestFinished, test } from 'vitest';
import { isId } from '../ids.ts';
import type { Store } from '../store.ts';
import { KOI, LOTUS, OPEN, OVER, oldFolder, PLAYED } from '../testing/old.ts';
import { fileIn } from './database.ts';
import { openSqliteStore } from './sqlite.ts';

async function opened(folder: string): Promise<Store> {
  const store = await openSqliteStore(folder);
  onTestFinished(() => store.close());
  return store;
}

test('a game that began under version 1 can be continued', async () => {
  const store = await opened(oldFolder(1));
  const game = await store.game(PLAYED);
  expect(game).toMatchObject({ status: 'playing', version: 2, count: 40, secret: 'secret of the game' });
  const entries = await store.entries(PLAYED, 0);
  if (game?.setup === undefined) throw new Error('the setup is lost');
  replay(newRecord(game.setup, entries));
  expect(await store.times(PLAYED)).toEqual(entries.map(() => game.createdAt));
  expect(await store.playing()).toEqual([PLAYED]);

  const now = game.createdAt + 1000;
  expect(await store.append(PLAYED, 40, [{ undo: 39 }], 'new key', now)).toEqual({
    outcome: 'appended',
    count: 41,
  });
  expect((await store.times(PLAYED)).at(-1)).toBe(now);
  // Requests from that time are still known.
  expect(await store.append(PLAYED, 41, [{ undo: 0 }], 'key 7', now)).toEqual({
    outcome: 'already',
    count: 8,
  });
  const note = { when: now, at: 41, note: { type: 'said', from: 'koi', text: 'hello' } } as const;
  await store.addNotes(PLAYED, 0, [note]);
  expect(await store.notes(PLAYED, 0)).toEqual([note]);
});

test('games of version 1 can be watched, each by an id of its own, and are found by those who play them', async () => {
  const store = await opened(oldFolder(1));
  const games = await Promise.all([OPEN, PLAYED, OVER].map((id) => store.game(id)));
  const watches = games.map((game) => game?.watch ?? '');
  expect(watches.every(isId)).toBe(true);
  expect(new Set(watches).size).toBe(3);
  expect((await store.byWatch(watches[2] ?? ''))?.id).toBe(OVER);
  expect((await store.gamesOf(KOI, 10)).map(({ id }) => id)).toEqual([OVER, PLAYED, OPEN]);
  expect((await store.gamesOf(LOTUS, 10)).map(({ id }) => id)).toEqual([OVER, PLAYED]);
  expect((await store.openGames(10)).map(({ id }) => id)).toEqual([OPEN]);
});

test('people of version 1 get in with the key they have', async () => {
  const store = await opened(oldFolder(1));
  expect(await store.session('hash-of-koi')).toEqual({
    id: KOI,
    tokenHash: 'hash-of-koi',
    name: 'Koi',
    createdAt: 1_700_000_000_000,
    banned: false,
    seenAt: expect.any(Number),
  });
  await store.addKey(LOTUS, 'second', 1);
  expect(await store.session('second')).toMatchObject({ id: LOTUS });
});

test('a migrated store is sound, and like a new one', async () => {
  const schemaOf = (folder: string): unknown => {
    const db = new DatabaseSync(fileIn(folder));
    onTestFinished(() => db.close());
    expect(db.prepare('PRAGMA integrity_check').get()).toEqual({ integrity_check: 'ok' });
    expect(db.prepare('PRAGMA foreign_key_check').all()).toEqual([]);
    return db.prepare('SELECT type, name, sql FROM sqlite_schema ORDER BY name').all();
  };
  const [old, fresh] = [oldFolder(1), fs.mkdtempSync(path.join(os.tmpdir(), 'hinode-migrate-'))];
  onTestFinished(() => fs.rmSync(fresh, { recursive: true }));
  for (const folder of [old, fresh]) await (await openSqliteStore(folder)).close();
  expect(schemaOf(old)).toEqual(schemaOf(fresh));
});

test('everything of version 3 is kept; games that were running then may be over, until somebody has checked', async () => {
  const before = oldFolder(3, (db) =>
    db.exec(`UPDATE games SET touched_at = 7; INSERT INTO accounts VALUES ('${KOI}', 'koi', 'Koi', 'hash');
      INSERT INTO codes VALUES ('${LOTUS}', 'code', 9); INSERT INTO notes VALUES (2, 0, 5, 3, '{"type":"began"}');`),
  );
  const tables = ['games', 'entries', 'requests', 'notes', 'players', 'reports', 'persons', 'keys', 'codes'];
  const rows = (columns?: Record<string, readonly string[]>) => {
    const db = new DatabaseSync(fileIn(before));
    const read = Object.fromEntries(
      [...tables, 'accounts', 'pushes'].map((table) => [
        table,
        db.prepare(`SELECT ${columns?.[table]?.join() || '*'} FROM ${table}`).all(),
      ]),
    );
    db.close();
    return read;
  };
  const then = rows();
  const columns = Object.fromEntries(
    Object.entries(then).map(([table, [first = {}]]) => [table, Object.keys(first)]),
  );
  const store = await opened(before);
  expect(rows(columns)).toEqual(then);
  const marks = () => Promise.all([OPEN, PLAYED, OVER].map(async (id) => (await store.game(id))?.mayBeOver));
  expect(await marks()).toEqual([undefined, true, undefined]);
  await store.updateGame(PLAYED, { status: 'playing' }, 2);
  expect(await marks()).toEqual([undefined, undefined, undefined]);
});
