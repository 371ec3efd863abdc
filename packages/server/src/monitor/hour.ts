import { COURSES, type Course, type Hour } from '@hinode/wire';
import { added, NO_WAITS, quantile } from '../metrics/waits.ts';
import type { Kept } from './samples.ts';

export const HOUR = 3_600_000;
export const MINUTE = 60_000;

type Values = Readonly<Partial<Record<keyof Hour, number | undefined>>>;

/** The values of each moment of an hour that ends with `last`, where so many milliseconds lie between two. */
export function hourOf(kept: Kept, last: number, every: number): Hour {
  const moments = Array.from({ length: HOUR / every }, (_, i) => last - HOUR / every + 1 + i);
  const values = moments.map((moment) => valuesAt(kept, moment, every));
  const course = (name: keyof Hour): Course => values.map((at) => at[name] ?? null);
  return Object.fromEntries(COURSES.map((name) => [name, course(name)])) as Record<keyof Hour, Course>;
}

/** What was done is that of the minute before: of a few seconds it would leap about. */
export function valuesAt(
  { sums, counts }: Pick<Kept, 'sums' | 'counts'>,
  moment: number,
  every: number,
): Values {
  const done = sums.get(moment);
  const minute = Array.from({ length: MINUTE / every }, (_, i) => sums.get(moment - i) ?? []).flat();
  const waits = minute.reduce((sum, one) => added(sum, one.waits), NO_WAITS);
  return {
    ...counts.get(moment),
    ...(done && {
      moves: minute.reduce((sum, { moves }) => sum + moves, 0),
      sockets: done.sockets,
      median: rounded(quantile(waits, 0.5)),
      p99: rounded(quantile(waits, 0.99)),
    }),
  };
}

/** To a tenth. */
const rounded = (n: number | undefined): number | undefined => n && Math.round(10 * n) / 10;
