import { once } from 'node:events';
import net from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { serve } from './serve.ts';
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

test('a port that is taken is told, and whoever has it goes on undisturbed', async () => {
  const first = await serving();
  const port = Number(new URL(first.url).port);
  await expect(serve({ port, host: '127.0.0.1', page: folder() })).rejects.toMatchObject({
    code: 'EADDRINUSE',
  });
  expect((await fetch(first.url)).status).toBe(200);
});

test('the server names an address that a browser understands', async () => {
  const everywhere = await serve({ port: 0, host: '0.0.0.0', page: folder() });
  onTestFinished(() => everywhere.close());
  expect(everywhere.url).toMatch(/^http:\/\/127\.0\.0\.1:\d+\/$/);
  expect((await fetch(everywhere.url)).status).toBe(200);
});

test('the server gives its port back when closed, also while a browser keeps a connection open', async () => {
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
  'whoever asks for a socket at %s is answered and hung up on, and keeps nobody from closing',
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

test('behind a proxy that the host named, its word counts: the name that was called, and https', async () => {
  const options = { port: 0, host: '127.0.0.1', page: folder(), data: folder({}), proxy: 'loopback' };
  const server = await serve(options);
  onTestFinished(() => server.close());
  const person = aBrowser(server.url.slice(0, -1));
  const greeted = await person.call('POST', '/me', { name: 'Player' }, THROUGH_PROXY);
  expect(greeted.status).toBe(200);
  expect(greeted.cookie).toMatch(/; Secure;?/);
});

test('the word of a proxy that nobody named does not count', async () => {
  const server = await serve({ port: 0, host: '127.0.0.1', page: folder(), data: folder({}) });
  onTestFinished(() => server.close());
  const person = aBrowser(server.url.slice(0, -1));
  expect(await person.call('POST', '/me', { name: 'Player' }, THROUGH_PROXY)).toMatchObject({
    status: 403,
    body: { code: 'wrong-origin' },
  });
});

test('somebody who does not hang up keeps the server from ending for a moment only', async () => {
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

test('before the server ends, the tables hear it, and what was played is there again', async () => {
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
