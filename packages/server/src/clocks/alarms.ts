import type { Cancel, Time } from './time.ts';

/** One alarm for each game. */
export interface Alarms {
  /** At this moment, and at none that was said before; undefined: not at all. */
  set(game: string, when: number | undefined): void;
  /** None rings any more. */
  close(): void;
}

/** Rung in this process. */
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
