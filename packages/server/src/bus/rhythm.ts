/** How often, in milliseconds. */
export interface Rhythm {
  /** How often a process checks what the others wrote, because a word may have been lost. */
  readonly look: number;
  /** How often it answers the roll, and checks who is gone. */
  readonly roll: number;
  /** A process that has not answered for this long counts as hung. */
  readonly hangs: number;
  /** How often workers look for jobs whose time has come, and for those of dead workers. */
  readonly jobs: number;
  /** How long a worker that is asked to stop lets its jobs finish; the rest go to others. */
  readonly ends: number;
  /** How often a process reports how it is doing, for the admin. */
  readonly beat: number;
  /** How long the admin still sees a process that is dead. */
  readonly mourn: number;
}

export const RHYTHM: Rhythm = {
  look: 10_000,
  roll: 3_000,
  hangs: 20_000,
  jobs: 1_000,
  ends: 2_000,
  beat: 10_000,
  mourn: 10 * 60_000,
};
