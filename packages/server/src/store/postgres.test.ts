import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { entry, gameIn, newSession, said, some, WHEN } from './conformance/material.ts';
import { storeKeepsItsPromises } from './conformance.ts';
import { newId } from './ids.ts';
import { STORE_VERSION } from './postgres/migrate.ts';
import { openPostgresStore } from './postgres/postgres.ts';
import { MOST_WAITING } from './problems.ts';
import type { Store } from './store.ts';
import { newSchemas, type Schemas } from './testing/postgres.ts';

let schemas: Schemas;
beforeAll(async () => {
  schemas = await newSchemas();
});
afterAll(() => schemas.drop());

const open = async (place: string): Promise<Store> => openPostgresStore(await schemas.urlOf(place));

async function opened(place = newId()): Promise<Store> {
  const store = await open(place);
  onTestFinished(() => store.close());
  return store;
}

describe('PostgreSQL', () => storeKeepsItsPromises(open));

test('nodes that start at once on an empty database all find it ready', async () => {
  const place = newId();
  await schemas.urlOf(place);
  const nodes = await Promise.all(Array.from({ length: 5 }, () => opened(place)));
  const id = await gameIn(nodes[0] as Store);
  for (const node of nodes) expect(await node.game(id)).toBeDefined();
});

test('tables of a newer Hinode are refused with both versions, and left as they are', async () => {
  const place = newId();
  await (await open(place)).close();
  await schemas.query(`UPDATE "${place}".store SET version = ${STORE_VERSION + 1}`);
  await expect(open(place)).rejects.toMatchObject({
    code: 'store-newer',
    message: expect.stringContaining(
      `version ${STORE_VERSION + 1} of the tables, this one knows ${STORE_VERSION}`,
    ),
  });
});

test('a database with tables of another program is refused, and left as it is', async () => {
  const place = newId();
  await schemas.urlOf(place);
  await schemas.query(`CREATE TABLE "${place}".games (name text)`);
  await expect(open(place)).rejects.toMatchObject({ code: 'store-unreadable' });
  expect(await schemas.query(`SELECT tablename FROM pg_tables WHERE schemaname = '${place}'`)).toEqual([
    { tablename: 'games' },
  ]);
});

test('a database that does not exist is reported without the password', async () => {
  const nowhere = openPostgresStore('postgres://hinode:a-password@127.0.0.1:1/nowhere');
  await expect(nowhere).rejects.toMatchObject({ code: 'store-unreachable' });
  await expect(nowhere).rejects.not.toThrow(/a-password/);
});

test('of several nodes that add lists of different lengths to the same games at once, one wins each time', async () => {
  const place = newId();
  const nodes = [await opened(place), await opened(place), await opened(place)];
  const ids = await Promise.all(Array.from({ length: 8 }, () => gameIn(nodes[0] as Store)));
  const won = new Map(ids.map((id) => [id, [] as number[]]));
  const contend = async (node: Store, who: number, id: string): Promise<void> => {
    for (let at = 0; at < 30; ) {
      const added = Array.from({ length: who + 1 }, () => entry(who));
      const { outcome, count } = await node.append(id, at, added, `${who} ${at}`, WHEN);
      if (outcome === 'appended') for (let n = at; n < count; n++) (won.get(id) ?? [])[n] = who;
      at = count;
    }
  };
  // Each node begins with a different game, so that their statements cross.
  const turned = (who: number): readonly string[] => [...ids.slice(who * 2), ...ids.slice(0, who * 2)];
  await Promise.all(nodes.flatMap((node, who) => turned(who).map((id) => contend(node, who, id))));
  for (const [id, winners] of won) expect(await nodes[0]?.entries(id, 0)).toEqual(winners.map(entry));
});

test('a request sent to two nodes at once is carried out once', async () => {
  const place = newId();
  const [one, other] = [await opened(place), await opened(place)];
  const id = await gameIn(one);
  for (let at = 0; at < 20; at++) {
    const both = [one, other].map((node) => node.append(id, at, [entry(at)], `request ${at}`, WHEN));
    const outcomes = (await Promise.all(both)).map(({ outcome }) => outcome);
    expect(outcomes.toSorted()).toEqual(['already', 'appended']);
  }
  expect(await one.entries(id, 0)).toEqual(some(0, 20));
});

test('moves of many games share a commit', async () => {
  const place = newId();
  const store = await opened(place);
  const ids = await Promise.all(Array.from({ length: 100 }, () => gameIn(store)));
  await Promise.all(ids.map((id) => store.append(id, 0, some(0, 1), undefined, WHEN)));
  const commits = await schemas.query(`SELECT DISTINCT xmin FROM "${place}".entries`);
  expect(commits).toHaveLength(1);
});

test('the roll of nodes and workers survives a crash of the database', async () => {
  const place = newId();
  await opened(place);
  const [members] = await schemas.query(
    `SELECT relpersistence AS kept FROM pg_class WHERE oid = '"${place}".members'::regclass`,
  );
  expect(members).toEqual({ kept: 'p' });
});

test('nothing is added to a game while it is being deleted, and nothing of it remains', async () => {
  const place = newId();
  const [one, other] = [await opened(place), await opened(place)];
  for (let round = 0; round < 10; round++) {
    const id = await gameIn(one);
    const asked = Array.from({ length: 20 }, (_, n) => one.append(id, n, some(n, n + 1), undefined, WHEN));
    await Promise.all([Promise.allSettled(asked), other.deleteGame(id)]);
    await expect(one.append(id, 0, some(0, 1), undefined, WHEN)).rejects.toMatchObject({
      code: 'no-such-game',
    });
    expect(await one.entries(id, 0)).toEqual([]);
  }
});

test('when too much is waiting for the database, the rest is refused, and later all is well', async () => {
  const store = await opened();
  const id = await gameIn(store);
  const asked = Array.from({ length: MOST_WAITING + 50 }, () =>
    store.addNotes(id, 7, [said('too early')]).then(
      ({ outcome }) => outcome,
      ({ code }) => code,
    ),
  );
  const answers = await Promise.all(asked);
  expect(answers.slice(0, MOST_WAITING).every((answer) => answer === 'stale')).toBe(true);
  expect(answers.slice(MOST_WAITING)).toEqual(Array(50).fill('store-busy'));
  expect(await store.addNotes(id, 0, [said('later')])).toMatchObject({ outcome: 'appended' });
});

test('characters that a database does not accept are refused, or stored where that is possible', async () => {
  const store = await opened();
  const name = 'a\0b';
  await expect(store.createSession(newSession({ name }))).rejects.toMatchObject({ code: 'bad-input' });
  const id = await gameIn(store, { seats: [{ by: { session: newId(), name } }] });
  await store.addNotes(id, 0, [said(name), said('\ud800')]);
  expect(await store.notes(id, 0)).toEqual([said(name), said('\ud800')]);
  expect((await store.game(id))?.seats[0]?.by).toMatchObject({ name });
  await expect(store.append(name, 0, some(0, 1), undefined, WHEN)).rejects.toMatchObject({
    code: 'no-such-game',
  });
});

test('a broken connection fails only what was in progress on it', async () => {
  const place = newId();
  const url = new URL(await schemas.urlOf(place));
  url.searchParams.set('application_name', place);
  const store = await openPostgresStore(url.href);
  onTestFinished(() => store.close());
  const id = await gameIn(store);
  await schemas.query(
    `SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE application_name = '${place}'`,
  );
  // The pool may not have heard of it yet.
  await expect.poll(() => store.append(id, 0, some(0, 1), 'key', WHEN).catch(() => undefined)).toBeDefined();
  expect(await store.append(id, 0, some(0, 1), 'key', WHEN)).toEqual({ outcome: 'already', count: 1 });
});

test('every key of what belongs to a game begins with the game, and there are no foreign keys', async () => {
  const place = newId();
  await opened(place);
  const ofGames = ['games', 'entries', 'notes', 'players', 'reports'];
  const keys = await schemas.query(`
    SELECT c.relname AS table, a.attname AS first FROM pg_index i
    JOIN pg_class c ON c.oid = i.indrelid JOIN pg_attribute a ON a.attrelid = c.oid AND a.attnum = i.indkey[0]
    WHERE i.indisunique AND c.relnamespace = '"${place}"'::regnamespace`);
  for (const { table, first } of keys)
    if (ofGames.includes(String(table))) expect(first).toBe(table === 'games' ? 'id' : 'game');
  const references = await schemas.query(`
    SELECT conrelid::regclass::text AS table FROM pg_constraint
    WHERE contype = 'f' AND connamespace = '"${place}"'::regnamespace`);
  expect(
    references.filter(({ table }) => ofGames.some((name) => String(table).endsWith(`.${name}`))),
  ).toEqual([]);
});
