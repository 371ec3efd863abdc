import { setTimeout } from 'node:timers/promises';
import { onTestFinished } from 'vitest';
import type { Cluster } from './cluster.ts';

/** What can befall nodes and their database, by what it is called. Afterwards all that is needed is there again. */
export type Fault = (cluster: Cluster) => Promise<void>;

/** Acknowledgements at every table until one may say that it runs. */
const SOME = 20;
const CUT_OFF = 10_000;

export const FAULTS = {
  'a node is killed, and started again': async ({ nodes, anyOf, goesOn }) => {
    const node = anyOf(nodes);
    await node.kill();
    await goesOn(1);
    await node.start();
  },
  'every node is killed in turn, and started again': async ({ nodes, goesOn }) => {
    for (const node of nodes) {
      await node.kill();
      await goesOn(1);
      await node.start();
    }
  },
  'PostgreSQL is killed, and started again': async ({ database }) => {
    await database().kill();
    await database().startAgain();
  },
  'PostgreSQL is killed for good, and a standby takes over at another address': async (cluster) => {
    const { database, failOver, goesOn } = cluster;
    const standby = await database().startStandby();
    onTestFinished(() => standby.stop());
    await goesOn(SOME);
    await database().kill();
    await standby.promote();
    failOver(standby);
  },
  'a node is cut off from the database for ten seconds while its friends keep sending': async (cluster) => {
    const { line } = cluster.anyOf(cluster.nodes);
    line.cut();
    await setTimeout(CUT_OFF);
    line.mend();
  },
  'notices do not arrive': async ({ nodes, goesOn }) => {
    for (const { line } of nodes) line.passNotices(false);
    await goesOn(2);
    for (const { line } of nodes) line.passNotices(true);
  },
} as const satisfies Record<string, Fault>;
