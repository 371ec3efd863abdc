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

/** The jobs on PostgreSQL, kept by graphile-worker in a schema beside our own. Nodes request jobs, workers do them. */
export interface SharedJobs extends Jobs {
  /** In SQL, the function that gives the jobs of dead workers to others. */
  readonly release: string;
  /** In SQL, the call that requests a look at all games. */
  readonly lookAtAll: string;
  /** How many jobs are due that nobody is doing. */
  waiting(): Promise<number>;
  /** Begins to do jobs, at most `AT_ONCE` at a time. */
  work(doing: Doing): Promise<Working>;
}

export interface Working {
  /** The workers here, by their names in the queue. */
  readonly workers: readonly string[];
  /** Resolves when jobs are no longer done although nobody asked to stop. */
  readonly lost: Promise<Error>;
  /** Takes no more jobs. Those in progress may finish soon; the rest go to others. */
  stop(): Promise<void>;
}

/** Most of them are waiting for a thought: the bots of this worker take turns by themselves. */
const AT_ONCE = 24;
const CONNECTIONS = { asking: 2, working: 6 } as const;
/** Jobs that somebody is waiting for, and all others. */
const PRIORITY = { urgent: 0, usual: 10 } as const;

export interface SharedJobsOptions {
  readonly url: string;
  readonly failed: (problem: unknown) => void;
  /** Does this process do jobs too? */
  readonly works: boolean;
  /** New jobs are found at once by LISTEN; those whose time has come, and those of dead workers, at these intervals. */
  readonly rhythm: Pick<Rhythm, 'jobs' | 'ends'>;
}

export async function openJobs({ url, failed, works, rhythm }: SharedJobsOptions): Promise<SharedJobs> {
  const pool = new Pool({
    connectionString: url,
    max: works ? CONNECTIONS.working : CONNECTIONS.asking,
    // A worker that gave up waiting would not know about jobs that were given to it. So it waits, and ends if the bus hears
    // nothing.
    ...(!works && { connectionTimeoutMillis: PATIENCE, query_timeout: PATIENCE }),
    keepAlive: true,
    application_name: 'hinode jobs',
  });
  // A broken connection is replaced when one is needed next; whoever was using it learns that from the failed statement.
  pool.on('error', () => {});
  pool.on('connect', (connection) => void connection.on('error', () => {}));
  const open = async () => {
    const schema = await schemaFor(pool);
    // Creates the schema.
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
      // An unfinished job goes to others; nothing that happens to it here may be recorded any more.
      Object.assign(pool, { connect: () => new Promise(() => {}) });
      await pool.end();
    },
  };
}

/** How long to wait before a request that failed is made again. */
const AGAIN = 1_000;

interface Asking {
  /** Asks until the database has heard it. Requests under the same key are made in their order. */
  begin(key: string, ask: () => Promise<unknown>): void;
  /** Tries once more to make all requests that failed. */
  close(): Promise<void>;
}

/** A move may be stored just before the database goes away: its table would wait for a bot that nobody has requested. */
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

/** The database is away or busy: nothing is wrong with the request itself. */
const isPassing = (problem: unknown): boolean => asStoreError(problem) instanceof StoreError;

interface BotsAsked {
  readonly key: string;
  readonly game: string;
  readonly priority: number;
}

interface Gathering<T> {
  add(asked: T): void;
  /** Tries once more to make all requests that failed. */
  close(): Promise<void>;
}

/**
 * While one statement is running the next requests gather, and only the last of them under each key: every move in a game with
 * bots requests something.
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
      // Requests made in the same instant go along.
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
      if (!isStopping) resolve(new Error('The job queue stopped giving out jobs.', { cause: problem }));
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
 * Nothing here is ever given up. A hung worker takes the jobs that were taken from it again and again, and the queue counts that
 * as attempts: with its default of 25 a clock would be lost within seconds. This is the highest number that it can count to.
 */
const ATTEMPTS = 32_767;

const askStatement = (schema: string): string => `
  SELECT FROM "${schema}".add_job(
    $1, $2::json, run_at := $3::timestamptz, job_key := $4, priority := $5, job_key_mode := $6,
    max_attempts := ${ATTEMPTS})`;

/** A waiting job keeps its time, so that repeated requests do not put it off. */
const botsStatement = (schema: string): string => `
  SELECT FROM "${schema}".add_jobs(
    ARRAY(
      SELECT ROW('bots', json_build_object('game', game), NULL, NULL, ${ATTEMPTS}, key, priority, NULL)::"${schema}".job_spec
      FROM unnest($1::text[], $2::text[], $3::integer[]) AS asked (game, key, priority)
    ), true)`;

/** Of two times the earlier one, which is passed to the worker that rings. */
const ringStatement = (schema: string): string => `
  SELECT FROM (
    SELECT least($3::timestamptz, (SELECT run_at FROM "${schema}".jobs WHERE key = $2 AND locked_at IS NULL)) AS at
  ) AS soonest, "${schema}".add_job(
    'ring', json_build_object('game', $1::text, 'when', round(extract(epoch FROM at) * 1000)), run_at := at,
    job_key := $2, priority := $4, max_attempts := ${ATTEMPTS})`;

/**
 * Uses the index by which the queue itself finds jobs. It begins with the priority, and within each priority is ordered by time,
 * so the clocks that wait for their time, as many as there are games, are not scanned.
 */
export const waitingStatement = (schema: string): string => `
  SELECT count(*) FROM "${schema}"._private_jobs
  WHERE is_available = true AND priority IN (${Object.values(PRIORITY)}) AND run_at <= now()`;

const taskList = (doing: Doing, failed: (problem: unknown) => void): TaskList =>
  Object.fromEntries(
    (Object.keys(doing) as Task[]).map((task) => [task, again(doing[task] as TaskList[string], failed)]),
  );

/**
 * What fails is soon tried again. After some attempts the queue itself would wait for minutes, then hours, and it also counts
 * attempts whose worker died or hung.
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

/** Servers that share a database but use different tables in it do not do each other's jobs. */
async function schemaFor(pool: Pool): Promise<string> {
  const { rows } = await pool.query(`SELECT left(current_schema(), 50) || '_jobs' AS name`);
  return String(rows[0]?.name);
}

/** Failures are reported, everything else is ignored. */
const loggerTo = (failed: (problem: unknown) => void): Logger =>
  new Logger(() => (level, message, meta) => {
    if (level === 'error') failed(meta?.['error'] ?? new Error(message));
  });
