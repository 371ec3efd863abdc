import { BUSY, CLOSED, MOST_WAITING } from '../problems.ts';
import type { Ask } from './database.ts';

/** How the parts of the store come to the database. */
export interface Turns {
  /** Asks at once. */
  readonly read: Ask;
  /**
   * Writes about one thing, a person or a room, are carried out in the order they were asked for; those about different
   * things do not wait for one another.
   */
  readonly inTurn: <T>(about: string, work: (ask: Ask) => Promise<T>) => Promise<T>;
  /** Work that has an order of its own. */
  readonly enter: <T>(work: (ask: Ask) => Promise<T>) => Promise<T>;
  /** Finishes what was asked before; whoever asks later is refused with `store-closed`. */
  close(): Promise<void>;
}

export function takeTurns(ask: Ask): Turns {
  const underWay = new Set<Promise<unknown>>();
  const last = new Map<string, Promise<unknown>>();
  let closed = false;

  const enter: Turns['enter'] = async (work) => {
    if (closed) throw CLOSED();
    if (underWay.size >= MOST_WAITING) throw BUSY();
    const mine = work(ask);
    underWay.add(mine);
    try {
      return await mine;
    } finally {
      underWay.delete(mine);
    }
  };

  return {
    enter,
    read: (...asked) => enter(() => ask(...asked)),
    inTurn: (about, work) =>
      enter(async () => {
        const before = last.get(about);
        const mine = before === undefined ? work(ask) : before.then(() => work(ask));
        const done = mine.catch(() => {});
        last.set(about, done);
        try {
          return await mine;
        } finally {
          if (last.get(about) === done) last.delete(about);
        }
      }),
    close: async () => {
      closed = true;
      await Promise.allSettled(underWay);
    },
  };
}
