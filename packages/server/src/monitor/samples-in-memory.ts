import { type Counts, type Sample, type Samples, type Self, together } from './samples.ts';

export interface InMemoryOptions {
  readonly self: Self;
  /** How many moments are kept. */
  readonly most: number;
  readonly count: () => Promise<Counts>;
  readonly now: () => number;
}

/**
 * The samples of a server that has the store to itself. They are not worth writing to disk: somebody who reloads the page finds
 * them still here, and a server that restarts begins a new hour.
 */
export function samplesInMemory({ self, most, count, now }: InMemoryOptions): Samples {
  const sums = new Map<number, Sample>();
  const counts = new Map<number, Counts>();
  return {
    keep: async (moment, sample) => {
      sums.set(moment, together(sums.get(moment), sample));
      counts.set(moment, await count());
      for (const kept of [sums, counts])
        for (const old of kept.keys()) if (old <= moment - most) kept.delete(old);
    },
    since: async () => ({ sums, counts, members: [{ ...self, state: 'well', heardAt: now() }] }),
    leave: async () => {},
  };
}
