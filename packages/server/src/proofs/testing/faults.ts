import { setTimeout } from 'node:timers/promises';
import { onTestFinished } from 'vitest';
import type { Cluster } from './cluster.ts';

/**
 * What can happen to nodes, workers and their database, by name. After each fault everything must go on by itself; the returned
 * function repairs the machines.
 */
export type Fault = (cluster: Cluster) => Promise<(() => Promise<void> | void) | undefined>;

/** How many acknowledgements at every table show that it runs. */
const SOME = 20;
const CUT_OFF = 10_000;

/** Another server takes over from a database that was killed. `how`: what becomes of the connections to the old one. */
async function failOver(cluster: Cluster, how?: 'without a farewell'): Promise<void> {
  const before = cluster.database();
  const standby = await before.startStandby();
  onTestFinished(() => standby.stop());
  await cluster.goesOn(SOME);
  if (how !== undefined) cluster.failOver(standby, how);
  await before.kill();
  await standby.promote();
  if (how === undefined) cluster.failOver(standby);
}

async function cutOff(cluster: Cluster, machines: Cluster['nodes']): Promise<void> {
  const { line } = cluster.anyOf(machines);
  line.cut();
  await setTimeout(CUT_OFF);
  line.mend();
}

export const FAULTS = {
  // This is so in all of them.
  'the clocks of half of the machines are a minute ahead': async () => undefined,
  'a node is killed': async ({ nodes, anyOf }) => {
    const node = anyOf(nodes);
    await node.kill();
    return node.start;
  },
  'every node is killed in turn, and started again': async ({ nodes, goesOn }) => {
    for (const node of nodes) {
      await node.kill();
      await goesOn(1);
      await node.start();
    }
    return undefined;
  },
  'a worker is killed': async ({ workers, anyOf }) => {
    const worker = anyOf(workers);
    await worker.kill();
    return worker.start;
  },
  'every worker is killed, and one is started again': async ({ workers }) => {
    const [first, ...others] = workers;
    for (const worker of workers) await worker.kill();
    await first?.start();
    return async () => {
      for (const worker of others) await worker.start();
    };
  },
  'a worker hangs': async ({ workers, anyOf }) => {
    const worker = anyOf(workers);
    worker.hang();
    return worker.goOn;
  },
  'PostgreSQL is killed, and started again': async ({ database }) => {
    await database().kill();
    await database().startAgain();
    return undefined;
  },
  'PostgreSQL is killed for good, and a standby takes over at another address': async (cluster) => {
    await failOver(cluster);
    return undefined;
  },
  'the machine of PostgreSQL is gone without a farewell, and a standby takes over': async (cluster) => {
    await failOver(cluster, 'without a farewell');
    return undefined;
  },
  'a node is cut off from the database for ten seconds while its friends keep sending': async (cluster) => {
    await cutOff(cluster, cluster.nodes);
    return undefined;
  },
  'a worker is cut off from the database for ten seconds': async (cluster) => {
    await cutOff(cluster, cluster.workers);
    return undefined;
  },
  'notices do not arrive': async ({ nodes, workers, goesOn }) => {
    const machines = [...nodes, ...workers];
    for (const { line } of machines) line.passNotices(false);
    // Long enough that nobody gets by on what they were told before.
    await goesOn(SOME);
    return () => {
      for (const { line } of machines) line.passNotices(true);
    };
  },
} as const satisfies Record<string, Fault>;
