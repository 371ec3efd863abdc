import fs from 'node:fs';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { serve } from './serve.ts';
import { newId } from './store/ids.ts';
import { newSchemas } from './store/testing/postgres.ts';
import { aGameOf } from './testing/begun.ts';
import { aBrowser } from './testing/online.ts';
import { folder } from './testing/site.ts';

/** The address of an empty database. */
async function aDatabase(): Promise<string> {
  const schemas = await newSchemas();
  onTestFinished(() => schemas.drop());
  return schemas.urlOf(newId());
}

async function aNode(database: string, data = folder({})) {
  const server = await serve({ port: 0, host: '127.0.0.1', page: folder(), data, database });
  let closing: Promise<void> | undefined;
  const close = (): Promise<void> => {
    closing ??= server.close();
    return closing;
  };
  onTestFinished(close);
  return { ...server, close, address: server.url.slice(0, -1), data };
}

test('games in PostgreSQL go on at another server, with the same keys', async () => {
  const database = await aDatabase();
  const first = await aNode(database);
  const host = aBrowser(first.address);
  const { cookie } = await host.call('POST', '/me', { name: 'Host' });
  const { id } = await aGameOf([host]);
  await host.socket(id).next('table');
  await first.close();

  const second = await aNode(database);
  const headers = { cookie: cookie?.split(';')[0] ?? '' };
  const mine = await fetch(`${second.address}/api/me/games`, { headers });
  expect(await mine.text()).toContain(id);
  for (const key of ['host-key', 'push-keys.json']) {
    const [one, other] = [first, second].map(({ data }) => fs.readFileSync(path.join(data, key), 'utf8'));
    expect(other).toBe(one);
  }
  expect(fs.readdirSync(second.data).sort()).toEqual(['host-key', 'push-keys.json']);
  expect(await (await fetch(`${second.address}/healthz`)).json()).toEqual({ ok: true });
});
