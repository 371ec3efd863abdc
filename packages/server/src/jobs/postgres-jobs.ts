import { EventEmitter } from 'node:events';
import { setTimeout } from 'node:timers/promises';
import { Logger, makeWorkerUtils, type Runner, run, type TaskList, type WorkerEvents } from 'graphile-worker';
import { Pool } from 'pg';
import type { Rhythm } from '../bus/rhythm.ts';
import { PATIENCE } from '../store/postgres/database.ts';
import { asStoreError } from '../store/postgres/failures.ts';
import { StoreError } from '../store/problems.ts';
import { ringing } from './asking.ts';
import type { Doing, Jobs, Task, Tasks } from './jobs.ts';

/**
 * The jobs on PostgreSQL, kept by graphile-worker in a schema beside our own. Nodes ask, workers do.
 */
export interface SharedJobs extends Jobs {
  /** In SQL, the function that gives others the jobs of workers that died. */
  readonly release: string;
  /** In SQL, the call that asks for a look at all games. */
  readonly lookAtAll: string;
  /** How many jobs are due, and nobody does them. */
  waiting(): Promise<number>;
  /** Begins to do jobs, as many at a time as were said. */
  work(doing: Doing): Promise<Working>;
}

export interface Working {
  /** As the queue knows those who work here. */
  readonly workers: readonly string[];
  /** Told that no jobs are done any more though nobody asked for that. */
  readonly lost: Promise<Error>;
  /** Takes no more jobs. Those under way may finish soon; what is left of them goes to others. */
  stop(): Promise<void>;
}

/** Most of them wait for a thought: the bots of this worker take turns by themselves. */
const AT_ONCE = 24;
const CONNECTIONS = { asking: 2, working: 6 } as const;
/** Those that somebody waits for, and all others. */
const PRIORITY = { urgent: 0, usual: 10 } as const;

export interface SharedJobsOptions {
  readonly url: string;
  readonly failed: (problem: unknown) => void;
  /** Does this process do jobs too? */
  readonly works: boolean;
  /** Jobs are found at once by LISTEN; those whose time comes, and those of the dead, when somebody looks. */
  readonly rhythm: Pick<Rhythm, 'jobs' | 'ends'>;
}

export async function openJobs({ url, failed, works, rhythm }: SharedJobsOptions): Promise<SharedJobs> {
  const pool = new Pool({
    connectionString: url,
    max: works ? CONNECTIONS.working : CONNECTIONS.asking,
    // A worker that lost its patience would not know of jobs that were given to it: it waits, and ends if the bus hears nothing.
    ...(!works && { connectionTimeoutMillis: PATIENCE, query_timeout: PATIENCE }),
    keepAlive: true,
    application_name: 'hinode jobs',
  });
  // A connection that breaks is replaced by the next who needs one; whoever used it is told by what they asked.
  pool.on('error', () => {});
  pool.on('connect', (connection) => void connection.on('error', () => {}));
  const open = async () => {
    const schema = await schemaFor(pool);
    // Makes the schema.
    await (await makeWorkerUtils({ pgPool: pool, schema, logger: loggerTo(failed) })).release();
    return schema;
  };
  const schema = await open().catch(async (problem: unknown) => {
    await pool.end();
    throw problem;
  });
  const asking = newAsking(failed);
  const askForBots = newGathering<BotsAsked>(failed, async (asked) => {
    const columns = [asked.map(({ game }) => game), asked.map(({ key }) => key)];
    await pool.query(botsStatement(schema), [...columns, asked.map(({ priority }) => priority)]);
  });
  return {
    release: `"${schema}".force_unlock_workers`,
    lookAtAll: `"${schema}".add_job('look', '{}'::json, job_key := 'look', priority := ${PRIORITY.usual}, max_attempts := ${ATTEMPTS})`,
    waiting: async () => Number((await pool.query(waitingStatement(schema))).rows[0]?.count),
    ask: (task, key, told, { at, joins, isUrgent } = {}) => {
      const priority = isUrgent ? PRIORITY.urgent : PRIORITY.usual;
      if (task === 'bots') return askForBots.add({ ...(told as Tasks['bots']), key, priority });
      const mode = joins ? 'preserve_run_at' : 'replace';
      const when = at === undefined ? null : new Date(at);
      asking.begin(key, () =>
        pool.query(askStatement(schema), [task, JSON.stringify(told), when, key, priority, mode]),
      );
    },
    ring: (game, when) =>
      asking.begin(ringing(game), () =>
        pool.query(ringStatement(schema), [game, ringing(game), new Date(when), PRIORITY.urgent]),
      ),
    drop: (key) => asking.begin(key, () => pool.query(`SELECT FROM "${schema}".remove_job($1)`, [key])),
    work: (doing) => work(pool, schema, doing, rhythm, failed),
    close: async () => {
      await Promise.all([asking.close(), askForBots.close()]);
      // A job that has not come to its end goes to others; what becomes of it here is heard by nobody.
      Object.assign(pool, { connect: () => new Promise(() => {}) });
      await pool.end();
    },
  };
}

/** After so long it is tried again to ask for what could not be asked for. */
const AGAIN = 1_000;

interface Asking {
  /** Asks until the database has heard it. What is asked for under one key is asked for in that order. */
  begin(key: string, ask: () => Promise<unknown>): void;
  /** Asks once more for all that was not heard yet. */
  close(): Promise<void>;
}

/** A move may be kept just before the database goes away: its table would wait for a bot that nobody has asked for. */
function newAsking(failed: (problem: unknown) => void): Asking {
  const latest = new Map<string, Promise<void>>();
  const closing = new AbortController();
  const untilHeard = async (ask: () => Promise<unknown>): Promise<void> => {
    try {
      await ask();
    } catch (problem) {
      failed(problem);
      if (closing.signal.aborted || !isPassing(problem)) return;
      await setTimeout(AGAIN, undefined, { ref: false, signal: closing.signal }).catch(() => {});
      return untilHeard(ask);
    }
  };
  return {
    begin: (key, ask) => {
      const before = latest.get(key);
      const mine = (before ? before.then(() => untilHeard(ask)) : untilHeard(ask)).finally(() => {
        if (latest.get(key) === mine) latest.delete(key);
      });
      latest.set(key, mine);
    },
    close: async () => {
      closing.abort();
      await Promise.all(latest.values());
    },
  };
}

/** The database is away or busy: nothing is wrong with what was asked. */
const isPassing = (problem: unknown): boolean => asStoreError(problem) instanceof StoreError;

interface BotsAsked {
  readonly key: string;
  readonly game: string;
  readonly priority: number;
}

interface Gathering<T> {
  add(asked: T): void;
  /** Asks once more for all that was not heard yet. */
  close(): Promise<void>;
}

/**
 * While one statement is under way the next ones gather, and under one key only the last of them: every move in a game with
 * bots asks for something.
 */
function newGathering<T extends { readonly key: string }>(
  failed: (problem: unknown) => void,
  send: (all: readonly T[]) => Promise<void>,
): Gathering<T> {
  const waiting = new Map<string, T>();
  const closing = new AbortController();
  let sending: Promise<void> | undefined;

  const sendAll = async (): Promise<void> => {
    while (waiting.size > 0) {
      const all = [...waiting.values()];
      waiting.clear();
      try {
        await send(all);
      } catch (problem) {
        failed(problem);
        if (closing.signal.aborted || !isPassing(problem)) continue;
        for (const one of all) if (!waiting.has(one.key)) waiting.set(one.key, one);
        await setTimeout(AGAIN, undefined, { ref: false, signal: closing.signal }).catch(() => {});
      }
    }
    sending = undefined;
  };
  return {
    add: (asked) => {
      waiting.set(asked.key, asked);
      // Whoever asks in the same instant is taken along.
      sending ??= Promise.resolve().then(sendAll);
    },
    close: async () => {
      closing.abort();
      await sending;
    },
  };
}

async function work(
  pool: Pool,
  schema: string,
  doing: Doing,
  rhythm: Pick<Rhythm, 'jobs' | 'ends'>,
  failed: (problem: unknown) => void,
): Promise<Working> {
  const workers: string[] = [];
  const events: WorkerEvents = new EventEmitter();
  events.on('pool:create', ({ workerPool }) => workers.push(workerPool.id));
  const runner: Runner = await run({
    pgPool: pool,
    schema,
    events,
    taskList: taskList(doing, failed),
    concurrency: AT_ONCE,
    pollInterval: rhythm.jobs,
    noHandleSignals: true,
    parsedCronItems: [],
    logger: loggerTo(failed),
  });
  let isStopping = false;
  const lost = new Promise<Error>((resolve) => {
    const ended = (problem?: unknown): void => {
      if (!isStopping) resolve(new Error('The queue gives no more jobs.', { cause: problem }));
    };
    runner.promise.then(ended, ended);
  });
  return {
    workers,
    lost,
    stop: async () => {
      isStopping = true;
      await Promise.race([runner.stop(), setTimeout(rhythm.ends, undefined, { ref: false })]);
      await pool.query(`SELECT "${schema}".force_unlock_workers($1)`, [workers]);
    },
  };
}

/**
 * Nothing here is ever given up. A worker that hangs takes the jobs that are taken from it again and again, and the queue counts
 * that as attempts: by its usual 25 a clock would be lost after seconds. It counts no further than this.
 */
const ATTEMPTS = 32_767;

const askStatement = (schema: string): string => `
  SELECT FROM "${schema}".add_job(
    $1, $2::json, run_at := $3::timestamptz, job_key := $4, priority := $5, job_key_mode := $6,
    max_attempts := ${ATTEMPTS})`;

/** One that waits keeps its time, so that nobody who asks again and again is put off. */
const botsStatement = (schema: string): string => `
  SELECT FROM "${schema}".add_jobs(
    ARRAY(
      SELECT ROW('bots', json_build_object('game', game), NULL, NULL, ${ATTEMPTS}, key, priority, NULL)::"${schema}".job_spec
      FROM unnest($1::text[], $2::text[], $3::integer[]) AS asked (game, key, priority)
    ), true)`;

/** Of two times the sooner one, which is told to whoever rings. */
const ringStatement = (schema: string): string => `
  SELECT FROM (
    SELECT least($3::timestamptz, (SELECT run_at FROM "${schema}".jobs WHERE key = $2 AND locked_at IS NULL)) AS at
  ) AS soonest, "${schema}".add_job(
    'ring', json_build_object('game', $1::text, 'when', round(extract(epoch FROM at) * 1000)), run_at := at,
    job_key := $2, priority := $4, max_attempts := ${ATTEMPTS})`;

/**
 * By the index that the queue itself finds jobs by. Clocks that wait for their time, as many as games, are not gone through:
 * it begins with the priority, and each has its times in order.
 */
export const waitingStatement = (schema: string): string => `
  SELECT count(*) FROM "${schema}"._private_jobs
  WHERE is_available = true AND priority IN (${Object.values(PRIORITY)}) AND run_at <= now()`;

const taskList = (doing: Doing, failed: (problem: unknown) => void): TaskList =>
  Object.fromEntries(
    (Object.keys(doing) as Task[]).map((task) => [task, again(doing[task] as TaskList[string], failed)]),
  );

/**
 * What fails is tried again soon: after some attempts the queue itself would wait for minutes, then hours, and attempts are
 * counted too where a worker died or hung.
 */
const again =
  (work: TaskList[string], failed: (problem: unknown) => void): TaskList[string] =>
  async (told, helpers) => {
    try {
      await work?.(told, helpers);
    } catch (problem) {
      failed(problem);
      const { key, task_identifier: task, priority } = helpers.job;
      await helpers.addJob(task, told, {
        ...(key !== null && { jobKey: key, jobKeyMode: 'preserve_run_at' }),
        runAt: new Date(Date.now() + AGAIN),
        maxAttempts: ATTEMPTS,
        priority,
      });
    }
  };

/** Servers that share a database but not its tables do not do each other's jobs. */
async function schemaFor(pool: Pool): Promise<string> {
  const { rows } = await pool.query(`SELECT left(current_schema(), 50) || '_jobs' AS name`);
  return String(rows[0]?.name);
}

/** What goes wrong is told, the rest is no news. */
const loggerTo = (failed: (problem: unknown) => void): Logger =>
  new Logger(() => (level, message, meta) => {
    if (level === 'error') failed(meta?.['error'] ?? new Error(message));
  });
