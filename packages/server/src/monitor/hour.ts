import { COURSES, type Course, type Hour } from '@hinode/wire';
import { added, NO_WAITS, quantile } from '../metrics/waits.ts';
import type { Kept } from './samples.ts';

export const HOUR = 3_600_000;
export const MINUTE = 60_000;

type Values = Readonly<Partial<Record<keyof Hour, number | undefined>>>;

/** The values of each moment of the hour that ends with `last`; `every` is the number of milliseconds between moments. */
export function hourOf(kept: Kept, last: number, every: number): Hour {
  const moments = Array.from({ length: HOUR / every }, (_, i) => last - HOUR / every + 1 + i);
  const values = moments.map((moment) => valuesAt(kept, moment, every));
  const course = (name: keyof Hour): Course => values.map((at) => at[name] ?? null);
  return Object.fromEntries(COURSES.map((name) => [name, course(name)])) as Record<keyof Hour, Course>;
}

/** Rates are taken over the previous minute: over a few seconds they would jump about. */
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

/** Rounded to a tenth. */
const rounded = (n: number | undefined): number | undefined => n && Math.round(10 * n) / 10;
