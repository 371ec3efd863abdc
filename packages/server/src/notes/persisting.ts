import type { Appended } from '../store/store.ts';

type Outcome = Appended['outcome'];

/** Each time something else was written meanwhile, and a table has few who could write. */
const MOST_TRIES = 10;

/**
 * A note means the same whatever was noted meanwhile, so that one which lost the race against another node's is written again: `attempt`
 * judges anew, on what is known by then. `stale` is given only if it was too late every time.
 */
export async function persisting<T>(attempt: () => Promise<T | Outcome>): Promise<T | Outcome> {
  for (let tries = 1; tries < MOST_TRIES; tries++) {
    const outcome = await attempt();
    if (outcome !== 'stale') return outcome;
  }
  return attempt();
}
