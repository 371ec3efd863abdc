import { openSharedTime, type SharedTime } from '../clocks/shared-time.ts';
import type { Time } from '../clocks/time.ts';
import { openJobs, type SharedJobs } from '../jobs/postgres-jobs.ts';
import { type Gossip, newGossip } from '../limits/gossip.ts';
import { sql } from '../store/postgres/database.ts';
import type { SharedStore } from '../store/postgres/postgres.ts';
import { type Bus, type Hearing, silentBus } from './bus.ts';
import { openPostgresBus } from './postgres-bus.ts';
import { newPresence, type Presence } from './presence.ts';
import type { Rhythm } from './rhythm.ts';
import { newRollCall, type RollCall } from './roll-call.ts';

/** What a process has in common with the other nodes and workers on its database. */
export interface Sharing {
  readonly time: SharedTime;
  readonly jobs: SharedJobs;
  readonly presence: Presence;
  readonly gossip: Gossip;
  readonly tell: Bus['tell'];
  /** The name in the roll; undefined while nobody can be told. */
  readonly name: RollCall['name'];
  /** Hears the others from now on, and is known to them. */
  join(joining: Joining): Promise<void>;
  close(): Promise<void>;
}

export interface Joining extends Pick<Hearing, 'hear'> {
  /** Reads on at all tables. */
  readonly lookAround: () => Promise<void>;
  /** As the job queue knows those who work here. */
  readonly workers?: readonly string[];
}

export interface SharingOptions {
  readonly url: string;
  readonly store: Pick<SharedStore, 'ask'>;
  /** The machine's own. */
  readonly time: Time;
  /** Does this process do jobs too? */
  readonly works: boolean;
  readonly rhythm: Rhythm;
  readonly failed: (problem: unknown) => void;
}

/** So often a node looks whether there are workers. */
const PATIENCE = 60_000;
const NO_WORKER =
  'No worker is there: bots, clocks and notices wait. Start one with "hinode worker" (docs/scaling.md).';

const NOW = sql`SELECT extract(epoch FROM clock_timestamp()) * 1000 AS now`;

export async function openSharing(options: SharingOptions): Promise<Sharing> {
  const { url, store, works, rhythm, failed } = options;
  const { ask } = store;
  const time = await openSharedTime({
    ask: async () => Number((await ask(NOW)).rows[0]?.['now']),
    time: options.time,
    failed,
  });
  const jobs = await openJobs({ url, works, rhythm, failed }).catch((problem: unknown) => {
    time.close();
    throw problem;
  });
  let workers: readonly string[] = [];
  // Nobody is told anything before everything is there that the others' words are about.
  let bus: Bus = silentBus;
  let stop = (): void => {};
  const tell: Bus['tell'] = (...said) => bus.tell(...said);
  const roll = newRollCall({
    ask,
    release: jobs.release,
    workers: () => workers,
    left: (games) => presence.left(games),
    patience: rhythm.hangs,
    failed,
  });
  const gossip = newGossip((said) => tell('counted', said), options.time);
  const presence = newPresence({ ask, tell, name: roll.name, failed });

  return {
    time,
    jobs,
    presence,
    gossip,
    tell,
    name: roll.name,
    join: async ({ hear, lookAround, workers: own = [] }) => {
      workers = own;
      const look = (): void => {
        void lookAround().catch(failed);
        presence.lookAround();
      };
      const missed = (): void => {
        presence.sayAgain();
        look();
      };
      bus = await openPostgresBus(url, { hear, missed, failed }, roll.enter);
      await roll.call();
      presence.sayAgain();
      const stopCalling = roll.begin(rhythm.roll);
      const looking = setInterval(look, rhythm.look).unref();
      const lookForWorkers = async (): Promise<void> => {
        if (!(await roll.haveWorkers())) failed(new Error(NO_WORKER));
      };
      const alone = works
        ? undefined
        : setInterval(() => void lookForWorkers().catch(failed), PATIENCE).unref();
      stop = () => {
        clearInterval(alone);
        stopCalling();
        clearInterval(looking);
      };
    },
    close: async () => {
      stop();
      time.close();
      gossip.close();
      await presence.close();
      await jobs.close();
      await bus.close();
    },
  };
}
