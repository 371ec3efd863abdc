import type { Cancel, Time } from './time.ts';

/** One alarm for each game. */
export interface Alarms {
  /** Rings at this moment, which replaces any earlier one; undefined: not at all. */
  set(game: string, when: number | undefined): void;
  /** No alarm rings any more. */
  close(): void;
}

/** Alarms that ring in this process. */
export function alarmsHere(time: Time, ring: (game: string, when: number) => void): Alarms {
  const set = new Map<string, Cancel>();
  let closed = false;
  return {
    set: (game, when) => {
      set.get(game)?.();
      set.delete(game);
      if (when === undefined || closed) return;
      const due = (): void => {
        set.delete(game);
        ring(game, when);
      };
      set.set(game, time.at(when, due));
    },
    close: () => {
      closed = true;
      for (const cancel of set.values()) cancel();
      set.clear();
    },
  };
}
