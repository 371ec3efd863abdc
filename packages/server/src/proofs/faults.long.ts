import { rngFrom } from '@hinode/engine';
import { expect, test } from 'vitest';
import { aCluster, type Cluster } from './testing/cluster.ts';
import { FAULTS, type Fault } from './testing/faults.ts';

/**
 * Faults of several nodes and workers on one database while friends play with bots and against clocks, one by one and all
 * together. After each fault every game goes on, every clock rings once, and what anybody was told is what is stored. The times
 * are printed.
 */
const MACHINES = { nodes: 2, workers: 2 } as const;
const TABLES = 10;
/** How many acknowledgements at every table show that it runs, and that it runs again. */
const SOME = 20;
const ROUNDS = 20;

const faults = Object.entries<Fault>(FAULTS);

async function befall(cluster: Cluster, name: string, fault: Fault): Promise<void> {
  await cluster.goesOn(SOME);
  await cluster.windClocks();
  const mend = await fault(cluster);
  const { friends, bots, clocks } = await cluster.recovers();
  await mend?.();
  const [first, second, third] = [friends, bots, clocks].map((time) => `${Math.round(time)} ms`);
  console.log(
    `${name}: every game went on within ${first}, its bots within ${second}; clocks rang by ${third}`,
  );
}

test.each(faults)('%s', async (name, fault) => {
  const cluster = await aCluster({ seed: name, ...MACHINES, tables: TABLES, games: 20 });
  await befall(cluster, name, fault);
  await cluster.goesOn(SOME);
  expect(await cluster.check()).toBeGreaterThan(2 * SOME * TABLES);
});

test('one fault after another, in random order', async () => {
  const rng = rngFrom('faults');
  const cluster = await aCluster({ seed: 'together', ...MACHINES, tables: TABLES, games: 100 });
  for (let round = 1; round <= ROUNDS; round++) {
    const [name, fault] = faults[rng.below(faults.length)] as (typeof faults)[number];
    await befall(cluster, `${round}. ${name}`, fault);
  }
  await cluster.goesOn(SOME);
  console.log(`${await cluster.check()} promises were kept`);
});
