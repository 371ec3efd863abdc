import { once } from 'node:events';
import fs from 'node:fs';
import net from 'node:net';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect, onTestFinished, test, vi } from 'vitest';
import { serve } from './serve.ts';
import { fileIn } from './store/sqlite/database.ts';
import { fillDisk } from './store/testing/full.ts';
import { aGameOf } from './testing/begun.ts';
import { aBrowser, aPerson, contribution, OPTIONS } from './testing/online.ts';
import { ask, folder, NAVIGATING, NOT_FOUND, serving } from './testing/site.ts';

test('the server says that it is well', async () => {
  const { url } = await serving();
  const answer = await fetch(`${url}healthz`, { headers: NAVIGATING });
  expect(answer.status).toBe(200);
  expect(answer.headers.get('cache-control')).toBe('no-store');
  expect(await answer.json()).toEqual({ ok: true });
});

test('the server refuses a folder without a page in its usual way', async () => {
  const { url } = await serving(folder({}));
  const { status, body } = await ask(url, '/', { headers: NAVIGATING });
  expect(status).toBe(404);
  expect(JSON.parse(body.toString())).toEqual(NOT_FOUND);
});

test('a port that is taken is reported, and the program that has it goes on undisturbed', async () => {
  const first = await serving();
  const port = Number(new URL(first.url).port);
  await expect(serve({ port, host: '127.0.0.1', page: folder() })).rejects.toMatchObject({
    code: 'EADDRINUSE',
  });
  expect((await fetch(first.url)).status).toBe(200);
});

test('the server reports an address that a browser understands', async () => {
  const everywhere = await serve({ port: 0, host: '0.0.0.0', page: folder() });
  onTestFinished(() => everywhere.close());
  expect(everywhere.url).toMatch(/^http:\/\/127\.0\.0\.1:\d+\/$/);
  expect((await fetch(everywhere.url)).status).toBe(200);
});

test('the server releases its port when closed, even while a browser keeps a connection open', async () => {
  const server = await serve({ port: 0, host: '127.0.0.1', page: folder() });
  const { port } = new URL(server.url);
  const idle = net.connect(Number(port), '127.0.0.1');
  idle.write('GET / HTTP/1.1\r\nhost: hinode\r\nconnection: keep-alive\r\n\r\n');
  await once(idle, 'data');
  await server.close();
  await expect(fetch(server.url)).rejects.toThrow();
  const successor = await serve({ port: Number(port), host: '127.0.0.1', page: folder() });
  await successor.close();
});

test.each(['/', '/nowhere', '/api/nowhere', '/api/games', '/metrics'])(
  'a request for a socket at %s is answered and disconnected, and does not keep the server from closing',
  async (place) => {
    const server = await serve({ port: 0, host: '127.0.0.1', page: folder(), data: folder({}) });
    const { port } = new URL(server.url);
    const caller = net.connect(Number(port), '127.0.0.1');
    const key = 'sec-websocket-key: dGhlIHNhbXBsZSBub25jZQ==\r\nsec-websocket-version: 13\r\n';
    caller.write(
      `GET ${place} HTTP/1.1\r\nhost: x\r\nconnection: upgrade\r\nupgrade: websocket\r\n${key}\r\n`,
    );
    const [answer] = await once(caller, 'data');
    expect(String(answer)).toMatch(/^HTTP\/1.1 [1234]\d\d /);
    await server.close();
    caller.destroy();
  },
);

const THROUGH_PROXY = {
  'x-forwarded-for': '203.0.113.7',
  'x-forwarded-proto': 'https',
  'x-forwarded-host': 'hinode.example',
  origin: 'https://hinode.example',
};

test('a proxy that the admin named is trusted about the host name and https', async () => {
  const options = { port: 0, host: '127.0.0.1', page: folder(), data: folder({}), proxy: 'loopback' };
  const server = await serve(options);
  onTestFinished(() => server.close());
  const person = aBrowser(server.url.slice(0, -1));
  const greeted = await person.call('POST', '/me', { name: 'Player' }, THROUGH_PROXY);
  expect(greeted.status).toBe(200);
  expect(greeted.cookie).toMatch(/; Secure;?/);
});

test('a proxy that nobody named is not trusted', async () => {
  const server = await serve({ port: 0, host: '127.0.0.1', page: folder(), data: folder({}) });
  onTestFinished(() => server.close());
  const person = aBrowser(server.url.slice(0, -1));
  expect(await person.call('POST', '/me', { name: 'Player' }, THROUGH_PROXY)).toMatchObject({
    status: 403,
    body: { code: 'wrong-origin' },
  });
});

test('a client that does not hang up delays the end of the server only for a moment', async () => {
  const server = await serve({ port: 0, host: '127.0.0.1', page: folder(), data: folder({}) });
  const host = await aPerson(server.url.slice(0, -1), 'Host');
  const { watch } = await aGameOf([host]);
  const { port, origin } = new URL(server.url);
  const stubborn = net.connect({ port: Number(port), host: '127.0.0.1', allowHalfOpen: true });
  onTestFinished(() => {
    stubborn.destroy();
  });
  const key = 'sec-websocket-key: dGhlIHNhbXBsZSBub25jZQ==\r\nsec-websocket-version: 13\r\n';
  stubborn.write(
    `GET /api/watch/${watch}/table HTTP/1.1\r\nhost: 127.0.0.1:${port}\r\norigin: ${origin}\r\n` +
      `connection: upgrade\r\nupgrade: websocket\r\n${key}\r\n`,
  );
  const [answer] = await once(stubborn, 'data');
  expect(String(answer)).toMatch(/^HTTP\/1.1 101 /);
  await server.close();
});

test('tables are told before the server ends, and later everything played is there again', async () => {
  const data = folder({});
  const options = { port: 0, host: '127.0.0.1', page: folder(), data };
  const server = await serve(options);
  const host = await aPerson(server.url.slice(0, -1), 'Host');
  const opened = await host.call('POST', '/games', {
    options: OPTIONS,
    seat: 0,
    contribution: contribution(),
  });
  const id = String(opened.body['id']);
  for (const seat of [1, 2]) await host.call('POST', `/games/${id}/bots`, { seat, level: 'random' });
  await host.call('POST', `/games/${id}/start`);
  const line = host.socket(id);
  await line.next('table');
  await server.close();
  await line.next('closing');
  expect(await line.closed).toEqual({ code: 1012, why: 'closing' });

  const again = await serve(options);
  onTestFinished(() => again.close());
  expect(await (await fetch(`${again.url}api/games/${id}`)).json()).toMatchObject({ id, status: 'playing' });
});

/** The server on a data folder, closed when the test is over, and what it logged. */
async function servingOn(data: string, options: { readonly isNew?: boolean } = {}) {
  const log: string[] = [];
  const server = await serve({
    port: 0,
    host: '127.0.0.1',
    page: folder(),
    data,
    log: { write: (line) => log.push(line) },
    ...options,
  });
  onTestFinished(() => server.close());
  return { server, log };
}

test('a full disk is reported as `not-now`, also by the health check, and all is well once there is room', async () => {
  vi.useFakeTimers({ toFake: ['performance'] });
  onTestFinished(() => void vi.useRealTimers());
  const data = folder({});
  const { server, log } = await servingOn(data);
  const health = async (): Promise<number> => {
    vi.advanceTimersByTime(5_000);
    return (await fetch(`${server.url}healthz`)).status;
  };
  const person = await aPerson(server.url.slice(0, -1), 'Player');
  const room = { options: OPTIONS, seat: 0, contribution: contribution() };
  expect(await health()).toBe(200);
  const db = new DatabaseSync(fileIn(data));
  const free = (['games', 'house'] as const).map((table) => fillDisk(db, table));
  expect(await health()).toBe(503);
  const refused = await person.call('POST', '/games', room);
  expect(refused).toMatchObject({ status: 503, body: { code: 'not-now', message: expect.any(String) } });
  expect(log.join()).toContain('disk-full');
  for (const one of free) one();
  db.close();
  expect(await health()).toBe(200);
  expect((await person.call('POST', '/games', room)).status).toBe(200);
});

test('a folder whose games are gone is refused, unless it is declared new', async () => {
  const data = folder({});
  const { server } = await servingOn(data);
  await server.close();
  for (const harm of [fs.truncateSync, fs.rmSync]) {
    harm(fileIn(data));
    await expect(servingOn(data)).rejects.toMatchObject({ code: 'store-missing' });
    expect(fs.existsSync(fileIn(data))).toBe(harm === fs.truncateSync);
  }
  await servingOn(data, { isNew: true });
});

test.runIf(process.platform !== 'win32')(
  'a folder open to others is closed, and that is logged',
  async () => {
    const data = folder({});
    fs.chmodSync(data, 0o755);
    const { log } = await servingOn(data);
    expect(log.join()).toContain('could read files in the data folder');
    const modes = ['.', ...fs.readdirSync(data)].map(
      (name) => fs.statSync(path.join(data, name)).mode & 0o077,
    );
    expect(modes.length).toBeGreaterThan(4);
    expect(new Set(modes)).toEqual(new Set([0]));
  },
);

test('if the games are deleted while the server runs, it accepts nothing more and tells the admin', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  onTestFinished(() => void vi.useRealTimers());
  const data = folder({});
  const { server } = await servingOn(data);
  const person = await aPerson(server.url.slice(0, -1), 'Player');
  fs.rmSync(fileIn(data));
  vi.advanceTimersByTime(2_000);
  expect(await server.lost).toMatchObject({ code: 'store-gone' });
  const room = { options: OPTIONS, seat: 0, contribution: contribution() };
  expect(await person.call('POST', '/games', room)).toMatchObject({ status: 503, body: { code: 'not-now' } });
});
