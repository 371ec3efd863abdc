/** Plays something in parts: each takes its time, a press ends the one that runs. */

/** Does something after this many milliseconds; returns a function that cancels it. */
export type After = (milliseconds: number, act: () => void) => () => void;

export const inTime: After = (milliseconds, act) => {
  const timer = setTimeout(act, milliseconds);
  return () => clearTimeout(timer);
};

export interface BeatPlayer {
  /** The part that runs, from 0; how many there are once all have been played. */
  at(): number;
  subscribe(listener: () => void): () => void;
  /** Ends the part that runs. */
  next(): void;
  /** Nothing is played any more. */
  stop(): void;
}

/** Begins at once. */
export function beatPlayer(lengths: readonly number[], after: After): BeatPlayer {
  const listeners = new Set<() => void>();
  let at = 0;
  let cancel = (): void => {};
  const go = (to: number): void => {
    cancel();
    at = to;
    run();
    for (const listener of listeners) listener();
  };
  const run = (): void => {
    // What takes no time is not seen.
    while (lengths[at] === 0) at++;
    const length = lengths[at];
    cancel = length === undefined ? () => {} : after(length, () => go(at + 1));
  };
  run();
  return {
    at: () => at,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    next: () => at < lengths.length && go(at + 1),
    stop: () => cancel(),
  };
}
