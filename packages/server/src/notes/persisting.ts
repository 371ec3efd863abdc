import type { Appended } from '../store/store.ts';

type Outcome = Appended['outcome'];

/** Each failure means that something else was written meanwhile, and only a few can write at one table. */
const MOST_TRIES = 10;

/**
 * A note means the same whatever was noted meanwhile, so a note that lost the race against another node's is written again:
 * `attempt` decides anew, by what is known then. `stale` is returned only if it was too late every time.
 */
export async function persisting<T>(attempt: () => Promise<T | Outcome>): Promise<T | Outcome> {
  for (let tries = 1; tries < MOST_TRIES; tries++) {
    const outcome = await attempt();
    if (outcome !== 'stale') return outcome;
  }
  return attempt();
}
