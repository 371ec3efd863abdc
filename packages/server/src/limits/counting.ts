import type { Sharer } from './gossip.ts';
import type { Rate } from './limits.ts';

/** Milliseconds since some moment; unlike the clock on the wall it never goes back. */
export type Elapsed = () => number;
export const monotonic: Elapsed = () => performance.now();

/** How often each name has come within a window of time, which begins when it first comes. */
export interface Counts {
  /** Counts this name once more, or several times. */
  add(name: string, weight?: number): Counted;
  look(name: string): Counted;
}

export interface Counted {
  readonly count: number;
  /** Milliseconds until the window ends. */
  readonly left: number;
}

interface Window {
  readonly began: number;
  count: number;
}

/** A crowd of callers must not use up the memory: those whose windows end soonest are forgotten first. */
const MOST_NAMES = 100_000;

const NONE: Counted = { count: 0, left: 0 };

export function newCounts(within: number, elapsed: Elapsed = monotonic): Counts {
  /** In the order in which they began, and so in the order in which they end. */
  const windows = new Map<string, Window>();
  /**
   * The first window ends then. Until one can be forgotten nobody iterates over the map, which is slow where others were deleted.
   */
  let firstEnds = Number.NEGATIVE_INFINITY;

  const forgetEnded = (now: number): void => {
    if (now < firstEnds && windows.size <= MOST_NAMES) return;
    for (const [name, { began }] of windows) {
      firstEnds = began + within;
      if (now < firstEnds && windows.size <= MOST_NAMES) return;
      windows.delete(name);
    }
    firstEnds = Number.NEGATIVE_INFINITY;
  };
  const shown = ({ began, count }: Window, now: number): Counted => ({ count, left: began + within - now });

  return {
    add: (name, weight = 1) => {
      const now = elapsed();
      forgetEnded(now);
      const window = windows.get(name) ?? { began: now, count: 0 };
      window.count += weight;
      windows.set(name, window);
      return shown(window, now);
    },
    look: (name) => {
      const now = elapsed();
      forgetEnded(now);
      const window = windows.get(name);
      return window === undefined ? NONE : shown(window, now);
    },
  };
}

/** The same, including what is counted at other nodes. */
export function sharedCounts(counts: Counts, sharer: Sharer | undefined): Counts {
  if (sharer === undefined) return counts;
  sharer.listen((name, weight) => void counts.add(name, weight));
  return {
    ...counts,
    add: (name, weight = 1) => {
      sharer.tell(name, weight);
      return counts.add(name, weight);
    },
  };
}

/** Whether this name may do so once more, counted `weight` times. */
export type Allowed = (name: string, weight?: number) => boolean;

/** `sharer` tells other nodes, if there are any. */
export function allowedBy({ most, within }: Rate, elapsed?: Elapsed, sharer?: Sharer): Allowed {
  const counts = sharedCounts(newCounts(within, elapsed), sharer);
  return (name, weight) => counts.add(name, weight).count <= most;
}
