import { setImmediate } from 'node:timers/promises';
import type { Word } from './bus/bus.ts';
import { type Foundation, type FoundationOptions, layFoundation } from './foundation.ts';
import { alarmsByJobs } from './jobs/asking.ts';
import type { Doing, Jobs } from './jobs/jobs.ts';
import { deliveriesOf } from './jobs/notices-by-jobs.ts';
import { watchProgress } from './jobs/progress.ts';
import { LIMITS, type Limits } from './limits/limits.ts';
import { type LogOptions, newLog } from './operations/log.ts';
import { DAY, FIRST_SWEEP, KEEP_TALK, sweep } from './operations/sweeping.ts';
import type { Table } from './table/table.ts';
import { neededAfterRestart } from './tables/restart.ts';

export interface WorkOptions extends FoundationOptions {
  readonly database: string;
  /** For how many days after a game what was said at its table is kept. */
  readonly keepTalk?: number;
  /** How many milliseconds without a move are too many while a bot is to move. */
  readonly patience?: number;
  readonly log?: LogOptions;
  /** Only those that differ from the defaults. */
  readonly limits?: Partial<Limits>;
}

/** A worker: for all nodes on its database it lets bots think and clocks ring, sends notices and sweeps. */
export interface Working {
  /** Resolves, at most once, when it hangs or can do nothing more: it should end, and another should be started. */
  readonly lost: Promise<Error>;
  /** Logs what went wrong. */
  readonly log: (problem: unknown) => void;
  /** Takes no more jobs, finishes those in progress, and leaves. */
  close(): Promise<void>;
}

/** How often all games are looked at for what a node that died did not request. */
const LOOK_AT_ALL = 60 * 60_000;
const PATIENCE = 60_000;

/**
 * Starts a worker. Rejects with a `StoreError` if the database or the data folder cannot be used. `url` and the means to notify
 * people must be the same as those of the nodes.
 */
export async function work(options: WorkOptions): Promise<Working> {
  const log = newLog(options.log ?? {});
  const foundation = await layFoundation(options, limitsOf(options), log, true);
  try {
    return { ...(await begin(foundation, options)), log };
  } catch (problem) {
    await foundation.close();
    throw problem;
  }
}

async function begin(foundation: Foundation, options: WorkOptions): Promise<Omit<Working, 'log'>> {
  const { store, tables, means, asked, time, monitor, sharing, failed } = foundation;
  if (sharing === undefined) throw new Error('a worker works for nodes on a database');
  const { jobs } = sharing;
  const progress = watchProgress(time, options.patience ?? PATIENCE);

  const visit = async (game: string, work: (table: Table) => Promise<void>): Promise<void> => {
    let over = (): void => {};
    try {
      await tables.visit(game, (table) => {
        over = progress.watch(table);
        return work(table);
      });
    } finally {
      over();
    }
  };

  const doing: Doing = {
    bots: ({ game }) => visit(game, async () => {}),
    ring: ({ game, when }) => visit(game, (table) => table.ring(when)),
    ...deliveriesOf({ ...means, store, jobs, time, asked, limits: limitsOf(options) }),
    sweep: async () => {
      jobs.ask('sweep', 'sweep', {}, { at: time.now() + DAY });
      await sweep(store, time.now(), options.keepTalk ?? KEEP_TALK);
    },
    look: async () => {
      jobs.ask('look', 'look', {}, { at: time.now() + LOOK_AT_ALL });
      await lookAtAll(foundation, jobs);
    },
  };
  const heard: Partial<Readonly<Record<Word, (about: string) => void>>> = {
    grown: (game) => void tables.grown(game),
    present: (game) => sharing.presence.heard(game),
  };
  const working = await jobs.work(doing);
  let silent = (): void => {};
  const silence = new Promise<Error>((resolve) => {
    silent = () => resolve(new Error('The database no longer answers.'));
  });
  await sharing.join({
    hear: (word, about) => heard[word]?.(about),
    silent,
    lookAround: tables.lookAround,
    workers: working.workers,
  });
  await monitor.begin();
  // Whichever worker comes first requests it; the others join.
  jobs.ask('look', 'look', {}, { joins: true });
  jobs.ask('sweep', 'sweep', {}, { at: time.now() + FIRST_SWEEP, joins: true });
  return {
    lost: Promise.race([progress.stuck, working.lost, silence]),
    close: async () => {
      progress.close();
      await working.stop().catch(failed);
      await foundation.close();
    },
  };
}

const limitsOf = ({ limits }: WorkOptions): Limits => ({ ...LIMITS, ...limits });

/** Requests the bots and clocks of all running games; what was already requested is not requested twice. */
async function lookAtAll({ store, time, failed }: Foundation, jobs: Jobs): Promise<void> {
  const alarms = alarmsByJobs(jobs);
  const lookAt = async (id: string): Promise<void> => {
    const next = await neededAfterRestart(store, id, time.now());
    if (next === 'open') jobs.ask('bots', `look ${id}`, { game: id });
    else if (next !== undefined) alarms.set(id, next);
  };
  for (const id of await store.playing()) {
    await setImmediate();
    await lookAt(id).catch(failed);
  }
}
