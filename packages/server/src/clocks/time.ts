import { monotonic } from '../limits/counting.ts';

/** What the clock on the wall says, and a way to do work at a given moment. Tests bring their own, which they move by hand. */
export interface Time {
  /** Milliseconds since 1970. */
  now(): number;
  /** Milliseconds since some moment; unaffected when somebody sets a clock. */
  elapsed(): number;
  /** Does the work at that moment, or at once if it has passed. */
  at(when: number, work: () => void): Cancel;
  /** Does the work after this many milliseconds, whatever happens to the clock on the wall. */
  after(milliseconds: number, work: () => void): Cancel;
}
export type Cancel = () => void;

/** The longest that Node can wait in one go. */
const LONGEST = 2 ** 31 - 1;

export const realTime: Time = {
  now: Date.now,
  elapsed: monotonic,
  at: (when, work) => {
    const wait = (): NodeJS.Timeout => {
      const left = Math.max(0, when - Date.now());
      // A timer may ring a little early, and its delay is limited.
      const ring = (): void => {
        if (Date.now() >= when) work();
        else timer = wait();
      };
      return setTimeout(ring, Math.min(left, LONGEST)).unref();
    };
    let timer = wait();
    return () => clearTimeout(timer);
  },
  after: (milliseconds, work) => {
    const timer = setTimeout(work, milliseconds).unref();
    return () => clearTimeout(timer);
  },
};
