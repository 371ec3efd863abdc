import { newSchemas, type Schemas } from '@hinode/server/testing';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { folder, hinode } from '../testing/hinode.ts';

let schemas: Schemas;
beforeAll(async () => {
  schemas = await newSchemas();
});
afterAll(() => schemas.drop());

test('a database is moved into a folder, the folder into another database, and that one is backed up', async () => {
  const home = folder();
  const [one, other] = [await schemas.urlOf('migrate-one'), await schemas.urlOf('migrate-other')];
  const move = (to: string, database: string) =>
    hinode(['migrate-store', '--to', to, '--data', 'games'], home, { DATABASE_URL: database });
  const moved = await move('folder', one);
  expect(moved).toMatchObject({ code: 0, err: '' });
  expect(moved.out).toMatch(
    /^Moved from the database into games: 0 games with 0 moves and 0 notes, and 0 people\.\nAll of it was read back and is the same\. Digest of the games: [0-9a-f]{16}\.\n$/,
  );
  expect(await move('folder', one)).toEqual({
    code: 2,
    out: '',
    err: expect.stringContaining('Nothing was done (target-not-empty).'),
  });
  expect((await move('database', other)).out).toContain('Moved from games into the database');
  expect(await hinode(['backup', 'copy.sqlite'], home, { DATABASE_URL: other })).toEqual({
    code: 0,
    out: 'The database has been copied into copy.sqlite.\n',
    err: '',
  });
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
