import { rngFrom } from '@hinode/engine';
import { expect, test } from 'vitest';
import { aCluster } from './testing/cluster.ts';
import { FAULTS, type Fault } from './testing/faults.ts';

/**
 * Faults of several nodes on one database while friends play at all of them, each by itself and all together. After each
 * one every game goes on, and what anybody was told is what is kept. How long that took is told.
 */
const NODES = 2;
const TABLES = 10;
/** Acknowledgements at every table: that it runs, and that it runs again. */
const SOME = 20;
const ROUNDS = 20;

const faults = Object.entries<Fault>(FAULTS);

test.each(faults)('%s', async (name, fault) => {
  const cluster = await aCluster({ seed: name, nodes: NODES, tables: TABLES, games: 12 });
  await cluster.goesOn(SOME);
  await fault(cluster);
  const milliseconds = await cluster.goesOn(1);
  await cluster.goesOn(SOME);
  const promises = await cluster.check();
  expect(promises).toBeGreaterThan(2 * SOME * TABLES);
  console.log(`${name}: every game had gone on after ${Math.round(milliseconds)} ms; ${promises} promises`);
});

test('one fault after another, as they come', async () => {
  const rng = rngFrom('faults');
  const cluster = await aCluster({ seed: 'together', nodes: NODES, tables: TABLES, games: 60 });
  for (let round = 1; round <= ROUNDS; round++) {
    await cluster.goesOn(SOME);
    const [name, fault] = faults[rng.below(faults.length)] ?? [];
    await fault?.(cluster);
    console.log(`${round}. ${name}: every game had gone on after ${Math.round(await cluster.goesOn(1))} ms`);
  }
  console.log(`${await cluster.check()} promises were kept`);
});
