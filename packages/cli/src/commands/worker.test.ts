import { once } from 'node:events';
import { newSchemas } from '@hinode/server/testing';
import { expect, onTestFinished, test } from 'vitest';
import { folder, hinode, start } from '../testing/hinode.ts';

test('a worker needs the database of the servers', async () => {
  const { code, err } = await hinode(['worker'], folder());
  expect([code, err]).toEqual([2, 'hinode: a worker needs DATABASE_URL, the database of the servers.\n']);
});

test('a worker says that it is working, and shuts down cleanly when asked to', async () => {
  const schemas = await newSchemas();
  onTestFinished(() => schemas.drop());
  const { child, ended } = start(['worker'], folder(), [], { DATABASE_URL: await schemas.urlOf('a-worker') });
  onTestFinished(() => void child.kill('SIGKILL'));
  const words = once(child.stdout, 'data').then(String);
  const failed = ended.then(({ err }) => err);
  expect(await Promise.race([words, failed])).toBe('The worker is running (Ctrl-C ends it).\n');
  child.kill('SIGTERM');
  expect(await ended).toMatchObject({ code: 0, err: '' });
});
