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
  /** How many entries and notes each of these games has. */
  written(games: readonly string[]): Promise<ReadonlyMap<string, number>>;
  /** From now on it hears the others, and they know about it. */
  join(joining: Joining): Promise<void>;
  close(): Promise<void>;
}

export interface Joining extends Pick<Hearing, 'hear' | 'silent'> {
  /** Reads what is new at all tables. */
  readonly lookAround: () => Promise<void>;
  /** The workers in this process, by their names in the job queue. */
  readonly workers?: readonly string[];
}

export interface SharingOptions {
  readonly url: string;
  readonly store: Pick<SharedStore, 'ask'>;
  /** The clock of this machine. */
  readonly time: Time;
  /** Does this process do jobs too? */
  readonly works: boolean;
  readonly rhythm: Rhythm;
  readonly failed: (problem: unknown) => void;
}

/** How often a node checks whether there are workers. */
const PATIENCE = 60_000;
const NO_WORKER =
  'No worker is running, so bots, clocks and notices are waiting. Start one with "hinode worker" (docs/scaling.md).';

const NOW = sql`SELECT extract(epoch FROM clock_timestamp()) * 1000 AS now`;

const WRITTEN = sql`
  SELECT game, (SELECT coalesce(max(number) + 1, 0) FROM entries WHERE entries.game = asked.game)
    + (SELECT coalesce(max(number) + 1, 0) FROM notes WHERE notes.game = asked.game) AS written
  FROM unnest($1::text[]) AS asked (game)`;

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
  // Nobody is told anything until everything that the others' words are about exists.
  let bus: Bus = silentBus;
  let stop = (): void => {};
  const tell: Bus['tell'] = (...said) => bus.tell(...said);
  const roll = newRollCall({
    ask,
    release: jobs.release,
    lookAtAll: jobs.lookAtAll,
    workers: () => workers,
    struckOff: () => presence.sayAgain(),
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
    written: async (games) =>
      new Map(
        (games.length === 0 ? [] : (await ask(WRITTEN, games)).rows).map((row) => [
          String(row['game']),
          Number(row['written']),
        ]),
      ),
    join: async ({ hear, silent = () => {}, lookAround, workers: own = [] }) => {
      workers = own;
      let isLooking = false;
      // On an overloaded machine one look may take longer than the interval.
      const look = (): void => {
        presence.lookAround();
        if (isLooking) return;
        isLooking = true;
        void lookAround()
          .catch(failed)
          .finally(() => {
            isLooking = false;
          });
      };
      const missed = (): void => {
        presence.sayAgain();
        look();
      };
      bus = await openPostgresBus(url, { hear, missed, silent, failed }, roll.enter);
      await roll.call();
      presence.sayAgain();
      const stopCalling = roll.begin(rhythm.roll);
      const glances = setInterval(look, rhythm.look).unref();
      const lookForWorkers = async (): Promise<void> => {
        if (!(await roll.haveWorkers())) failed(new Error(NO_WORKER));
      };
      const alone = works
        ? undefined
        : setInterval(() => void lookForWorkers().catch(failed), PATIENCE).unref();
      stop = () => {
        clearInterval(alone);
        stopCalling();
        clearInterval(glances);
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
