import { expect, test } from 'vitest';
import { aGameOf, aRoomOf, playOut } from '../testing/begun.ts';
import { aBrowser, anOnlineServer, aPerson, contribution } from '../testing/online.ts';
import { aStore } from '../testing/store.ts';

const store = await aStore();

test('a code carries the person to another device, once', async () => {
  const address = await anOnlineServer(store);
  const phone = await aPerson(address, 'Traveller');
  const { code, until } = (await phone.call('POST', '/me/code')).body;
  expect(String(code)).toMatch(/^[2-9A-Z]{8}$/);
  expect(Number(until)).toBeGreaterThan(Date.now());
  const desk = aBrowser(address);
  const typed = `${String(code).slice(0, 4).toLowerCase()} ${String(code).slice(4)}`;
  const carried = await desk.call('POST', '/keys', { code: typed });
  expect(carried.body).toEqual({ name: 'Traveller' });
  expect(carried.cookie).toMatch(/HttpOnly; SameSite=Lax$/);
  expect((await desk.call('GET', '/me')).body).toEqual({ name: 'Traveller' });
  const late = await aBrowser(address).call('POST', '/keys', { code });
  expect(late).toMatchObject({ status: 404, body: { code: 'no-such-code' }, cookie: undefined });
  const room = await aRoomOf([phone]);
  expect((await desk.call('GET', `/games/${room.id}`)).body).toMatchObject({ mine: 0 });
});

test('somebody who guesses codes is locked out for a while, even from a right one', async () => {
  let now = 0;
  const address = await anOnlineServer(store, { elapsed: () => now });
  const { code } = (await (await aPerson(address, 'Traveller')).call('POST', '/me/code')).body;
  const guesser = aBrowser(address);
  for (let n = 0; n < 10; n++)
    expect((await guesser.call('POST', '/keys', { code: `2222222${n % 8}` })).status).toBe(404);
  expect(await guesser.call('POST', '/keys', { code })).toMatchObject({
    status: 429,
    body: { code: 'too-many-requests' },
  });
  now = 15 * 60_000;
  expect((await guesser.call('POST', '/keys', { code })).status).toBe(200);
});

test('a code that is too old opens nothing', async () => {
  let time = Date.now();
  const address = await anOnlineServer(store, { now: () => time });
  const { code } = (await (await aPerson(address, 'Traveller')).call('POST', '/me/code')).body;
  time += 11 * 60_000;
  expect((await aBrowser(address).call('POST', '/keys', { code })).status).toBe(404);
});

test('my games are those where I have a seat, finished or not, and nobody else sees them', async () => {
  const address = await anOnlineServer(store);
  const [mine, other] = [await aPerson(address, 'Mine'), await aPerson(address, 'Other')] as const;
  const first = await aRoomOf([mine], { listed: false });
  const second = await aRoomOf([other, mine]);
  await aRoomOf([other]);
  const games = (await mine.call('GET', '/me/games')).body as unknown as { id: string; mine: number }[];
  expect(games.map(({ id, mine: seat }) => [id, seat])).toEqual([
    [second.id, 1],
    [first.id, 0],
  ]);
  expect(await aBrowser(address).call('GET', '/me/games')).toMatchObject({
    status: 401,
    body: { code: 'no-session' },
  });
});

test('only I see how my games ended, and the figures follow me to another device', async () => {
  const address = await anOnlineServer(store);
  const [mine, other] = [await aPerson(address, 'Mine'), await aPerson(address, 'Other')] as const;
  const { id, seats } = await aGameOf([mine, other]);
  await playOut(store, id);
  const result = (await store.game(id))?.result;
  const clan = seats[0]?.clan ?? 'koi';
  const played = { games: 1, wins: Number(result?.winners.includes(clan)), vp: result?.vp[clan] };
  const expected = { ...played, endedEarly: 0, left: 0, clans: [{ clan, ...played }], folded: 1, toCome: 0 };
  expect((await mine.call('GET', '/me/statistics')).body).toMatchObject(expected);
  const { code } = (await mine.call('POST', '/me/code')).body;
  const desk = aBrowser(address);
  await desk.call('POST', '/keys', { code });
  expect((await desk.call('GET', '/me/statistics')).body).toMatchObject(expected);
  expect((await aPerson(address, 'New').then((one) => one.call('GET', '/me/statistics'))).body).toMatchObject(
    {
      games: 0,
      clans: [],
    },
  );
  expect((await aBrowser(address).call('GET', '/me/statistics')).status).toBe(401);
});

test('a person who asks to be forgotten no longer exists, and their seats have no name', async () => {
  const address = await anOnlineServer(store);
  const [gone, stays] = [await aPerson(address, 'Gone'), await aPerson(address, 'Stays')] as const;
  const { id } = await aGameOf([stays, gone]);
  const room = await aRoomOf([stays, gone]);
  const alone = await aRoomOf([gone]);
  const forgotten = await gone.call('DELETE', '/me');
  expect(forgotten).toMatchObject({ status: 200, body: {} });
  expect(forgotten.cookie).toMatch(/^hinode=;/);
  expect((await gone.call('GET', '/me')).status).toBe(401);
  expect((await stays.call('GET', `/games/${id}`)).body).toMatchObject({
    seats: [{ name: 'Stays' }, { name: '' }, { bot: 'random' }],
  });
  expect((await store.notes(id, 0)).map(({ note }) => note)).toContainEqual(
    expect.objectContaining({ type: 'bot-took-over', why: 'left' }),
  );
  expect((await stays.call('GET', `/games/${room.id}`)).body['seats']).toEqual([
    { name: 'Stays', here: true },
    {},
    {},
  ]);
  expect((await stays.call('GET', `/games/${alone.id}`)).status).toBe(404);
  expect((await aBrowser(address).call('DELETE', '/me')).status).toBe(401);
});

test('a banned person can still ask to be forgotten', async () => {
  const address = await anOnlineServer(store);
  const [rude, host] = [await aPerson(address, 'Rude'), await aPerson(address, 'Host')] as const;
  const { id } = await aGameOf([host, rude]);
  const by = (await store.game(id))?.seats[1]?.by;
  await store.ban(by && 'session' in by ? by.session : '', true);
  expect((await rude.call('GET', '/me')).status).toBe(403);
  expect((await rude.call('DELETE', '/me')).status).toBe(200);
  expect((await rude.call('GET', '/me')).status).toBe(401);
  expect((await host.call('GET', `/games/${id}`)).body).toMatchObject({
    seats: [{ name: 'Host' }, { name: '' }, {}],
  });
});

test('two people whose names look alike cannot sit at one table', async () => {
  const address = await anOnlineServer(store);
  const host = await aPerson(address, 'Ann Lee');
  const room = await aRoomOf([host]);
  for (const name of ['Ann Lee', 'ann  lee', 'ＡＮＮ LEE', 'Ann\u3164Lee', 'AnnLee\u2800']) {
    const other = await aPerson(address, name);
    const sitting = { seat: 1, contribution: contribution() };
    expect(await other.call('POST', `/games/${room.id}/seats`, sitting)).toMatchObject({
      status: 409,
      body: { code: 'name-taken' },
    });
    await other.call('POST', '/me', { name: 'Ann Li' });
    expect((await other.call('POST', `/games/${room.id}/seats`, sitting)).status).toBe(200);
    await other.call('DELETE', `/games/${room.id}/seats/1`);
  }
});

test('a banned person may not act, and is told so', async () => {
  const address = await anOnlineServer(store);
  const [rude, host] = [await aPerson(address, 'Rude'), await aPerson(address, 'Host')] as const;
  const { id } = await aGameOf([host, rude]);
  const line = rude.socket(id);
  await line.next('table');
  const by = (await store.game(id))?.seats[1]?.by;
  const person = by && 'session' in by ? by.session : '';
  await store.ban(person, true);
  const banned = { status: 403, body: { code: 'banned' } };
  expect(await rude.call('GET', '/me')).toMatchObject(banned);
  expect(await rude.call('POST', '/me', { name: 'Somebody Else' })).toMatchObject(banned);
  expect(await rude.call('POST', '/me/code')).toMatchObject(banned);
  expect(await rude.call('POST', `/games/${id}/start`)).toMatchObject(banned);
  const request = { type: 'undo', at: 0, key: 'key' };
  expect(await rude.call('POST', `/games/${id}/requests`, request)).toMatchObject(banned);
  expect(await rude.socket(id).closed).toEqual({ code: 4403, why: 'banned' });
});
