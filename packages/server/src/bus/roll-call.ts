import type { Client } from 'pg';
import { newId } from '../store/ids.ts';
import type { Ask } from '../store/postgres/database.ts';
import { sql } from '../store/postgres/database.ts';

/**
 * Who is working on the database now, nodes and workers alike. Each holds a lock on its name for as long as its connection is
 * open, so PostgreSQL knows at once when a process is killed. A process that hangs keeps its lock but does not answer the roll.
 * Whoever notices that a process is gone gives its jobs to others, and removes the people who sat there from their tables. A hung
 * process may still take jobs, and so may one that has only lost its connection. It therefore stays on the roll for a while, and
 * every call takes its jobs away again. After it reconnects it has a new name, and keeps its jobs.
 */
export interface RollCall {
  /** The name of this process, which is new on every connection; undefined while there is none. */
  name(): string | undefined;
  /** A connection is open; returns what to do when it breaks. */
  enter(line: Client): Promise<() => void>;
  /** Answers the roll, and checks who does not. */
  call(): Promise<void>;
  /** Is any worker present? */
  haveWorkers(): Promise<boolean>;
  /** Answers at this interval, until the returned function is called. */
  begin(every: number): () => void;
}

export interface RollCallOptions {
  readonly ask: Ask;
  /** In SQL, the function that gives the jobs of dead workers to others. */
  readonly release: string;
  /**
   * In SQL, the call that requests a look at all games: a process that died may have stored something without requesting what
   * follows.
   */
  readonly lookAtAll: string;
  /** The workers in this process, by their names in the job queue. */
  readonly workers: () => readonly string[];
  /** This process was thought to hang: the others believe that nobody sits here. */
  readonly struckOff: () => void;
  /** Told at which tables people sat on processes that are gone now. */
  readonly left: (games: readonly string[]) => void;
  readonly failed: (problem: unknown) => void;
  /** After this many milliseconds without an answer, a process counts as hung. */
  readonly patience: number;
}

const HANGS = `seen_at < now() - $1 * interval '1 millisecond'`;
const WORKERS = sql`SELECT 1 FROM members WHERE cardinality(workers) > 0 AND gone_at IS NULL AND NOT ${HANGS} LIMIT 1`;

/**
 * How many times `patience` a process that is gone stays on the roll. By then one whose connection broke has ended, or has a new
 * name.
 */
const REMEMBERED = '3';

const NAME = `hashtextextended('hinode ' || current_schema() || $1, 0)`;

export function newRollCall(options: RollCallOptions): RollCall {
  const { ask, release, lookAtAll, workers, struckOff, left, failed, patience } = options;
  let name: string | undefined;
  const CALL = sql`
    WITH here AS (
      INSERT INTO members (id, workers, seen_at) VALUES ($1, $2, now())
      ON CONFLICT (id) DO UPDATE SET workers = excluded.workers, seen_at = excluded.seen_at, gone_at = NULL
    ), dead AS (
      UPDATE members SET gone_at = now()
      WHERE id <> $1 AND gone_at IS NULL AND pg_try_advisory_xact_lock(${NAME.replace('$1', 'id')})
      RETURNING id, workers
    ), forgotten AS (
      DELETE FROM members WHERE id <> $1 AND gone_at < now() - ${REMEMBERED} * $3 * interval '1 millisecond'
    ), gone AS (
      SELECT id, workers FROM dead
      UNION SELECT id, workers FROM members
      WHERE id <> $1 AND (gone_at IS NOT NULL OR ${HANGS.replace('$1', '$3')})
    ), stood_up AS (
      DELETE FROM present USING gone WHERE present.member = gone.id RETURNING present.game
    )
    SELECT ARRAY(SELECT DISTINCT game FROM stood_up) AS games,
      EXISTS (SELECT 1 FROM members WHERE id = $1 AND ${HANGS.replace('$1', '$3')}) AS struck_off,
      (
        SELECT ${release}(array_agg(worker)) FROM gone, unnest(gone.workers) AS worker
        WHERE worker <> ALL ($2) AND NOT EXISTS (
          SELECT 1 FROM members WHERE worker = ANY (workers) AND id NOT IN (SELECT id FROM gone)
        )
        HAVING count(*) > 0
      ) AS released,
      (SELECT count(*) FROM (SELECT FROM dead LIMIT 1) AS died, LATERAL ${lookAtAll}) AS looks`;

  const call = async (): Promise<void> => {
    if (name === undefined) return;
    const [row] = (await ask(CALL, name, workers(), patience)).rows;
    const games = row?.['games'] as readonly string[];
    if (games.length > 0) left(games);
    if (row?.['struck_off'] === true) struckOff();
  };
  return {
    name: () => name,
    enter: async (line) => {
      const mine = newId();
      await line.query(`SELECT pg_advisory_lock(${NAME})`, [mine]);
      name = mine;
      return () => {
        if (name === mine) name = undefined;
      };
    },
    call,
    haveWorkers: async () => (await ask(WORKERS, patience)).count > 0,
    begin: (every) => {
      let isCalling = false;
      // On an overloaded machine calls would pile up faster than they are answered, and nobody else would get a connection.
      const callUnlessCalling = async (): Promise<void> => {
        if (isCalling) return;
        isCalling = true;
        await call().catch(failed);
        isCalling = false;
      };
      const timer = setInterval(() => void callUnlessCalling(), every).unref();
      return () => clearInterval(timer);
    },
  };
}
