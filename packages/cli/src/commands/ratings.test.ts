import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { serve } from '@hinode/server';
import { expect, onTestFinished, test } from 'vitest';
import { hinode } from '../testing/hinode.ts';

const aFolder = (): string => {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'hinode-ratings-'));
  onTestFinished(() => fs.rmSync(folder, { recursive: true }));
  return folder;
};

test('a folder without games is refused, and one without rated games says so', async () => {
  const data = aFolder();
  expect(await hinode(['ratings', '--data', data])).toMatchObject({ code: 2, out: '' });
  const server = await serve({ port: 0, host: '127.0.0.1', page: aFolder(), data });
  await server.close();
  const { code, out } = await hinode(['ratings', '--data', data]);
  expect([code, out.trim()]).toEqual([0, 'No rated game has been finished yet.']);
  expect(JSON.parse((await hinode(['ratings', '--data', data, '--json'])).out)).toEqual([]);
});

test('a season that is none is refused', async () => {
  const { code, err } = await hinode(['ratings', '--season', 'month']);
  expect(code).toBe(2);
  expect(err).toContain('all, year');
});
