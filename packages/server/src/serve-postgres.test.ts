import fs from 'node:fs';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { serve } from './serve.ts';
import { newId } from './store/ids.ts';
import { openPostgresStore } from './store/postgres/postgres.ts';
import type { StoredGame } from './store/store.ts';
import { newSchemas } from './store/testing/postgres.ts';
import { aGameOf } from './testing/begun.ts';
import { aBrowser, aPerson } from './testing/online.ts';
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

test('a person banned at one node loses the table at the other, and a deleted game is gone from both', async () => {
  const database = await aDatabase();
  const [one, other] = [await aNode(database), await aNode(database)];
  const key = fs.readFileSync(path.join(one.data, 'host-key'), 'utf8').trim();
  const admin = (method: string, call: string, body?: object): Promise<Response> =>
    fetch(`${one.address}/api/host/${call}`, {
      method,
      headers: {
        authorization: `Bearer ${key}`,
        origin: one.address,
        ...(body && { 'content-type': 'application/json' }),
      },
      ...(body && { body: JSON.stringify(body) }),
    });
  const [rude, stays] = [
    await aPerson(other.address, 'Rude'),
    await aPerson(other.address, 'Stays'),
  ] as const;
  const { id } = await aGameOf([rude, stays]);
  const [lost, kept] = [rude.socket(id), stays.socket(id)];
  for (const line of [lost, kept]) await line.next('table');
  const { seats } = await storedGame(database, id);
  const person = seats[0]?.by && 'session' in seats[0].by ? seats[0].by.session : '';
  expect((await admin('POST', 'ban', { person, value: true })).status).toBe(200);
  expect(await lost.closed).toMatchObject({ code: 4403 });
  expect((await admin('DELETE', `games/${id}`)).status).toBe(200);
  expect(await kept.closed).toMatchObject({ code: 4410 });
});

async function storedGame(database: string, id: string): Promise<StoredGame> {
  const store = await openPostgresStore(database);
  onTestFinished(() => store.close());
  const game = await store.game(id);
  if (game === undefined) throw new Error('there is no such game');
  return game;
}
