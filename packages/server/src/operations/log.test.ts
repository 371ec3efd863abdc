import { once } from 'node:events';
import net from 'node:net';
import { fastify } from 'fastify';
import { expect, onTestFinished, test } from 'vitest';
import { serve } from '../serve.ts';
import { newId } from '../store/ids.ts';
import { StoreError } from '../store/problems.ts';
import { aGameOf } from '../testing/begun.ts';
import { aBrowser, aPerson } from '../testing/online.ts';
import { folder } from '../testing/site.ts';
import { loggerFor } from './log.ts';

async function aLoggingServer(level: 'info' | 'error') {
  const lines: string[] = [];
  const log = { level, write: (line: string) => void lines.push(line) };
  const server = await serve({ port: 0, host: '127.0.0.1', page: folder(), data: folder({}), log });
  onTestFinished(() => server.close());
  return { lines, address: server.url.slice(0, -1) };
}

test('an evening of calls leaves no cookie, code, invitation, password or message in the log', async () => {
  const { lines, address } = await aLoggingServer('info');
  const [host, guest] = [await aPerson(address, 'A Name'), await aPerson(address, 'Guest')] as const;
  const secrets: string[] = ['A Name', 'a very long password', 'a secret word', 'somebody-logs-in'];
  const account = { login: 'somebody-logs-in', password: 'a very long password' };
  await host.call('POST', '/account', account);
  const { cookie = '' } = await aBrowser(address).call('POST', '/login', account);
  secrets.push(cookie.split(';')[0]?.split('=')[1] ?? 'no cookie');
  const { code } = (await host.call('POST', '/me/code')).body;
  secrets.push(String(code));
  await aBrowser(address).call('POST', '/keys', { code });
  const { id, watch = 'no watch' } = await aGameOf([host, guest]);
  secrets.push(id, watch);
  const line = host.socket(id);
  await line.next('table');
  line.send({ type: 'say', at: 0, key: 'key', text: 'a secret word' });
  await line.next('answer');
  await aBrowser(address).watch(watch).next('table');
  await guest.call('POST', `/games/${id}/requests`, { type: 'say', at: 0, key: 'k', text: 'a secret word' });
  for (const wrong of [`/games/${newId()}`, `/nowhere/${id}`, `/games/${id}/record`, '/games/%ff'])
    await guest.call('GET', wrong);
  await guest.call('POST', `/games/${id}/nowhere`, { text: 'a secret word' });
  await guest.call('POST', '/me', { name: 7, word: 'a secret word' });
  await guest.socket(`${id}/nowhere`).closed;
  await host.call('GET', '/host/reports', undefined, { authorization: 'Bearer a secret word' });
  const written = lines.join('');
  expect(lines.length).toBeGreaterThan(15);
  for (const secret of secrets) expect(written).not.toContain(secret);
  expect(lines.map((text) => JSON.parse(text))).toContainEqual(
    expect.objectContaining({ method: 'POST', route: '/api/games/:id/seats', status: 200 }),
  );
});

test('at the default level, calls that succeed or are refused leave no line', async () => {
  const { lines, address } = await aLoggingServer('error');
  await aPerson(address, 'Player');
  await aBrowser(address).call('GET', `/games/${newId()}`);
  expect(lines).toEqual([]);
});

test('trouble with the store is logged once in ten seconds, with how often it happened', () => {
  const lines: Readonly<Record<string, unknown>>[] = [];
  let now = 0;
  const app = fastify(loggerFor({ elapsed: () => now, write: (line) => void lines.push(JSON.parse(line)) }));
  const trouble = (): void => app.log.error(new StoreError('disk-full', 'The disk is full.'));
  for (let n = 0; n < 100; n++) trouble();
  app.log.error(new Error('another'));
  now = 10_000;
  trouble();
  expect(lines.map(({ code, again, msg }) => ({ code, again, msg }))).toEqual([
    { code: 'disk-full', again: undefined, msg: 'The disk is full.' },
    { code: undefined, again: undefined, msg: 'another' },
    { code: 'disk-full', again: 99, msg: 'The disk is full.' },
  ]);
});

/** Ways in which a client can break a socket: the first bytes after the handshake. */
const BROKEN_FRAMES = {
  notMasked: [0x81, 0x01, 0x61],
  unknownBits: [0xf1, 0x80, 0, 0, 0, 0],
  unknownKind: [0x83, 0x80, 0, 0, 0, 0],
  continuesNothing: [0x80, 0x80, 0, 0, 0, 0],
  notText: [0x81, 0x81, 0, 0, 0, 0, 0xff],
};

test('errors caused by callers are not logged as if they were our fault', async () => {
  const { lines, address } = await aLoggingServer('error');
  const host = await aPerson(address, 'Host');
  const { watch } = await aGameOf([host]);
  const { port } = new URL(address);
  for (const place of [`/api/watch/${watch}/table`, `/api/games/${newId()}/table`])
    for (const frame of Object.values(BROKEN_FRAMES)) {
      const line = net.connect(Number(port), '127.0.0.1');
      line.on('error', () => {});
      line.write(handshake(place, address));
      await once(line, 'data');
      line.write(Buffer.from(frame));
      line.resume();
      await new Promise((resolve) => line.on('close', resolve));
    }
  // Gone before anybody can see where they called from.
  const hasty = Array.from({ length: 20 }, () => net.connect(Number(port), '127.0.0.1'));
  await Promise.all(
    hasty.map(async (line) => {
      line.on('error', () => {});
      await once(line, 'connect');
      line.write(handshake(`/api/watch/${watch}/table`, address), () => line.resetAndDestroy());
      await new Promise((resolve) => line.on('close', resolve));
    }),
  );
  await aBrowser(address).call('GET', '/games');
  expect(lines).toEqual([]);
});

const handshake = (place: string, address: string): string =>
  [
    `GET ${place} HTTP/1.1`,
    `host: ${new URL(address).host}`,
    `origin: ${address}`,
    'connection: upgrade',
    'upgrade: websocket',
    'sec-websocket-key: dGhlIHNhbXBsZSBub25jZQ==',
    'sec-websocket-version: 13',
    '\r\n',
  ].join('\r\n');
