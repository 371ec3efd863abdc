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
  /** For so many days after a game what was said at its table is kept. */
  readonly keepTalk?: number;
  /** So many milliseconds without a move are too many while a bot is to move. */
  readonly patience?: number;
  readonly log?: LogOptions;
  /** Where they differ from the usual ones. */
  readonly limits?: Partial<Limits>;
}

/** A worker: it lets bots think and clocks ring, sends notices and sweeps, for all nodes on its database. */
export interface Working {
  /** Told, at most once, that it hangs or can do nothing more: it should end, and another be started. */
  readonly lost: Promise<Error>;
  /** Writes down what went wrong. */
  readonly log: (problem: unknown) => void;
  /** Takes no more jobs, finishes those under way, and goes. */
  close(): Promise<void>;
}

/** So often all games are looked at for what a node that died did not ask for. */
const LOOK_AT_ALL = 60 * 60_000;
const PATIENCE = 60_000;

/**
 * Starts a worker. A database or a data folder that cannot be used rejects with a `StoreError`. The address and the means to
 * tell people must be the same as those of the nodes.
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
    silent = () => resolve(new Error('The database does not answer any more.'));
  });
  await sharing.join({
    hear: (word, about) => heard[word]?.(about),
    silent,
    lookAround: tables.lookAround,
    workers: working.workers,
  });
  await monitor.begin();
  // Whichever worker comes first; the others find it asked for.
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

/** Asks for the bots and clocks of all games that are played; what was asked for already is asked for once. */
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
