import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { serve } from '@hinode/server';
import { expect, onTestFinished, test } from 'vitest';
import { hinode } from '../testing/hinode.ts';

const aFolder = (): string => {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'hinode-statistics-'));
  onTestFinished(() => fs.rmSync(folder, { recursive: true }));
  return folder;
};

test('an account has to be named that there is, in a folder with games', async () => {
  const data = aFolder();
  expect(await hinode(['statistics', '--data', data])).toMatchObject({ code: 2, out: '' });
  expect((await hinode(['statistics', 'ada', '--data', data])).err).toContain('holds no games');
  const server = await serve({ port: 0, host: '127.0.0.1', page: aFolder(), data });
  const call = async (way: string, body: object, cookie = ''): Promise<string> => {
    const answer = await fetch(`${server.url}api/${way}`, {
      method: 'POST',
      headers: { origin: new URL(server.url).origin, 'content-type': 'application/json', cookie },
      body: JSON.stringify(body),
    });
    expect(answer.status).toBe(200);
    return answer.headers
      .getSetCookie()
      .map((set) => set.split(';')[0])
      .join('; ');
  };
  const cookie = await call('me', { name: 'Ada' });
  await call('account', { login: 'ada', password: 'a long enough password' }, cookie);
  const told = await fetch(`${server.url}api/me/statistics`, { headers: { cookie } });
  const asTold: unknown = await told.json();
  await server.close();
  expect((await hinode(['statistics', 'eve', '--data', data])).err).toContain('no account eve');
  const { code, out } = await hinode(['statistics', 'ada', '--data', data]);
  expect([code, out.trim()]).toEqual([0, 'No game has been played to its end yet.']);
  expect(JSON.parse((await hinode(['statistics', 'ada', '--data', data, '--json'])).out)).toEqual(asTold);
});
