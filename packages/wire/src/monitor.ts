/** How a server is doing and did in the last hour, for its admin: sums and ages, nothing about a person or a single game. */
export interface Monitored {
  /** By the server's clock, like all times here. */
  readonly now: number;
  /** How many milliseconds lie between two values of a course. */
  readonly every: number;
  /** Those that share the store, oldest first. */
  readonly members: readonly ShownMember[];
  readonly hour: Hour;
  /** How many connections the database accepts; absent where there is no database. */
  readonly mostConnections?: number;
}

/** The values of an hour, oldest first; null where nothing was recorded. */
export type Course = readonly (number | null)[];

export const COURSES = [
  'playing',
  'ended',
  'moves',
  'median',
  'p99',
  'jobs',
  'connections',
  'sockets',
] as const;

/**
 * `playing`: running games. `ended`: games that ended in the previous hour. `moves`: moves in the previous minute. `median`,
 * `p99`: the milliseconds in which half of these moves, and all but one in a hundred, were answered. `jobs`: jobs that are due
 * and waiting. `connections`: to the database. `sockets`: those of players.
 */
export type Hour = Readonly<Record<(typeof COURSES)[number], Course>>;

export const MEMBER_KINDS = ['node', 'worker'] as const;
/** `hangs`: it is present but does not answer. `dead`: it is gone without saying goodbye. */
export const MEMBER_STATES = ['well', 'hangs', 'dead'] as const;

/** A node or a worker. */
export interface ShownMember {
  readonly id: string;
  readonly kind: (typeof MEMBER_KINDS)[number];
  readonly state: (typeof MEMBER_STATES)[number];
  /** The name of its machine, and its process number there. */
  readonly machine: string;
  readonly pid: number;
  readonly version: string;
  readonly startedAt: number;
  readonly heardAt: number;
}
