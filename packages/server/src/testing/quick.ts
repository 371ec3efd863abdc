import type { Rhythm } from '../bus/rhythm.ts';

/** Nobody waits long for one another in a test; but a machine that is busy is not taken for one that hangs. */
export const QUICK: Rhythm = {
  look: 500,
  roll: 200,
  hangs: 3_000,
  jobs: 200,
  ends: 50,
  beat: 500,
  mourn: 60_000,
};
