import { result } from '@hinode/engine';
import { newRecord, replay } from '@hinode/engine/records';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { folder } from '../../testing/site.ts';
import { newId } from '../ids.ts';
import { openPostgresStore } from '../postgres/postgres.ts';
import { openSqliteStore } from '../sqlite/sqlite.ts';
import type { Store } from '../store.ts';
import { newSchemas, type Schemas } from '../testing/postgres.ts';
import { type Filled, filledDatabase, filledFolder } from './filled.ts';
import { plansInDatabase, plansInFolder } from './plans.ts';
import { personOf } from './real-games.ts';

let schemas: Schemas;
beforeAll(async () => {
  schemas = await newSchemas();
});
afterAll(() => schemas.drop());

const AMOUNTS = { finished: 5, playing: 4, rooms: 3 };

/** Everything that players would find in it. */
async function expectGames(store: Store, { games }: Filled): Promise<void> {
  expect(await store.openGames(10)).toHaveLength(3);
  expect(await store.playing()).toHaveLength(4);
  expect(games).toHaveLength(9);
  const found = await Promise.all(games.map(({ id }) => store.game(id)));
  const over = found.find((game) => game?.status === 'over');
  if (over?.setup === undefined) throw new Error('there is no game that is over');
  const played = replay(newRecord(over.setup, await store.entries(over.id, 0)));
  expect(result(played)).toEqual(over.result);
  const seats = over.seats.map(({ by }) => (by && 'session' in by ? by.session : ''));
  expect(new Set(seats).size).toBe(4);
  for (const person of seats)
    expect((await store.gamesOf(person, 50)).map(({ id }) => id)).toContain(over.id);
  expect((await store.endedGamesOf(seats[0] ?? '', 9)).length).toBeGreaterThan(0);
  expect((await store.notes(over.id, 0)).length).toBeGreaterThan(1);
  expect(await store.gamesOf(personOf(99), 10)).toEqual([]);
}

test('a file is filled with games that can be played, and no statement scans a whole table', async () => {
  const data = folder({});
  const filled = await filledFolder(data, AMOUNTS);
  const store = await openSqliteStore(data);
  await expectGames(store, filled).finally(() => store.close());
  const { statements, scans } = plansInFolder(data);
  expect(statements).toBeGreaterThan(50);
  expect(scans).toEqual([]);
});

test('a database is filled in the same way', async () => {
  const place = newId();
  const database = await schemas.urlOf(place);
  const filled = await filledDatabase(database, AMOUNTS);
  const store = await openPostgresStore(database);
  await expectGames(store, filled).finally(() => store.close());
  expect(await filledDatabase(database, AMOUNTS)).toEqual(filled);
  expect((await plansInDatabase(database, true)).scans).toEqual([]);
  await schemas.query(`DROP INDEX "${place}".watches_of`);
  expect((await plansInDatabase(database, true)).scans).toMatchObject([{ table: 'watches' }]);
});
