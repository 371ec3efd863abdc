import type { Cancel, Time } from './time.ts';

/** The longest that Node can wait in one go. */
const LONGEST = 2 ** 31 - 1;
/** How often a machine compares its clock with that of the database. */
const COMPARE = 60_000;

export interface SharedTime extends Time {
  close(): void;
}

export interface SharedTimeOptions {
  /** What the clock of the database says. */
  readonly ask: () => Promise<number>;
  readonly time: Time;
  readonly failed: (problem: unknown) => void;
}

/**
 * The time of the database, for all nodes and workers: any of them may ring the clock of a table, and machines do not agree what
 * time it is. Between two comparisons time goes on as measured on this machine, whatever happens to its own clock.
 */
export async function openSharedTime({ ask, time, failed }: SharedTimeOptions): Promise<SharedTime> {
  let ahead = 0;
  const compare = async (): Promise<void> => {
    const before = time.elapsed();
    const there = await ask();
    // The answer was given at some moment in between.
    ahead = there - (before + time.elapsed()) / 2;
  };
  await compare();
  let again: Cancel;
  const later = (): void => {
    again = time.after(COMPARE, () => void compare().catch(failed).finally(later));
  };
  later();
  const now = (): number => Math.round(time.elapsed() + ahead);
  const at: Time['at'] = (when, work) => {
    let cancel: Cancel;
    const wait = (): void => {
      const left = when - now();
      cancel = time.after(Math.min(Math.max(0, left), LONGEST), () => (now() >= when ? work() : wait()));
    };
    wait();
    return () => cancel();
  };
  return { now, elapsed: time.elapsed, at, after: time.after, close: () => again() };
}
