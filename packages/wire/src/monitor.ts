/** How a server is and was in the last hour, for its admin: sums and ages, nothing about a person or a single game. */
export interface Monitored {
  /** By the server's clock, as all times here. */
  readonly now: number;
  /** So many milliseconds lie between two values of a course. */
  readonly every: number;
  /** Those that share the store, the oldest first. */
  readonly members: readonly ShownMember[];
  readonly hour: Hour;
  /** How many connections the database takes; absent where there is none. */
  readonly mostConnections?: number;
}

/** The values of an hour, the oldest first; null where nobody counted. */
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
 * `playing`: games in play. `ended`: games that ended within the hour before. `moves`: moves within the minute before.
 * `median`, `p99`: milliseconds that half of them, and all but one in a hundred, waited for their answer. `jobs`: those that
 * are due and wait. `connections`: to the database. `sockets`: of players.
 */
export type Hour = Readonly<Record<(typeof COURSES)[number], Course>>;

export const MEMBER_KINDS = ['node', 'worker'] as const;
/** `hangs`: it is there, and says nothing. `dead`: it is not there any more, and did not take its leave. */
export const MEMBER_STATES = ['well', 'hangs', 'dead'] as const;

/** A node or a worker. */
export interface ShownMember {
  readonly id: string;
  readonly kind: (typeof MEMBER_KINDS)[number];
  readonly state: (typeof MEMBER_STATES)[number];
  /** The name of its machine, and its number there. */
  readonly machine: string;
  readonly pid: number;
  readonly version: string;
  readonly startedAt: number;
  readonly heardAt: number;
}
