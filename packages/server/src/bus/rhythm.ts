/** How often, in milliseconds. */
export interface Rhythm {
  /** A process looks by itself what the others wrote: a word may have been lost. */
  readonly look: number;
  /** It answers the roll, and looks who is gone. */
  readonly roll: number;
  /** Whoever has not answered for so long hangs. */
  readonly hangs: number;
  /** Workers look for jobs whose time has come, and for those of the dead. */
  readonly jobs: number;
  /** So long a worker that is asked to end lets its jobs finish; what is left of them goes to others. */
  readonly ends: number;
  /** A process says how it is, for the admin. */
  readonly beat: number;
  /** So long the admin is told of one that is dead. */
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
