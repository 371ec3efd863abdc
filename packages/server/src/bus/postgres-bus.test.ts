import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { startDatabaseLine } from '../proofs/testing/database-line.ts';
import { newId } from '../store/ids.ts';
import { newSchemas, type Schemas } from '../store/testing/postgres.ts';
import type { Bus } from './bus.ts';
import { openPostgresBus } from './postgres-bus.ts';

let schemas: Schemas;
beforeAll(async () => {
  schemas = await newSchemas();
});
afterAll(() => schemas.drop());

/** A node that writes down what it hears. */
async function aNode(url: string, patience?: number): Promise<Bus & { readonly heard: string[] }> {
  const heard: string[] = [];
  const hearing = {
    hear: (word: string, about: string) => heard.push(`${word} ${about}`),
    missed: () => heard.push('missed'),
    silent: () => heard.push('silent'),
    failed: () => {},
  };
  const bus = await openPostgresBus(url, hearing, undefined, patience);
  onTestFinished(bus.close);
  return { ...bus, heard };
}

test('what one node says is heard by all others, and by nobody on other tables', async () => {
  const url = await schemas.urlOf(newId());
  const [one, two, three] = [await aNode(url), await aNode(url), await aNode(url)];
  const stranger = await aNode(await schemas.urlOf(newId()));
  one.tell('grown', 'a-game');
  await expect.poll(() => [two.heard, three.heard]).toEqual([['grown a-game'], ['grown a-game']]);
  two.tell('shut-out', 'a-person');
  await expect.poll(() => one.heard).toEqual(['shut-out a-person']);
  expect(two.heard).toEqual(['grown a-game']);
  expect(stranger.heard).toEqual([]);
});

test('words about one game that go out together are merged, and a thousand games all arrive', async () => {
  const url = await schemas.urlOf(newId());
  const [one, two] = [await aNode(url), await aNode(url)];
  const ids = Array.from({ length: 1000 }, newId);
  for (let round = 0; round < 3; round++) for (const id of ids) one.tell('grown', id);
  one.tell('deleted', 'the-last');
  await expect.poll(() => two.heard.at(-1)).toBe('deleted the-last');
  expect(two.heard.slice(0, -1)).toEqual(ids.map((id) => `grown ${id}`));
});

test('a node whose connection broke knows that it may have missed something, and then hears again', async () => {
  const url = new URL(await schemas.urlOf(newId()));
  const one = await aNode(url.href);
  const place = newId();
  url.searchParams.set('application_name', place);
  const two = await aNode(url.href);
  await schemas.query(
    `SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE application_name = '${place}'`,
  );
  await expect.poll(() => two.heard).toEqual(['missed']);
  one.tell('grown', 'a-game');
  await expect.poll(() => two.heard).toEqual(['missed', 'grown a-game']);
  two.tell('grown', 'another');
  await expect.poll(() => one.heard).toEqual(['grown another']);
});

test.each(['only listens', 'speaks just then'] as const)(
  'a node that %s notices when its database vanishes without closing the connection, and reports that its other connections are dead too',
  async (does) => {
    const url = await schemas.urlOf(newId());
    const port = Number(new URL(url).port);
    const line = await startDatabaseLine(port);
    onTestFinished(() => line.close());
    const one = await aNode(url);
    const two = await aNode(line.via(url), 1_000);
    line.pointTo(port, 'without a farewell');
    if (does === 'speaks just then') two.tell('grown', 'its-own-game');
    await expect.poll(() => two.heard).toContain('missed');
    expect(two.heard).toContain('silent');
    const say = () => one.tell('grown', 'a-game');
    await expect.poll(() => [say(), ...two.heard]).toContain('grown a-game');
  },
);
