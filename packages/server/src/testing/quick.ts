import type { Rhythm } from '../bus/rhythm.ts';

/** In a test nobody waits long for anybody else; but a busy machine does not count as hung. */
export const QUICK: Rhythm = {
  look: 500,
  roll: 200,
  hangs: 3_000,
  jobs: 200,
  ends: 50,
  beat: 500,
  mourn: 60_000,
};
