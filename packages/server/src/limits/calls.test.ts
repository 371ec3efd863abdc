import { afterEach, expect, test, vi } from 'vitest';
import { anOnlineServer, aPerson } from '../testing/online.ts';
import { ask, folder, proxied, serving } from '../testing/site.ts';
import { aStore } from '../testing/store.ts';
import { limitsWith } from './limits.ts';

const store = await aStore();
const MINUTE = 60_000;

afterEach(() => {
  vi.useRealTimers();
});

test('a clock that is set back locks nobody out for longer', async () => {
  const address = await anOnlineServer(store, { limits: limitsWith(3) });
  const call = () => fetch(`${address}/api/games`);
  for (let n = 0; n < 3; n++) expect((await call()).status).toBe(200);
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() - 60 * MINUTE });
  const refused = await call();
  expect(refused.status).toBe(429);
  expect(Number(refused.headers.get('retry-after'))).toBeLessThanOrEqual(60);
});

test('a caller who was asked to wait is let in when the minute is over, and no sooner', async () => {
  let now = 0;
  const address = await anOnlineServer(store, { limits: limitsWith(3), elapsed: () => now });
  const status = async () => (await fetch(`${address}/api/games`)).status;
  for (let n = 0; n < 3; n++) await status();
  now = MINUTE - 1;
  expect(await status()).toBe(429);
  now = MINUTE;
  expect(await status()).toBe(200);
});

const arrives = async (address: string, from: string): Promise<number> => {
  const headers = { origin: address, 'content-type': 'application/json', 'x-forwarded-for': from };
  return (await fetch(`${address}/api/me`, { method: 'POST', headers, body: '{"name":"Somebody"}' })).status;
};

test('an IPv6 network counts as one caller, however many addresses it has', async () => {
  const address = await proxied({ creations: { most: 2, within: MINUTE } });
  const near = ['2001:db8:0:1::1', '2001:db8:0:1::2', '2001:db8:0:1:ffff::3', '2001:0db8:0:1::4'];
  const answers: number[] = [];
  for (const from of near) answers.push(await arrives(address, from));
  expect(answers).toEqual([200, 200, 429, 429]);
  expect(await arrives(address, '2001:db8:0:2::1')).toBe(200);
  expect(await arrives(address, '203.0.113.7')).toBe(200);
  expect(await arrives(address, '::ffff:203.0.113.7')).toBe(200);
  expect(await arrives(address, '203.0.113.7')).toBe(429);
});

test('files of the page have a limit of their own', async () => {
  const { url } = await serving(folder(), { limits: { files: { most: 2, within: MINUTE } } });
  const asked = async (place: string) => (await ask(url, place)).status;
  expect([await asked('/'), await asked('/sw.js'), await asked('/sw.js?again')]).toEqual([200, 200, 429]);
  expect(await asked('/healthz')).toBe(200);
});

test('calls to the API do not use up the limit for files', async () => {
  const address = await proxied({ ...limitsWith(1), files: { most: 1, within: MINUTE } });
  await aPerson(address, 'Player');
  expect((await fetch(`${address}/api/games`)).status).toBe(429);
  expect((await fetch(`${address}/sw.js`)).status).toBe(200);
});
