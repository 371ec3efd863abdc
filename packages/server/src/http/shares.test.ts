import { commitmentOf } from '@hinode/engine/records';
import { expect, test } from 'vitest';
import { LIMITS, limitsWith, type Part } from '../limits/limits.ts';
import { roomsIn } from '../rooms/rooms.ts';
import { newId } from '../store/ids.ts';
import type { Store } from '../store/store.ts';
import { aRoomOf } from '../testing/begun.ts';
import { anOnlineServer, aPerson, type Browser, contribution, OPTIONS } from '../testing/online.ts';
import { aStore } from '../testing/store.ts';
import { sharesOf } from './shares.ts';

const store = await aStore();

const open = (person: Browser, options: object = {}) =>
  person.call('POST', '/games', {
    options: { ...OPTIONS, ...options },
    seat: 0,
    contribution: contribution(),
  });

/** Takes all the steps to have bots think; returns the answer to the start. */
async function startWithBots(person: Browser) {
  const { id } = await aRoomOf([person], { listed: false });
  for (const seat of [1, 2]) await person.call('POST', `/games/${id}/bots`, { seat, level: 'random' });
  return { id, ...(await person.call('POST', `/games/${id}/start`)) };
}

const TOO_MANY_ROOMS = { status: 429, body: { code: 'too-many-rooms' } };
const TOO_MANY_TABLES = { status: 429, body: { code: 'too-many-bot-tables' } };

test('a person may have three rooms in the list, even if all are opened at once, and more by invitation', async () => {
  const address = await anOnlineServer(store);
  const person = await aPerson(address, 'Greedy');
  const opened = await Promise.all(Array.from({ length: 10 }, () => open(person)));
  expect(opened.filter(({ status }) => status === 200)).toHaveLength(3);
  expect(await open(person)).toMatchObject(TOO_MANY_ROOMS);
  expect((await open(person, { listed: false })).status).toBe(200);
  expect((await open(await aPerson(address, 'Other'))).status).toBe(200);
  const first = opened.find(({ status }) => status === 200)?.body['id'];
  await person.call('DELETE', `/games/${first}/seats/0`);
  expect((await open(person)).status).toBe(200);
});

test('a room counts even before the person who opened it has sealed a text and sat down', async () => {
  const address = await anOnlineServer(store);
  const person = await aPerson(address, 'Greedy');
  const opened: number[] = [];
  for (let n = 0; n < 5; n++)
    opened.push((await person.call('POST', '/games', { options: OPTIONS, seat: 0 })).status);
  expect(opened).toEqual([200, 200, 200, 429, 429]);
});

test('an address may have a limited number of rooms in the list, whoever opens them', async () => {
  const address = await anOnlineServer(store, { limits: limitsWith(240) });
  const opened: number[] = [];
  for (let n = 0; n < 10; n++) opened.push((await open(await aPerson(address, `Person ${n}`))).status);
  expect(opened).toEqual([...Array(8).fill(200), 429, 429]);
});

test('an IPv6 network counts as one address, however many it calls from', async () => {
  const { listedRoom } = sharesOf(store, { ...LIMITS, ...limitsWith(60) });
  const rooms = roomsIn(store, Date.now);
  const take = (address: string) => {
    const person = { session: newId(), name: 'Greedy' };
    const sitting = { seat: 0, contribution: contribution() };
    return listedRoom(person.session, address, () => rooms.open(OPTIONS, person, sitting));
  };
  for (let n = 1; n <= 6; n++) expect(await take(`2a00:1450:1:1::${n}`)).toMatchObject({ status: 'open' });
  expect(await take('2a00:1450:1:1:abcd::7')).toBe('too-many');
  expect(await take('2a00:1450:1:2::1')).toMatchObject({ status: 'open' });
});

test('a person may have ten running games with bots; a finished one makes room', async () => {
  const address = await anOnlineServer(store);
  const person = await aPerson(address, 'Greedy');
  const ids: string[] = [];
  for (let n = 0; n < 10; n++) {
    const { id, status } = await startWithBots(person);
    expect(status).toBe(200);
    ids.push(id);
  }
  const refused = await startWithBots(person);
  expect(refused).toMatchObject(TOO_MANY_TABLES);
  expect((await store.game(refused.id))?.status).toBe('open');
  const [first = ''] = ids;
  const { version = 0 } = (await store.game(first)) ?? {};
  await store.updateGame(first, { status: 'over', endedAt: 0 }, version);
  expect((await person.call('POST', `/games/${refused.id}/start`)).status).toBe(200);
});

/** Starts a game with bots, and does not reveal the text that was sealed for it. */
async function startSealed(person: Browser): Promise<number> {
  const opened = await person.call('POST', '/games', { options: { ...OPTIONS, listed: false }, seat: 0 });
  const { id, promise } = opened.body;
  const commitment = commitmentOf(String(promise), newId());
  await person.call('POST', `/games/${id}/seats`, { seat: 0, commitment });
  for (const seat of [1, 2]) await person.call('POST', `/games/${id}/bots`, { seat, level: 'random' });
  return (await person.call('POST', `/games/${id}/start`)).status;
}

test.each<[string, Part]>([
  ['a person', { ofPerson: 2, ofAddress: 100 }],
  ['an address', { ofPerson: 100, ofAddress: 2 }],
])('games with bots that wait for a text count as running, for %s', async (_, botTables) => {
  const address = await anOnlineServer(store, { limits: { botTables } });
  const person = await aPerson(address, 'Greedy');
  const started: number[] = [];
  for (let n = 0; n < 4; n++) started.push(await startSealed(person));
  expect(started).toEqual([200, 200, 429, 429]);
});

test('a game does not begin uncounted when its last bot sits down in the meantime', async () => {
  let afterNextLook: (() => Promise<unknown>) | undefined;
  const looked: Store = {
    ...store,
    game: async (id) => {
      const found = await store.game(id);
      const then = afterNextLook;
      afterNextLook = undefined;
      await then?.();
      return found;
    },
  };
  const address = await anOnlineServer(looked, { limits: { botTables: { ofPerson: 0, ofAddress: 100 } } });
  const person = await aPerson(address, 'Greedy');
  const { id } = await aRoomOf([person, await aPerson(address, 'Friend')], { listed: false });
  afterNextLook = () => person.call('POST', `/games/${id}/bots`, { seat: 2, level: 'random' });
  expect(await person.call('POST', `/games/${id}/start`)).toMatchObject({ body: { code: 'not-begun' } });
  expect(await person.call('POST', `/games/${id}/start`)).toMatchObject(TOO_MANY_TABLES);
});
