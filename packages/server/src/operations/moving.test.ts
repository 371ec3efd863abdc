import fs from 'node:fs';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { newRecord, replay } from '@hinode/engine/records';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { openPostgresBus } from '../bus/postgres-bus.ts';
import { gameIn, newSession, said, some, WHEN } from '../store/conformance/material.ts';
import { backUpDatabase } from '../store/copying/backup.ts';
import { newId } from '../store/ids.ts';
import { openPostgresStore } from '../store/postgres/postgres.ts';
import { fileIn } from '../store/sqlite/database.ts';
import { openSqliteStore } from '../store/sqlite/sqlite.ts';
import type { Store } from '../store/store.ts';
import { OPEN, OVER, oldFolder, PLAYED } from '../store/testing/old.ts';
import { newSchemas, type Schemas } from '../store/testing/postgres.ts';
import { folder } from '../testing/site.ts';
import { keepFolder } from './folder.ts';
import { moveIntoDatabase, moveIntoFolder } from './moving.ts';

let schemas: Schemas;
beforeAll(async () => {
  schemas = await newSchemas();
});
afterAll(() => schemas.drop());

const aDatabase = (): Promise<string> => schemas.urlOf(newId());

async function inFolder<T>(data: string, work: (store: Store) => Promise<T>): Promise<T> {
  const store = await openSqliteStore(data);
  return work(store).finally(() => store.close());
}

async function inDatabase<T>(database: string, work: (store: Store) => Promise<T>): Promise<T> {
  const store = await openPostgresStore(database);
  return work(store).finally(() => store.close());
}

/** A folder created by the first version, in which everything happened that can happen; returns the game in which it did. */
async function aFolder(): Promise<{ data: string; game: string }> {
  const data = oldFolder(3, (db) => db.exec(`INSERT INTO notes VALUES (2, 0, 5, 3, '{"type":"began"}')`));
  fs.writeFileSync(path.join(data, 'host-key'), 'the key of this admin\n');
  return { data, game: await inFolder(data, live) };
}

async function live(store: Store): Promise<string> {
  const [stays, left] = [newSession(), newSession()];
  for (const one of [stays, left]) await store.createSession(one);
  await store.addKey(stays.id, newId(), WHEN, 'Firefox, Linux');
  await store.addCode(newId(), stays.id, WHEN);
  await store.createAccount(stays.id, `Émilie ${newId()}`, 'hash');
  for (const n of [1, 2])
    await store.addPush(stays.id, {
      endpoint: `https://push.example/${newId()}/${n}`,
      keys: { p256dh: 'p', auth: 'a' },
    });
  await store.setMail(stays.id, { address: 'e@example.org', language: 'pl', token: newId() });
  const game = await gameIn(store, {
    seats: [
      { clan: 'koi', by: { session: stays.id, name: 'Émilie 花' } },
      { clan: 'lotus', by: { session: left.id, name: 'Left' } },
      { keptFor: { session: newId(), name: 'Friend' } },
    ],
  });
  await store.updateGame(game, { status: 'playing', language: 'it', webhook: 'https://chat.example/' }, 1);
  // The same number of moves and of notes, under different keys; several moves by one request.
  await store.append(game, 0, some(0, 1), 'first', WHEN);
  await store.append(game, 1, some(1, 4), 'second', WHEN + 1);
  await store.addNotes(game, 0, [said('one')], 'first');
  await store.addNotes(game, 1, [said('"two" \u0000 \ud800 \\', 'lotus'), said('struck')], 'note');
  await store.addNotes(game, 3, [said('last')], 'last');
  await store.strike(game, 2);
  await store.addReport({ game, note: 0, by: 'lotus', words: 'rude', when: WHEN });
  await store.ban(stays.id, true);
  await store.deletePerson(left.id);
  await store.noteSweep(WHEN);
  return game;
}

/**
 * Everything in the file, table by table. An old request does not say which list it belongs to; where only one list is long
 * enough, that one is now known.
 */
function rowsIn(data: string): Readonly<Record<string, unknown>> {
  const db = new DatabaseSync(fileIn(data));
  const tables = db.prepare(`SELECT name FROM sqlite_schema WHERE type = 'table' ORDER BY name`).all();
  const rows = tables.map(({ name }) => {
    const columns = name === 'requests' ? 'game, key, count' : '*';
    return [name, db.prepare(`SELECT ${columns} FROM ${name} ORDER BY 1, 2`).all()];
  });
  db.close();
  return Object.fromEntries(rows);
}

/** What players see of a game. */
async function seen(store: Store, id: string): Promise<unknown> {
  return {
    game: await store.game(id),
    entries: await store.entries(id, 0),
    times: await store.times(id),
    notes: await store.notes(id, 0),
  };
}

test('games of every age move into the database and back without a changed letter', async () => {
  const { data, game } = await aFolder();
  const [database, back] = [await aDatabase(), folder({})];
  const there = await moveIntoDatabase({ data, database });
  expect(there).toMatchObject({ games: 4, people: 3, found: 0 });
  const moved = (store: Store) => Promise.all([OPEN, PLAYED, OVER, game].map((id) => seen(store, id)));
  const before = await inFolder(data, moved);
  await inDatabase(database, async (store) => {
    expect(await moved(store)).toEqual(before);
    const { setup } = (await store.game(PLAYED)) ?? {};
    if (setup === undefined) throw new Error('a game lost its setup');
    const ends = await Promise.all(
      [store.entries(PLAYED, 0), inFolder(data, (file) => file.entries(PLAYED, 0))].map(async (entries) =>
        replay(newRecord(setup, await entries)),
      ),
    );
    expect(ends[0]).toEqual(ends[1]);
  });
  const again = await moveIntoFolder({ data: back, database });
  expect(again).toEqual(there);
  expect(rowsIn(back)).toEqual(rowsIn(data));
  expect(fs.readFileSync(path.join(back, 'host-key'), 'utf8')).toBe('the key of this admin\n');
  expect(fs.readdirSync(back).sort()).toEqual(['hinode.sqlite', 'host-key', 'in-use']);

  await inDatabase(database, async (store) => {
    // Requests are still carried out once, and new games come after the old ones.
    expect(await store.append(game, 0, some(0, 1), 'first', WHEN)).toEqual({ outcome: 'already', count: 1 });
    expect(await store.append(game, 1, some(1, 4), 'second', WHEN)).toEqual({ outcome: 'already', count: 4 });
    expect(await store.addNotes(game, 0, [said('one')], 'first')).toEqual({ outcome: 'already', count: 1 });
    expect(await store.addNotes(game, 0, [said('x')], 'last')).toEqual({ outcome: 'already', count: 4 });
    expect(await store.sweptAt()).toBe(WHEN);
    expect((await store.game(PLAYED))?.mayBeOver).toBe(true);
    await store.updateGame(PLAYED, { status: 'playing' }, 2);
    expect((await store.game(PLAYED))?.mayBeOver).toBeUndefined();
    const person = await store.openGames(1).then(([room]) => room?.seats[0]?.by);
    const session = person && 'session' in person ? person.session : '';
    const newest = await gameIn(store, { seats: [{ by: { session, name: 'Koi' } }] });
    expect((await store.gamesOf(session, 1)).map(({ id }) => id)).toEqual([newest]);
  });
});

const CUT = new Error('cut off');

test('an interrupted move leaves nothing usable, and is finished by repeating it even if the source has changed', async () => {
  const { data, game } = await aFolder();
  const ids = await inFolder(data, (store) => Promise.all(Array.from({ length: 60 }, () => gameIn(store))));
  const database = await aDatabase();
  for (const step of [1, 2]) {
    let steps = 0;
    const copying = (): void => {
      if (++steps > step) throw CUT;
    };
    await expect(moveIntoDatabase({ data, database, copying })).rejects.toBe(CUT);
    await expect(openPostgresStore(database)).rejects.toMatchObject({ code: 'store-moving' });
    await expect(moveIntoFolder({ data: folder({}), database })).rejects.toMatchObject({
      code: 'store-moving',
    });
  }
  await inFolder(data, async (store) => {
    const newest = ids.at(-1) ?? '';
    // The next game gets its number.
    await store.deleteGame(newest);
    await gameIn(store);
    await store.append(game, 4, some(4, 5), 'third', WHEN);
    await live(store);
  });
  const { games, found } = await moveIntoDatabase({ data, database });
  expect(games).toBe(65);
  expect(found).toBeGreaterThan(40);

  // In the other direction, interrupted as well.
  const back = folder({});
  let steps = 0;
  const copying = (): void => {
    if (++steps > 1) throw CUT;
  };
  await expect(moveIntoFolder({ data: back, database, copying })).rejects.toBe(CUT);
  expect(fs.existsSync(fileIn(back))).toBe(false);
  expect((await moveIntoFolder({ data: back, database })).found).toBeGreaterThan(40);
  expect(rowsIn(back)).toEqual(rowsIn(data));
});

test('a folder or database that is in use, or holds other games, is refused and left as it is', async () => {
  const { data } = await aFolder();
  const [database, other] = [await aDatabase(), await aDatabase()];
  const release = keepFolder(data);
  await expect(moveIntoDatabase({ data, database })).rejects.toMatchObject({ name: 'FolderInUse' });
  release();
  await moveIntoDatabase({ data, database });
  await expect(moveIntoDatabase({ data, database })).rejects.toMatchObject({ code: 'target-not-empty' });
  await expect(moveIntoFolder({ data, database })).rejects.toMatchObject({ code: 'target-not-empty' });
  await expect(moveIntoDatabase({ data: folder({}), database: other })).rejects.toMatchObject({
    code: 'store-missing',
  });
  const node = await openPostgresBus(database, { hear: () => {}, missed: () => {}, failed: () => {} });
  onTestFinished(node.close);
  await expect(moveIntoFolder({ data: folder({}), database })).rejects.toMatchObject({
    code: 'store-in-use',
  });
});

test('a backup of a busy database holds everything acknowledged before it, and can be served from a folder', async () => {
  const { data, game } = await aFolder();
  const [database, place] = [await aDatabase(), folder({})];
  await moveIntoDatabase({ data, database });
  await inDatabase(database, async (store) => {
    let at = 4;
    // While it is being copied somebody goes on playing, between any two of its queries.
    const copied = backUpDatabase(database, fileIn(place), async () => {
      await store.append(game, at, some(at, ++at), undefined, WHEN);
      await gameIn(store);
    });
    expect(await copied).toMatchObject({ games: 4 });
    expect((await store.entries(game, 0)).length).toBeGreaterThan(4);
    await expect(store.backup(fileIn(place))).rejects.toMatchObject({ code: 'backup-exists' });
  });
  expect(rowsIn(place)).toEqual(rowsIn(data));
  expect(fs.statSync(fileIn(place)).mode & 0o077).toBe(0);
  expect(fs.readdirSync(place)).toEqual(['hinode.sqlite']);
  // And in a database again.
  const restored = await aDatabase();
  await moveIntoDatabase({ data: place, database: restored });
  const both = [data, place].map((one) => inFolder(one, (store) => seen(store, game)));
  expect(await inDatabase(restored, (store) => seen(store, game))).toEqual((await Promise.all(both))[0]);
});

test('a backup of nothing, or of foreign tables, is refused', async () => {
  const place = newId();
  const database = await schemas.urlOf(place);
  const file = path.join(folder({}), 'backup.sqlite');
  await expect(backUpDatabase(database, file)).rejects.toMatchObject({ code: 'store-missing' });
  await inDatabase(database, async () => {});
  await schemas.query(`UPDATE "${place}".store SET version = 1`);
  await expect(backUpDatabase(database, file)).rejects.toMatchObject({ code: 'store-older' });
  expect(fs.readdirSync(path.dirname(file))).toEqual([]);
});
