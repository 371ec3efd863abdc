import type { Elapsed } from '../limits/counting.ts';
import type { Sharer } from '../limits/gossip.ts';
import type { Limits } from '../limits/limits.ts';

/**
 * Tries at passwords. Only wrong ones count. Whoever guesses from one place is stopped soon, and whoever guesses from
 * many is slowed down; neither keeps the owner out, who comes from a place of their own or with a browser that has been
 * let in before and is counted for itself.
 */
export interface Tries {
  /** Takes a try; undefined if one has to wait. Whoever was right gives it back. */
  take(attempt: Attempt): GiveBack | undefined;
}

export type GiveBack = () => void;

export interface Attempt {
  /** In the form in which two that look alike are one. */
  readonly login: string;
  /** Where it comes from. */
  readonly network: string;
  /** A browser that has been let in to this account before, by a name of its own. */
  readonly browser?: string | undefined;
}

/** A crowd of names must not take the memory: the oldest is forgotten first. */
const MOST_NAMES = 100_000;

interface Count {
  readonly since: number;
  wrong: number;
  /** Nobody may try before. */
  pausedUntil: number;
}

export function newTries(
  { fromOne, fromAll, within, pause }: Limits['logins'],
  elapsed: Elapsed,
  sharer?: Sharer,
): Tries {
  /** In the order in which they began. */
  const counts = new Map<string, Count>();

  const forgetOld = (now: number): void => {
    for (const [name, { since }] of counts) {
      if (now - since < within && counts.size <= MOST_NAMES) return;
      counts.delete(name);
    }
  };

  const countOf = (name: string, now: number): Count => {
    const known = counts.get(name);
    if (known !== undefined) return known;
    const fresh = { since: now, wrong: 0, pausedUntil: now };
    counts.set(name, fresh);
    return fresh;
  };

  /** At all nodes. */
  const count = (names: readonly string[], now: number, wrong: number): void => {
    for (const name of names) {
      countOf(name, now).wrong += wrong;
      sharer?.tell(name, wrong);
    }
  };
  sharer?.listen((name, wrong) => {
    countOf(name, elapsed()).wrong += wrong;
  });

  return {
    take: ({ login, network, browser }) => {
      const now = elapsed();
      forgetOld(now);
      const mine = browser === undefined ? `from ${network} ${login}` : `with ${browser}`;
      const everybodys = `all ${login}`;
      const own = countOf(mine, now);
      const all = browser === undefined ? countOf(everybodys, now) : undefined;
      if (own.wrong >= fromOne || (all && now < all.pausedUntil)) return undefined;
      const names = all ? [mine, everybodys] : [mine];
      count(names, now, 1);
      if (all && all.wrong > fromAll) all.pausedUntil = now + pause;
      return () => count(names, elapsed(), -1);
    },
  };
}
