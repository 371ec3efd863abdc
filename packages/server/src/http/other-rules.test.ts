import { expect, test } from 'vitest';
import { neededAfterRestart } from '../tables/restart.ts';
import { aGameOf, playOut } from '../testing/begun.ts';
import { anOnlineServer, aPerson, type Browser } from '../testing/online.ts';
import { aStore } from '../testing/store.ts';

const store = await aStore();
const RULES = 'of another time';

/** Three people whose game began on a server that had other rules. */
async function begunOtherwise() {
  const address = await anOnlineServer(store);
  const [host, ...others] = await Promise.all(['One', 'Two', 'Three'].map((name) => aPerson(address, name)));
  if (host === undefined) throw new Error('nobody came');
  const room = await aGameOf([host, ...others]);
  return { host, room, age: () => age(room.id) };
}

async function age(id: string): Promise<void> {
  const game = await store.game(id);
  if (game === undefined) throw new Error('there is no game');
  await store.updateGame(id, { options: { ...game.options, rules: RULES } }, game.version);
}

const asks = (by: Browser, id: string) =>
  by.call('POST', `/games/${id}/requests`, { type: 'undo', at: 0, key: 'key' });

test('a game that began under other rules is not opened as a table, neither for its players nor for spectators', async () => {
  const { host, room, age } = await begunOtherwise();
  await age();
  expect(await host.socket(room.id).closed).toEqual({ code: 4409, why: 'other-rules' });
  expect(await host.watch(room.watch ?? '').closed).toEqual({ code: 4409, why: 'other-rules' });
  expect(await asks(host, room.id)).toMatchObject({ status: 409, body: { code: 'other-rules' } });
  expect(await neededAfterRestart(store, room.id, 0)).toBeUndefined();
});

test('it stays in the list of games, without a word about whose turn it is', async () => {
  const { host, room, age } = await begunOtherwise();
  await age();
  const games = (await host.call('GET', '/me/games')).body as unknown as readonly { id: string }[];
  expect(games.find(({ id }) => id === room.id)).toMatchObject({ status: 'playing' });
  expect(games.find(({ id }) => id === room.id)).not.toHaveProperty('waitingFor');
});

test('once it is over its record is available, under the rules it began with', async () => {
  const { host, room, age } = await begunOtherwise();
  await playOut(store, room.id);
  await age();
  const { status, body } = await host.call('GET', `/games/${room.id}/record`);
  expect([status, body['record']]).toEqual([200, expect.objectContaining({ rules: RULES })]);
  expect(await host.socket(room.id).closed).toMatchObject({ code: 4409 });
});
