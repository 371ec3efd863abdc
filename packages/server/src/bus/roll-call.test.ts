import { setTimeout } from 'node:timers/promises';
import { Client } from 'pg';
import { expect, onTestFinished, test } from 'vitest';
import type { Answer } from '../store/postgres/database.ts';
import { aSharedStore } from '../testing/nodes.ts';
import { newRollCall, type RollCall } from './roll-call.ts';

const ROW = { rows: [{ games: [], struck_off: false }], count: 1 };
const SOME_CALLS = 30;

test('a process waiting for an answer to the roll does not call again until it has come', async () => {
  const waiting: ((answer: Answer) => void)[] = [];
  const roll = newRollCall({
    ask: () => new Promise((resolve) => waiting.push(resolve)),
    release: 'release',
    lookAtAll: 'look()',
    workers: () => [],
    struckOff: () => {},
    left: () => {},
    failed: () => {},
    patience: 1_000,
  });
  await roll.enter({ query: async () => {} } as unknown as Client);
  onTestFinished(roll.begin(1));
  await expect.poll(() => waiting.length).toBe(1);
  await setTimeout(SOME_CALLS);
  expect(waiting.length).toBe(1);
  waiting[0]?.(ROW);
  await expect.poll(() => waiting.length).toBe(2);
});

const HOUR = 3_600_000;

/** Records the workers whose jobs the roll gives to others. */
const RELEASE = `CREATE FUNCTION release_test(text[]) RETURNS void LANGUAGE sql AS 'INSERT INTO released SELECT unnest($1)'`;

test('a process that has lost its connection loses its jobs with every call, including those it takes later, until it is back under another name', async () => {
  const { database, store } = await aSharedStore();
  await store.ask({ name: 'make table', text: 'CREATE TABLE released (worker text)' });
  await store.ask({ name: 'make function', text: RELEASE });
  const released = async () => (await store.ask({ name: 'look', text: 'SELECT * FROM released' })).count;
  const aRoll = (workers: readonly string[]): RollCall =>
    newRollCall({
      ask: store.ask,
      release: 'release_test',
      lookAtAll: 'now()',
      workers: () => workers,
      struckOff: () => {},
      left: () => {},
      failed: () => {},
      patience: HOUR,
    });
  const aLine = async (roll: RollCall): Promise<Client> => {
    const line = new Client({ connectionString: database });
    await line.connect();
    onTestFinished(() => line.end());
    await roll.enter(line);
    await roll.call();
    return line;
  };
  const [worker, node] = [aRoll(['a pool']), aRoll([])];
  const line = await aLine(worker);
  await aLine(node);
  await node.call();
  expect(await released()).toBe(0);

  await line.end();
  const call = async () => {
    await node.call();
    return released();
  };
  await expect.poll(call).toBe(1);
  expect(await call()).toBe(2);
  expect(await node.haveWorkers()).toBe(false);
  await aLine(worker);
  expect(await call()).toBe(2);
  expect(await node.haveWorkers()).toBe(true);
});
