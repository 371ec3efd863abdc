import fs from 'node:fs';
import path from 'node:path';
import { serve } from '@hinode/server';
import { newSchemas, type Schemas } from '@hinode/server/testing';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { folder, hinode } from '../testing/hinode.ts';

let schemas: Schemas;
beforeAll(async () => {
  schemas = await newSchemas();
});
afterAll(() => schemas.drop());

const PAGE = { 'page/index.html': '<!doctype html><title>Hinode</title>' };

async function serving(home: string, data: string, database?: string) {
  const page = path.join(home, 'page');
  const server = await serve({
    port: 0,
    host: '127.0.0.1',
    page,
    data: path.join(home, data),
    ...(database !== undefined && { database }),
  });
  let closing: Promise<void> | undefined;
  const close = (): Promise<void> => {
    closing ??= server.close();
    return closing;
  };
  onTestFinished(close);
  return { url: server.url, close };
}

test('a folder is moved into the database, served, backed up and moved back', async () => {
  const home = folder(PAGE);
  const database = await schemas.urlOf('migrate-store');
  const env = { DATABASE_URL: database };
  const first = await serving(home, 'games');
  const running = await hinode(['migrate-store', '--to', 'database', '--data', 'games'], home, env);
  expect(running).toMatchObject({ code: 2, out: '' });
  expect(running.err).toContain('end it first (store-in-use)');
  await first.close();

  const moved = await hinode(['migrate-store', '--to', 'database', '--data', 'games'], home, env);
  expect(moved).toMatchObject({ code: 0, err: '' });
  expect(moved.out).toContain('Moved from games into the database: 0 games with 0 moves');
  const node = await serving(home, 'node', database);
  const key = (place: string): string => fs.readFileSync(path.join(home, place, 'host-key'), 'utf8');
  expect(key('node')).toBe(key('games'));
  expect(await hinode(['backup', 'copy.sqlite'], home, env)).toEqual({
    code: 0,
    out: 'The database is copied into copy.sqlite.\n',
    err: '',
  });
  const served = await hinode(['migrate-store', '--to', 'folder', '--data', 'back'], home, env);
  expect(served.err).toBe(
    'hinode: Servers are using this database: end them first. Nothing was done (store-in-use).\n',
  );
  await node.close();
  expect(await hinode(['migrate-store', '--to', 'folder', '--data', 'back'], home, env)).toMatchObject({
    code: 0,
  });
  expect(key('back')).toBe(key('games'));
});

test.each([
  ['', 'postgres://x', '--to is missing'],
  ['--to moon', 'postgres://x', '--to must be one of database, folder'],
  ['--to database', '', 'the database is missing: DATABASE_URL='],
  ['--to database', 'mysql://x', 'DATABASE_URL must be an address'],
  ['--to database --data nowhere', 'postgres://x', 'holds no games. Nothing was done (store-missing)'],
  ['--to folder --data new', 'postgres://a:secret@127.0.0.1:1/x', '(store-unreachable)'],
])('"hinode migrate-store %s" on "%s" gets one sentence and exit code 2', async (typed, database, words) => {
  const home = folder();
  const { code, out, err } = await hinode(['migrate-store', ...typed.split(' ').filter(Boolean)], home, {
    DATABASE_URL: database,
  });
  expect({ code, out }).toEqual({ code: 2, out: '' });
  expect(err).toMatch(/^hinode: .+\.\n$/);
  expect(err).toContain(words);
  expect(err).not.toContain('secret');
});
