import type { Client } from 'pg';
import { newId } from '../store/ids.ts';
import type { Ask } from '../store/postgres/database.ts';
import { sql } from '../store/postgres/database.ts';

/**
 * Who is at work on the database now, nodes and workers alike. Each holds a lock on its name for as long as its line is open:
 * PostgreSQL knows at once when a process is killed. One that hangs holds its lock, and does not answer the roll. Whoever
 * notices that somebody is gone gives their jobs to others and takes them from the tables where they said somebody sits.
 * One that hangs may still take jobs, and so may one that is not gone but has lost its line: it stays on the roll for a while,
 * and they are taken from it with every call. One whose line is new has another name, and keeps its jobs.
 */
export interface RollCall {
  /** The name under which this process is known, which is another on every line; undefined while there is no line. */
  name(): string | undefined;
  /** A line is open; gives what to do when it breaks. */
  enter(line: Client): Promise<() => void>;
  /** Answers the roll, and looks who does not. */
  call(): Promise<void>;
  /** Does anybody do jobs? */
  haveWorkers(): Promise<boolean>;
  /** Answers every so often, until the returned function is called. */
  begin(every: number): () => void;
}

export interface RollCallOptions {
  readonly ask: Ask;
  /** In SQL, the function that gives others the jobs of workers that died. */
  readonly release: string;
  /** In SQL, the call that asks for a look at all games: whoever died may have kept something without asking for what follows. */
  readonly lookAtAll: string;
  /** As the job queue knows those who work here. */
  readonly workers: () => readonly string[];
  /** This process was taken for one that hangs: others think that nobody sits here. */
  readonly struckOff: () => void;
  /** Told at which tables others sat who are gone now. */
  readonly left: (games: readonly string[]) => void;
  readonly failed: (problem: unknown) => void;
  /** Whoever has not answered for so many milliseconds hangs. */
  readonly patience: number;
}

const HANGS = `seen_at < now() - $1 * interval '1 millisecond'`;
const WORKERS = sql`SELECT 1 FROM members WHERE cardinality(workers) > 0 AND gone_at IS NULL AND NOT ${HANGS} LIMIT 1`;

/** So many times as long as one that hangs is waited for: one whose line broke is at an end before, or has another name. */
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
      // On a machine that is too busy calls would gather faster than they are answered, and nobody else would get a line.
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
