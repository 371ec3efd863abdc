import net from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import type { Serving, ServingOptions } from '../serve.ts';
import { folder, serving } from '../testing/site.ts';
import type { Limits } from './limits.ts';

const aServer = (limits: Partial<Limits>, options: Partial<ServingOptions> = {}): Promise<Serving> =>
  serving(folder(), { host: '0.0.0.0', limits, ...options });

/** A connection with everything it received until it was closed. */
async function connected({ url }: Serving, words = '') {
  const socket = net.connect(Number(new URL(url).port), '127.0.0.1');
  onTestFinished(() => void socket.destroy());
  let heard = '';
  socket.on('data', (data) => {
    heard += data;
  });
  // A client that is cut off may see a broken connection, which is as good an end as any.
  socket.on('error', () => {});
  const closed = new Promise<string>((resolve) => socket.on('close', () => resolve(heard)));
  const first = new Promise<string>((resolve) => socket.once('data', (data) => resolve(String(data))));
  const isConnected = new Promise<void>((resolve) => socket.once('connect', resolve));
  await Promise.race([isConnected, closed]);
  socket.write(words);
  return { socket, closed, first: Promise.race([first, closed]) };
}

const HEAD =
  'POST /api/me HTTP/1.1\r\nhost: 127.0.0.1\r\norigin: http://127.0.0.1\r\ncontent-type: application/json\r\n';
/** A client that still reads is told why. */
const TOO_LATE = /^(HTTP\/1.1 408 .*"code":"request-timeout".*)?$/s;
/** For what happens by itself, however busy the machine is. */
const PATIENTLY = { timeout: 60_000 };
const SOON = { head: 30, request: 30, lookEvery: 10 };

test.each([
  ['a silent connection', ''],
  ['a head that does not end', HEAD],
  ['a body that never comes', `${HEAD}content-length: 100\r\n\r\n`],
  ['a body that stops', `${HEAD}content-length: 100\r\n\r\n{"name"`],
  ['a body in pieces that stops', `${HEAD}transfer-encoding: chunked\r\n\r\n5\r\n{"nam\r\n`],
])('%s is closed when its time is up', async (_, words) => {
  const { closed } = await connected(await aServer(SOON, { data: folder({}) }), words);
  expect(await closed).toMatch(TOO_LATE);
});

test('a body that arrives in drops does not gain time with each of them', async () => {
  const server = await aServer(SOON, { data: folder({}) });
  const { socket, closed } = await connected(server, `${HEAD}content-length: 8000\r\n\r\n`);
  const drops = setInterval(() => socket.write(' '), 5);
  onTestFinished(() => clearInterval(drops));
  expect(await closed).toMatch(TOO_LATE);
});

test('input that is not a request at all is refused with a code', async () => {
  const { closed } = await connected(await aServer({}), 'ikebana\r\n\r\n');
  expect(await closed).toMatch(/^HTTP\/1.1 400 .*"code":"bad-request"/s);
});

/** Answered once, and kept open. */
async function answered(server: Serving) {
  const line = await connected(server, 'GET /healthz HTTP/1.1\r\nhost: 127.0.0.1\r\n\r\n');
  return { ...line, isOpen: (await line.first).startsWith('HTTP/1.1 200') };
}

test('one address may hold a limited number of connections, and gets another when it closes one', async () => {
  const server = await aServer({ connectionsEach: 2 });
  const held = [await answered(server), await answered(server)] as const;
  expect(held.map(({ isOpen }) => isOpen)).toEqual([true, true]);
  expect((await answered(server)).isOpen).toBe(false);
  held[0].socket.destroy();
  await expect.poll(async () => (await answered(server)).isOpen, PATIENTLY).toBe(true);
});

test.each<[string, Partial<ServingOptions>]>([
  ['a proxy that the host named', { proxy: 'loopback' }],
  ['this machine, on a server for it alone', { host: '127.0.0.1' }],
])('%s may hold as many as it likes', async (_, options) => {
  const server = await aServer({ connectionsEach: 2 }, options);
  for (let n = 0; n < 4; n++) expect((await answered(server)).isOpen).toBe(true);
});

test('there is a limit on connections in all, whoever holds them', async () => {
  const server = await aServer({ connections: 2 }, { host: '127.0.0.1' });
  const held = [await answered(server), await answered(server)];
  expect(held.map(({ isOpen }) => isOpen)).toEqual([true, true]);
  expect((await answered(server)).isOpen).toBe(false);
});

test('a client that asks for a large file and does not read it is disconnected', async () => {
  const page = folder({ 'index.html': 'x', 'large.bin': Buffer.alloc(32 * 1024 * 1024) });
  const server = await aServer({ connectionsEach: 1, silence: 50 }, { page });
  const slow = await connected(server, 'GET /large.bin HTTP/1.1\r\nhost: 127.0.0.1\r\n\r\n');
  await slow.first;
  slow.socket.pause();
  await expect.poll(async () => (await answered(server)).isOpen, PATIENTLY).toBe(true);
});
