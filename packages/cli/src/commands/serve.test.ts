import { spawn } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import net from 'node:net';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { folder, hinode, PROGRAM, start } from '../testing/hinode.ts';

const PAGE = { 'page/index.html': '<!doctype html><title>Hinode</title>' };

/** Runs the real command until it prints its address. */
async function serving(argv: readonly string[], home = folder(PAGE), node: readonly string[] = []) {
  const started = start(['serve', ...argv], home, node);
  onTestFinished(() => {
    started.child.kill('SIGKILL');
  });
  const told = once(started.child.stdout, 'data').then(String);
  const words = await Promise.race([told, started.ended.then(({ err }) => Promise.reject(new Error(err)))]);
  return { ...started, words, url: /http:\S+/.exec(words)?.[0] ?? '' };
}

/** A port that another program is using. */
async function takenPort(): Promise<number> {
  const server = net.createServer().listen(0, '127.0.0.1');
  onTestFinished(() => {
    server.close();
  });
  await once(server, 'listening');
  const address = server.address();
  return address !== null && typeof address === 'object' ? address.port : 0;
}

test('the page is served where the command says: by default at one of the usual ports, a second server at another; each shuts down cleanly when asked to', async () => {
  const ports: number[] = [];
  const servers: Awaited<ReturnType<typeof serving>>[] = [];
  // Where no browser can be opened, --open is ignored.
  for (const flags of [[], ['--open']]) {
    const server = await serving(['--page', 'page', ...flags]);
    const { url, words } = server;
    expect(words.startsWith(`Hinode is at ${url} (Ctrl-C ends it).\n`)).toBe(true);
    expect(await (await fetch(url)).text()).toBe(PAGE['page/index.html']);
    ports.push(Number(new URL(url).port));
    servers.push(server);
  }
  expect(new Set(ports).size).toBe(2);
  // Which ones depends on what else is running on this machine.
  for (const port of ports) {
    expect(port).toBeGreaterThanOrEqual(8080);
    expect(port).toBeLessThanOrEqual(8089);
  }
  if (process.platform === 'win32') return;
  for (const [i, signal] of (['SIGINT', 'SIGTERM'] as const).entries()) {
    const server = servers[i];
    server?.child.kill(signal);
    expect(await server?.ended, signal).toMatchObject({ code: 0, err: '' });
    await expect(fetch(server?.url ?? ''), signal).rejects.toThrow();
  }
});

test('a port that is in use is reported, along with one that is free', async () => {
  const port = await takenPort();
  const { code, out, err } = await hinode(['serve', '--page', 'page', '--port', `${port}`], folder(PAGE));
  expect({ code, out }).toEqual({ code: 2, out: '' });
  const free = /^hinode: port (\d+) is in use; --port (\d+) is free\.\n$/.exec(err);
  expect(Number(free?.[1])).toBe(port);
  expect(Number(free?.[2])).toBeGreaterThan(port);
});

test('a database that cannot be reached, or is of another kind, is reported without its password', async () => {
  const argv = ['serve', '--page', 'page', '--port', '0'];
  for (const [url, words] of [
    ['postgres://hinode:a-password@127.0.0.1:1/hinode', '(store-unreachable)'],
    ['mysql://hinode:a-password@127.0.0.1/hinode', 'DATABASE_URL must be an address such as postgres://'],
  ] as const) {
    const { code, err } = await hinode(argv, folder(PAGE), { DATABASE_URL: url });
    expect(code).toBe(2);
    expect(err).toContain(words);
    expect(err).not.toContain('a-password');
  }
});

test.each([
  ['--port 70000', '--port must be a whole number from 0 to 65535'],
  ['--page page --port 0 --host 203.0.113.7', '--host 203.0.113.7 is not an address of this machine'],
  ['--page elsewhere', 'elsewhere holds no built page'],
  ['--page page --webhooks', '--webhooks needs --url'],
  ['--page page --mail-from a@club.example', '--mail-from needs --url'],
  ['--page page --url https://club.example/ --mail-from a@club.example', '--mail-from needs a mail server'],
  ['--page page --url hinode.example', '--url must be an address such as https://hinode.example/'],
  ['--page page --connections 0', '--connections must be a whole number from 1'],
  ['--page page --keep-talk 0', '--keep-talk must be a whole number from 1'],
  ['--page page --port 0 --proxy nearby', '--proxy takes addresses, networks or "loopback"'],
  ['--page page --log much', '--log must be one of silent, error, info'],
  ['--page page --port 0 --data page/index.html', 'the data folder cannot be used'],
])('"hinode serve %s" gets one sentence and exit code 2', async (typed, words) => {
  const { code, out, err } = await hinode(['serve', ...typed.split(' ')], folder(PAGE));
  expect({ code, out }).toEqual({ code: 2, out: '' });
  expect(err).toMatch(/^hinode: [^\n]+\.\n$/);
  expect(err).toContain(words);
});

test.runIf(process.platform !== 'win32').each([
  ['an error', 'throw new Error("enough")'],
  ['a promise', 'Promise.reject(new Error("enough"))'],
])('%s that nobody caught is logged, and the server shuts down cleanly', async (_, trouble) => {
  const home = folder(PAGE);
  const argv = ['--page', 'page', '--port', '0', '--data', 'games'];
  const preload = `data:text/javascript,${encodeURIComponent(`process.on('SIGUSR2', () => { ${trouble} });`)}`;
  const { child, ended, url } = await serving(argv, home, ['--import', preload]);
  await fetch(url);
  child.kill('SIGUSR2');
  const { code, err } = await ended;
  expect(code).toBe(1);
  expect(JSON.parse(err)).toMatchObject({ level: 50, msg: 'enough' });
  // Nothing is left for the next start to recover.
  expect(fs.readdirSync(path.join(home, 'games')).filter((name) => name.endsWith('-wal'))).toEqual([]);
});

test.runIf(process.platform === 'linux')('--open shows the page on a desktop', async () => {
  const home = folder({ ...PAGE, 'xdg-open': '#!/bin/sh\nprintf %s "$1" > "$(dirname "$0")/opened"\n' });
  fs.chmodSync(path.join(home, 'xdg-open'), 0o755);
  const env = { PATH: `${home}:${process.env['PATH']}`, DISPLAY: ':0' };
  const argv = [PROGRAM, 'serve', '--page', 'page', '--port', '0', '--open'];
  const child = spawn(process.execPath, argv, { cwd: home, env, stdio: ['ignore', 'pipe', 'ignore'] });
  onTestFinished(() => {
    child.kill('SIGKILL');
  });
  const [words] = await once(child.stdout, 'data');
  const opened = path.join(home, 'opened');
  await expect.poll(() => fs.existsSync(opened) && fs.readFileSync(opened, 'utf8')).toMatch(/^http:/);
  expect(String(words)).toContain(`at ${fs.readFileSync(opened, 'utf8')} (`);
});

test('online games are kept in a folder, which only one server at a time can use', async () => {
  const home = folder(PAGE);
  const argv = ['--page', 'page', '--port', '0', '--data', 'games'];
  const first = await serving(argv, home);
  expect(await (await fetch(`${first.url}api/games`)).json()).toEqual([]);
  const { code, err } = await hinode(['serve', ...argv], home);
  expect(code).toBe(2);
  expect(err).toMatch(/^hinode: another server uses \S*games; --data names another folder\.\n$/);
  first.child.kill('SIGKILL');
  await first.ended;
  const next = await serving(argv, home);
  expect((await fetch(next.url)).status).toBe(200);
});

test('a folder that holds something else is refused in one sentence', async () => {
  const home = folder({ ...PAGE, 'games/hinode.sqlite': 'dear diary, '.repeat(1000) });
  const { code, err } = await hinode(['serve', '--page', 'page', '--port', '0', '--data', 'games'], home);
  expect(code).toBe(2);
  expect(err).toMatch(/^hinode: [^\n]+\.\n$/);
});

test('a folder whose games are gone is refused with a code, and accepted with --new; a server whose games disappear ends by itself, and says why', async () => {
  const home = folder({ ...PAGE, 'games/host-key': 'the key of a host that was here before\n' });
  const argv = ['--page', 'page', '--port', '0', '--data', 'games'];
  const { code, err } = await hinode(['serve', ...argv], home);
  expect(code).toBe(2);
  expect(err).toMatch(/^hinode: [^\n]+--new \(store-missing\)\.\n$/);
  expect(fs.existsSync(path.join(home, 'games/hinode.sqlite'))).toBe(false);
  const { url, ended } = await serving([...argv, '--new'], home);
  expect((await fetch(url)).status).toBe(200);
  // On Windows nobody can delete a file that is open.
  if (process.platform === 'win32') return;
  fs.rmSync(path.join(home, 'games/hinode.sqlite'));
  const end = await ended;
  expect(end.code).toBe(1);
  expect(end.err).toMatch(/^hinode: \S+hinode\.sqlite was deleted or replaced [^\n]+\(store-gone\)\.\n$/);
});

test('several processes need a database that they share', async () => {
  const { code, err } = await hinode(['serve', '--processes', '2', '--page', 'page'], folder(PAGE));
  expect({ code, err }).toEqual({
    code: 2,
    err: 'hinode: --processes needs a database that they share: DATABASE_URL (docs/scaling.md).\n',
  });
});
