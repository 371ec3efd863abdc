import { expect, test } from 'vitest';
import { limitsWith } from '../limits/limits.ts';
import { roomsIn } from '../rooms/rooms.ts';
import { newId } from '../store/ids.ts';
import { StoreError } from '../store/store.ts';
import { aBrowser, anOnlineServer, aPerson, contribution, OPTIONS } from '../testing/online.ts';
import { aStore } from '../testing/store.ts';
import { cleanName } from './people.ts';

const store = await aStore();

const sitting = (seat: number) => ({ seat, contribution: contribution() });

test('a name and a browser are enough: the cookie is for the server alone', async () => {
  const browser = aBrowser(await anOnlineServer(store));
  expect(await browser.call('GET', '/me')).toMatchObject({ status: 401, body: { code: 'no-session' } });
  const greeted = await browser.call('POST', '/me', { name: '  A   Player ' });
  expect(greeted).toMatchObject({ status: 200, body: { name: 'A Player' } });
  expect(greeted.cookie).toMatch(/^hinode=[\w-]{43}; .*HttpOnly; SameSite=Lax$/);
  expect((await browser.call('GET', '/me')).body).toEqual({ name: 'A Player' });
  const renamed = await browser.call('POST', '/me', { name: 'Another' });
  expect(renamed).toMatchObject({ body: { name: 'Another' }, cookie: undefined });
  expect((await browser.call('GET', '/me')).body).toEqual({ name: 'Another' });
});

test('a cookie that we never issued belongs to nobody', async () => {
  const browser = aBrowser(await anOnlineServer(store));
  const answer = await browser.call('GET', '/me', undefined, { cookie: `hinode=${newId()}${newId()}` });
  expect(answer.status).toBe(401);
});

test.each([
  ['', undefined],
  ['   ', undefined],
  ['a'.repeat(25), undefined],
  ['turned \u202Earound', undefined],
  ['\u3164', undefined],
  ['\u2800\u2800', undefined],
  ['\u1160\u115F', undefined],
  ['\uFE0F', undefined],
  ['\u3164 \u2800', undefined],
  ['❤\uFE0F', '❤\uFE0F'],
  ['zero\u200Bwidth', undefined],
  ['two\nlines', 'two lines'],
  ['<b>bold</b>', '<b>bold</b>'],
  ['日の出', '日の出'],
  ['🐟'.repeat(24), '🐟'.repeat(24)],
])('the name %j is taken as %j', (text, name) => {
  expect(cleanName(text)).toBe(name);
});

test('from the lobby to the start, over HTTP', async () => {
  const address = await anOnlineServer(store);
  const host = await aPerson(address, 'Host');
  const guest = await aPerson(address, 'Guest');
  const opened = await host.call('POST', '/games', { options: OPTIONS, ...sitting(0), clan: 'koi' });
  expect(opened.status).toBe(200);
  const { id } = opened.body as { id: string };
  const listed = (await guest.call('GET', '/games')).body as unknown as { id: string }[];
  expect(listed.map((room) => room.id)).toContain(id);
  const seated = await guest.call('POST', `/games/${id}/seats`, { ...sitting(2), clan: 'turtle' });
  expect(seated.body).toMatchObject({ mine: 2, host: 0 });
  const early = await host.call('POST', `/games/${id}/start`);
  expect(early).toMatchObject({ status: 409, body: { code: 'seats-are-free' } });
  await host.call('POST', `/games/${id}/bots`, { seat: 1, level: 'ashigaru' });
  await host.call('DELETE', `/games/${id}/seats/1`);
  const seatBot = (bot: object) => host.call('POST', `/games/${id}/bots`, { seat: 1, clan: 'lotus', ...bot });
  expect(await seatBot({ level: 'random', character: 'loyal' })).toMatchObject({
    status: 400,
    body: { code: 'no-character' },
  });
  await seatBot({ level: 'ashigaru', character: 'merchant' });
  expect(await guest.call('POST', `/games/${id}/start`)).toMatchObject({ status: 403 });
  const begun = await host.call('POST', `/games/${id}/start`);
  expect(begun.body).toMatchObject({
    status: 'playing',
    seats: [{ clan: 'koi' }, { clan: 'lotus', bot: 'ashigaru', character: 'merchant' }, { clan: 'turtle' }],
  });
  // Nobody has come to the table yet, and its clocks are already running.
  expect((await store.notes(id, 0))[0]?.note).toEqual({ type: 'began' });
  const seen = JSON.stringify((await guest.call('GET', `/games/${id}`)).body);
  const kept = await store.game(id);
  expect(seen).not.toContain(kept?.secret);
  expect(seen).not.toContain(kept?.setup?.seed);
});

test('a move by HTTP is answered like one by socket', async () => {
  const address = await anOnlineServer(store);
  const host = await aPerson(address, 'Host');
  const opened = await host.call('POST', '/games', { options: OPTIONS, ...sitting(0), clan: 'koi' });
  const { id } = opened.body as { id: string };
  const ready = { type: 'move', at: 0, key: 'one', move: { clan: 'koi', type: 'ready', value: true } };
  const request = (by: typeof host, body: unknown) => by.call('POST', `/games/${id}/requests`, body);
  expect(await request(host, ready)).toMatchObject({ status: 409, body: { code: 'not-begun' } });
  const guests = await Promise.all([1, 2].map((n) => aPerson(address, `Guest ${n}`)));
  await Promise.all(guests.map((guest, i) => guest.call('POST', `/games/${id}/seats`, sitting(i + 1))));
  await host.call('POST', `/games/${id}/start`);
  expect((await request(host, ready)).body).toEqual({ outcome: 'done', at: 1 });
  expect((await request(host, ready)).body).toEqual({ outcome: 'done', at: 1 });
  expect((await request(host, { ...ready, key: 'two' })).body).toMatchObject({ outcome: 'stale' });
  const stranger = await aPerson(address, 'Stranger');
  expect(await request(stranger, ready)).toMatchObject({ status: 403, body: { code: 'not-seated' } });
  expect(await store.entries(id, 0)).toHaveLength(1);
});

test.each<[string, string, string, unknown]>([
  ['a room for two', 'POST', '/games', { options: { ...OPTIONS, players: 2 }, ...sitting(0) }],
  ['a room with an unknown wish', 'POST', '/games', { options: { ...OPTIONS, speed: 9 }, ...sitting(0) }],
  [
    'a room with the same kami twice',
    'POST',
    '/games',
    {
      options: { ...OPTIONS, shrines: ['fujin', 'fujin', 'raijin', 'ryujin'] },
      ...sitting(0),
    },
  ],
  [
    'a room with an unknown box',
    'POST',
    '/games',
    { options: { ...OPTIONS, boxes: ['core', 'attic'] }, ...sitting(0) },
  ],
  [
    'a room with an unknown Monster',
    'POST',
    '/games',
    { options: { ...OPTIONS, monsters: ['yeti'] }, ...sitting(0) },
  ],
  ['an unknown clan', 'POST', '/games', { options: OPTIONS, ...sitting(0), clan: 'heron' }],
  [
    'a bot of no known character',
    'POST',
    `/games/${newId()}/bots`,
    { seat: 1, level: 'samurai', character: 'drunk' },
  ],
  ['a game with a short name', 'GET', '/games/abc', undefined],
  ['a name that is not text', 'POST', '/me', { name: 7 }],
  ['an empty name', 'POST', '/me', { name: '   ' }],
  ['a request without a key', 'POST', `/games/${newId()}/requests`, { type: 'undo', at: 0 }],
  [
    'a request with an extra field',
    'POST',
    `/games/${newId()}/requests`,
    { type: 'undo', at: 0, key: 'k', as: 'koi' },
  ],
  ['a request of no known kind', 'POST', `/games/${newId()}/requests`, { type: 'win', at: 0, key: 'k' }],
  ['a request on half a move', 'POST', `/games/${newId()}/requests`, { type: 'undo', at: 0.5, key: 'k' }],
])('%s is a bad request', async (_, method, path, body) => {
  const browser = await aPerson(await anOnlineServer(store), 'Somebody');
  expect(await browser.call(method, path, body)).toMatchObject({
    status: 400,
    body: { code: expect.stringMatching(/^bad-/) },
  });
});

test('a game that nobody opened does not exist', async () => {
  const browser = await aPerson(await anOnlineServer(store), 'Somebody');
  const id = newId();
  const missing = { status: 404, body: { code: 'no-such-game' } };
  expect(await browser.call('GET', `/games/${id}`)).toMatchObject(missing);
  expect(await browser.call('POST', `/games/${id}/start`)).toMatchObject(missing);
});

test('somebody without a name may look but not act', async () => {
  const browser = aBrowser(await anOnlineServer(store));
  expect((await browser.call('GET', '/games')).status).toBe(200);
  const tried = await browser.call('POST', '/games', { options: OPTIONS, ...sitting(0) });
  expect(tried).toMatchObject({ status: 401, body: { code: 'no-session' } });
});

test.each([
  ['another site', { origin: 'https://elsewhere.example' }],
  ['nowhere', { origin: 'null' }],
  ['another port', { origin: 'http://127.0.0.1:1' }],
])('a call from %s changes nothing', async (_, headers) => {
  const browser = aBrowser(await anOnlineServer(store));
  const answer = await browser.call('POST', '/me', { name: 'Somebody' }, headers);
  expect(answer).toMatchObject({ status: 403, body: { code: 'wrong-origin' }, cookie: undefined });
});

test('a body that is too large is not read', async () => {
  const browser = aBrowser(await anOnlineServer(store));
  const answer = await browser.call('POST', '/me', { name: 'x'.repeat(10_000) });
  expect(answer.status).toBe(413);
});

test('our own mistakes are reported without details, and a busy store asks the caller to try again', async () => {
  const failing = (problem: Error) => ({ ...store, openGames: () => Promise.reject(problem) });
  const asked = async (problem: Error) => {
    const rooms = roomsIn(failing(problem), Date.now);
    const answer = await fetch(`${await anOnlineServer(store, { rooms })}/api/games`);
    return { status: answer.status, body: await answer.json(), again: answer.headers.get('retry-after') };
  };
  expect(await asked(new Error('the secret of koi'))).toEqual({
    status: 500,
    body: { code: 'server-error', message: 'The server made a mistake. It has been logged.' },
    again: null,
  });
  for (const code of ['store-busy', 'store-closed'] as const)
    expect(await asked(new StoreError(code, 'a sentence'))).toMatchObject({
      status: 503,
      body: { code: 'not-now' },
      again: '1',
    });
});

test('one address cannot fill the disk with rooms', async () => {
  const address = await anOnlineServer(store, { limits: limitsWith(40) });
  const player = await aPerson(address, 'Player');
  const options = { ...OPTIONS, listed: false };
  const opened = await Promise.all(
    Array.from({ length: 25 }, () => player.call('POST', '/games', { options, ...sitting(0) })),
  );
  expect(opened.filter(({ status }) => status === 200)).toHaveLength(19);
  const stranger = await aBrowser(address).call('POST', '/me', { name: 'Stranger' });
  expect(stranger).toMatchObject({ status: 429, body: { code: 'too-many-requests' }, cookie: undefined });
  expect((await player.call('POST', '/me', { name: 'Same Player' })).status).toBe(200);
});

test('a caller who calls too often is asked to wait', async () => {
  const browser = aBrowser(await anOnlineServer(store, { limits: limitsWith(5) }));
  const calls = await Promise.all(Array.from({ length: 8 }, () => browser.call('GET', '/games')));
  expect(calls.filter(({ status }) => status === 429)).toHaveLength(3);
});
