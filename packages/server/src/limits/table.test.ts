import { once } from 'node:events';
import net from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { WebSocket } from 'ws';
import { aGameOf } from '../testing/begun.ts';
import { aBrowser, anOnlineServer, aPerson, type Browser, type Line } from '../testing/online.ts';
import { proxied } from '../testing/site.ts';
import { aStore } from '../testing/store.ts';
import { aBegunGame, type Begun } from '../testing/three.ts';
import type { Limits } from './limits.ts';

const store = await aStore();
const TEN_SECONDS = 10_000;

let keys = 0;
/** Refused by the rules, so that the game does not change. */
const nonsense = () => ({
  type: 'move',
  at: 0,
  key: `key ${++keys}`,
  move: { clan: 'koi', type: 'pass' },
});
const ready = () => ({
  type: 'move',
  at: 0,
  key: `key ${++keys}`,
  move: { clan: 'koi', type: 'ready', value: true },
});

async function aLimitedGame(limits: Partial<Limits>) {
  let now = 0;
  const address = await anOnlineServer(store, { limits, elapsed: () => now });
  const game = await aBegunGame(store, address);
  return { ...game, pass: (milliseconds: number) => (now += milliseconds) };
}

const request = (by: Browser, id: string, body: unknown, query = '') =>
  by.call('POST', `/games/${id}/requests${query}`, body);

test('what a seat may send is counted for the person: no query, cookie or socket gains more', async () => {
  const { address, id, browsers, pass } = await aLimitedGame({ requests: { most: 4, within: TEN_SECONDS } });
  const { koi } = browsers;
  const { code } = (await koi.call('POST', '/me/code')).body;
  const elsewhere = aBrowser(address);
  await elsewhere.call('POST', '/keys', { code });
  const line = koi.socket(id);
  await line.next('table');
  line.send(nonsense());
  await line.next('answer');
  expect((await request(koi, id, nonsense())).status).toBe(200);
  expect((await request(koi, id, nonsense(), '?x=1')).status).toBe(200);
  expect((await request(elsewhere, id, nonsense(), '?x=2')).status).toBe(200);
  for (const [by, query] of [
    [koi, ''],
    [koi, '?x=3'],
    [elsewhere, ''],
  ] as const)
    expect(await request(by, id, nonsense(), query)).toMatchObject({
      status: 429,
      body: { code: 'too-many-requests' },
    });
  line.send(nonsense());
  expect(await line.closed).toEqual({ code: 4429, why: 'too-many-requests' });
  expect((await request(browsers.lotus, id, nonsense())).status).toBe(200);
  pass(TEN_SECONDS);
  expect((await request(koi, id, nonsense())).status).toBe(200);
});

test('a request that comes too late gets a long answer, and counts four times', async () => {
  const { id, browsers } = await aLimitedGame({ requests: { most: 9, within: TEN_SECONDS } });
  const { koi } = browsers;
  expect((await request(koi, id, ready())).body).toMatchObject({ outcome: 'done' });
  for (let n = 0; n < 2; n++)
    expect((await request(koi, id, ready())).body).toMatchObject({ outcome: 'stale' });
  expect((await request(koi, id, ready())).status).toBe(429);
});

test('the same by socket', async () => {
  const { id, browsers } = await aLimitedGame({ requests: { most: 9, within: TEN_SECONDS } });
  const line = browsers.koi.socket(id);
  await line.next('table');
  line.send(ready());
  expect(await line.next('answer')).toMatchObject({ outcome: 'done' });
  for (let n = 0; n < 2; n++) {
    line.send(ready());
    expect(await line.next('answer')).toMatchObject({ outcome: 'stale' });
  }
  line.send(ready());
  expect(await line.closed).toEqual({ code: 4429, why: 'too-many-requests' });
});

test('what a seat says also counts while nobody sits at the table', async () => {
  const { id, browsers } = await aLimitedGame({ talk: { most: 2, within: TEN_SECONDS } });
  const say = async (by: Browser) =>
    (await request(by, id, { type: 'say', at: 0, key: `key ${++keys}`, text: 'Hello.' })).body;
  for (let n = 0; n < 2; n++) expect(await say(browsers.koi)).toMatchObject({ outcome: 'done' });
  for (let n = 0; n < 2; n++)
    expect(await say(browsers.koi)).toEqual({ outcome: 'refused', refusal: { code: 'too-often' } });
  expect(await say(browsers.lotus)).toMatchObject({ outcome: 'done' });
});

test('a socket may wait for a limited number of answers', async () => {
  let goOn = (): void => {};
  const disk = new Promise<void>((resolve) => {
    goOn = resolve;
  });
  const slow: typeof store = { ...store, append: (...asked) => disk.then(() => store.append(...asked)) };
  const { id, browsers } = await aBegunGame(slow, await anOnlineServer(slow, { limits: { unanswered: 2 } }));
  const line = browsers.koi.socket(id);
  await line.next('table');
  for (let n = 0; n < 3; n++) line.send(ready());
  expect(await line.closed).toEqual({ code: 4429, why: 'too-many-requests' });
  goOn();
});

test('a socket that does not answer is closed', async () => {
  const { address, id, watch, browsers } = await aLimitedGame({ pong: 20 });
  const { host, port } = new URL(address);
  const silent = net.connect(Number(port), '127.0.0.1');
  onTestFinished(() => void silent.destroy());
  silent.on('error', () => {});
  const head = [
    `GET /api/watch/${watch}/table HTTP/1.1`,
    `host: ${host}`,
    `origin: ${address}`,
    'connection: upgrade',
    'upgrade: websocket',
    'sec-websocket-key: dGhlIHNhbXBsZSBub25jZQ==',
    'sec-websocket-version: 13',
  ];
  silent.write(`${head.join('\r\n')}\r\n\r\n`);
  const [answer] = await once(silent, 'data');
  expect(String(answer)).toMatch(/^HTTP\/1.1 101 /);
  silent.resume();
  await once(silent, 'close');
  expect((await request(browsers.koi, id, nonsense())).status).toBe(200);
});

test.each<[string, string, Partial<Limits>, (game: Begun) => Promise<Line>]>([
  [
    'a stranger',
    'not-seated',
    {},
    async ({ address, id }) => (await aPerson(address, 'Stranger')).socket(id),
  ],
  ['nobody', 'no-session', {}, async ({ address, id }) => aBrowser(address).socket(id)],
  [
    'one browser too many',
    'too-many-requests',
    { seatSockets: 1 },
    async ({ id, browsers }) => browsers.koi.socket(id),
  ],
])('%s is refused, and nobody at the table notices', async (_, why, limits, come) => {
  const game = await aLimitedGame(limits);
  const line = game.browsers.koi.socket(game.id);
  await line.next('seats');
  const refused = await come(game);
  expect((await refused.closed).why).toBe(why);
  // Anything that was sent before this answer would have arrived first.
  line.send(ready());
  await line.next('answer');
  expect(line.messages.filter(({ type }) => type === 'seats')).toHaveLength(1);
  expect(refused.messages).toEqual([]);
});

test('a refused socket that talks is not answered', async () => {
  const { address, id, browsers } = await aLimitedGame({});
  const stranger = await aPerson(address, 'Stranger');
  const line = stranger.socket(id);
  line.socket.on('open', () => line.send(ready()));
  expect(await line.closed).toEqual({ code: 4403, why: 'not-seated' });
  expect(line.messages).toEqual([]);
  expect((await browsers.koi.socket(id).next('table'))['at']).toBe(0);
});

/** Whether a spectator from this address gets in, or the code that the socket was closed with. */
function looksOn(address: string, watch: string, from: string): Promise<number | 'in'> {
  const socket = new WebSocket(`${address.replace('http', 'ws')}/api/watch/${watch}/table`, {
    headers: { origin: address, 'x-forwarded-for': from },
  });
  onTestFinished(() => socket.terminate());
  return new Promise((resolve) => {
    socket.on('message', () => resolve('in'));
    socket.on('close', resolve);
  });
}

test('one address can take some of the places for spectators, but not all', async () => {
  const address = await proxied({ watchers: 4, watchersEach: 2 });
  const { watch = '' } = await aGameOf([await aPerson(address, 'Host')]);
  const crowd = ['2001:db8::1', '2001:db8::2', '2001:db8::3', '2001:db8::4'];
  const seen: unknown[] = [];
  for (const from of crowd) seen.push(await looksOn(address, watch, from));
  expect(seen).toEqual(['in', 'in', 4429, 4429]);
  expect([
    await looksOn(address, watch, '203.0.113.7'),
    await looksOn(address, watch, '203.0.113.8'),
  ]).toEqual(['in', 'in']);
  expect(await looksOn(address, watch, '203.0.113.9')).toBe(4429);
});

test('one address may have a limited number of sockets, at however many tables', async () => {
  const address = await proxied({ socketsEach: 2 });
  const host = await aPerson(address, 'Host');
  const tables = [await aGameOf([host]), await aGameOf([host]), await aGameOf([host])];
  const seen: unknown[] = [];
  for (const { watch = '' } of tables) seen.push(await looksOn(address, watch, '203.0.113.7'));
  expect(seen).toEqual(['in', 'in', 4429]);
  expect(await looksOn(address, tables[2]?.watch ?? '', '203.0.113.8')).toBe('in');
});
