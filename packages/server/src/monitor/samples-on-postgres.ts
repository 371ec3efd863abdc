import type { ShownMember } from '@hinode/wire';
import type { Rhythm } from '../bus/rhythm.ts';
import { CLASSES } from '../metrics/waits.ts';
import { type Ask, sql } from '../store/postgres/database.ts';
import type { Row } from '../store/rows.ts';
import type { Counts, Sample, Samples, Self } from './samples.ts';

export interface OnPostgresOptions {
  readonly self: Self;
  /** How many moments are kept. */
  readonly most: number;
  readonly count: () => Promise<Counts>;
  readonly ask: Ask;
  /** The name in the roll. */
  readonly name: () => string | undefined;
  readonly rhythm: Pick<Rhythm, 'beat' | 'hangs' | 'mourn'>;
}

/** Repeats an expression for each class of waits. */
const byClass = (say: (class_: string) => string): string =>
  `ARRAY[${[...CLASSES, 'longer'].map((_, i) => say(`waits[${i + 1}]`)).join()}]`;

const SAY = sql`
  INSERT INTO monitored (id, kind, machine, pid, version, started_at, seen_at, member)
  VALUES ($1, $2, $3, $4, $5, to_timestamp($6 / 1000.0), now(), $7)
  ON CONFLICT (id) DO UPDATE SET seen_at = now(), member = excluded.member`;
const KEEP = sql`
  INSERT INTO samples (moment, id, moves, sockets, waits) VALUES ($1, $2, $3, $4, $5)
  ON CONFLICT (moment, id) DO UPDATE SET moves = samples.moves + excluded.moves, sockets = excluded.sockets,
    waits = ${byClass((one) => `samples.${one} + excluded.${one}`)}`;
const CLAIM = sql`INSERT INTO counts (moment) VALUES ($1) ON CONFLICT DO NOTHING`;
const COUNT = sql`UPDATE counts SET playing = $2, ended = $3, jobs = $4,
  connections = (SELECT numbackends FROM pg_stat_database WHERE datname = current_database()),
  most_connections = current_setting('max_connections')::integer WHERE moment = $1`;
const SWEEP = sql`
  WITH old_samples AS (DELETE FROM samples WHERE moment <= $1), old_counts AS (DELETE FROM counts WHERE moment <= $1)
  DELETE FROM monitored WHERE seen_at < now() - $2 * interval '1 millisecond'`;
const LEAVE = sql`DELETE FROM monitored WHERE id = $1`;

const SUMS = sql`
  SELECT moment, sum(moves) AS moves, sum(sockets) AS sockets, ${byClass((one) => `sum(${one})`)} AS waits
  FROM samples WHERE moment >= $1 GROUP BY moment`;
const COUNTS = sql`SELECT * FROM counts WHERE moment >= $1 AND playing IS NOT NULL ORDER BY moment`;
/**
 * A process that has lost the lock on its name is gone from the roll; one that reconnected has a new name from the next beat on.
 */
const MEMBERS = sql`
  SELECT monitored.id, kind, machine, pid, version,
    round(extract(epoch FROM started_at) * 1000)::bigint AS started_at,
    round(extract(epoch FROM greatest(monitored.seen_at, members.seen_at)) * 1000)::bigint AS heard_at,
    CASE
      WHEN monitored.seen_at > now() - $1 * interval '1 millisecond' THEN 'well'
      WHEN member IS NOT NULL AND members.id IS NULL THEN 'dead'
      WHEN greatest(monitored.seen_at, members.seen_at) > now() - $2 * interval '1 millisecond' THEN 'well'
      ELSE 'hangs'
    END AS state
  FROM monitored LEFT JOIN members ON members.id = monitored.member AND gone_at IS NULL ORDER BY started_at, monitored.id`;

/**
 * The samples of all nodes and workers, in tables that they share: any of them may be asked, and many end before the hour is
 * over. For each moment the first to arrive counts what they have in common.
 */
export function samplesOnPostgres(options: OnPostgresOptions): Samples {
  const { self, most, count, ask, name, rhythm } = options;
  const { id, kind, machine, pid, version, startedAt } = self;
  return {
    keep: async (moment, { moves, sockets, waits }) => {
      await ask(SAY, id, kind, machine, pid, version, startedAt, name());
      await ask(KEEP, moment, id, moves, sockets, waits);
      if ((await ask(CLAIM, moment)).count === 0) return;
      const { playing, ended, jobs } = await count();
      await ask(COUNT, moment, playing, ended, jobs);
      await ask(SWEEP, moment - most, rhythm.mourn);
    },
    since: async (moment) => {
      const [sums, counts, members] = await Promise.all([
        ask(SUMS, moment),
        ask(COUNTS, moment),
        ask(MEMBERS, 1.5 * rhythm.beat, rhythm.hangs),
      ]);
      return {
        sums: new Map(sums.rows.map((row) => [Number(row['moment']), sumIn(row)])),
        counts: new Map(counts.rows.map((row) => [Number(row['moment']), countsIn(row)])),
        members: members.rows.map(memberIn),
      };
    },
    leave: async () => {
      // Without a connection to the database nobody can be told.
      if (name() !== undefined) await ask(LEAVE, id);
    },
  };
}

const sumIn = (row: Row): Sample => ({
  moves: Number(row['moves']),
  sockets: Number(row['sockets']),
  waits: (row['waits'] as readonly unknown[]).map(Number),
});

const countsIn = (row: Row): Counts => ({
  playing: Number(row['playing']),
  ended: Number(row['ended']),
  jobs: Number(row['jobs']),
  connections: Number(row['connections']),
  mostConnections: Number(row['most_connections']),
});

const memberIn = (row: Row): ShownMember => ({
  id: String(row['id']),
  kind: row['kind'] as ShownMember['kind'],
  state: row['state'] as ShownMember['state'],
  machine: String(row['machine']),
  pid: Number(row['pid']),
  version: String(row['version']),
  startedAt: Number(row['started_at']),
  heardAt: Number(row['heard_at']),
});
