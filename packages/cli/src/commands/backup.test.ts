import fs from 'node:fs';
import path from 'node:path';
import { serve } from '@hinode/server';
import { expect, onTestFinished, test } from 'vitest';
import { folder, hinode } from '../testing/hinode.ts';

const PAGE = { 'page/index.html': '<!doctype html><title>Hinode</title>' };

async function serving(home: string, data: string) {
  const page = path.join(home, 'page');
  const server = await serve({ port: 0, host: '127.0.0.1', page, data: path.join(home, data) });
  let closed = false;
  const close = async () => {
    if (!closed) await server.close();
    closed = true;
  };
  onTestFinished(close);
  return { url: server.url, close };
}

async function aRoom(url: string): Promise<string> {
  const origin = url.slice(0, -1);
  const post = (place: string, body: object, cookie = '') =>
    fetch(`${url}api/${place}`, {
      method: 'POST',
      headers: { origin, cookie, 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
  const [cookie = ''] = ((await post('me', { name: 'Host' })).headers.get('set-cookie') ?? '').split(';');
  const options = { players: 3, set: 'archway', clans: 'free', listed: true };
  const opened = await post('games', { options, seat: 0, contribution: 'x'.repeat(22) }, cookie);
  return ((await opened.json()) as { id: string }).id;
}

test('a copy made while the server runs can be served from another folder', async () => {
  const home = folder(PAGE);
  const first = await serving(home, 'games');
  const id = await aRoom(first.url);
  expect(await hinode(['backup', '--data', 'games', 'copy.sqlite'], home)).toEqual({
    code: 0,
    out: 'games has been copied into copy.sqlite.\n',
    err: '',
  });
  const later = await aRoom(first.url);
  await first.close();

  fs.mkdirSync(path.join(home, 'restored'));
  fs.renameSync(path.join(home, 'copy.sqlite'), path.join(home, 'restored', 'hinode.sqlite'));
  const again = await serving(home, 'restored');
  expect((await fetch(`${again.url}api/games/${id}`)).status).toBe(200);
  expect((await fetch(`${again.url}api/games/${later}`)).status).toBe(404);
});

test.each([
  ['--data games', 'the FILE to write is missing'],
  ['--data nowhere copy.sqlite', 'nowhere holds no games'],
  ['--data games page/index.html', 'There is a file'],
  ['--data games nowhere/copy.sqlite', 'nowhere/copy.sqlite cannot be written'],
])('"hinode backup %s" gets one sentence and exit code 2', async (typed, words) => {
  const home = folder(PAGE);
  await serving(home, 'games');
  const { code, out, err } = await hinode(['backup', ...typed.split(' ')], home);
  expect({ code, out }).toEqual({ code: 2, out: '' });
  expect(err).toMatch(/^hinode: [^\n]+\.\n$/);
  expect(err).toContain(words);
});
