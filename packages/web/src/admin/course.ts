import type { Course } from '@hinode/wire';

/** The chart's width and height in its own units; the page stretches it. */
export const WIDE = 360;
export const HIGH = 60;

/** A course in numbers. */
export interface Said {
  readonly least: number;
  readonly most: number;
  /** Absent if nothing was counted recently. */
  readonly now?: number;
}

/** A beat may be late; a value older than this is not current. */
const LATELY = 3;

export function saidOf(course: Course): Said | undefined {
  const counted = course.filter((value) => value !== null);
  if (counted.length === 0) return undefined;
  const now = course.slice(-LATELY).findLast((value) => value !== null);
  return { least: Math.min(...counted), most: Math.max(...counted), ...(now != null && { now }) };
}

/** The top of the chart: the smallest of 1, 2, 5, 10, 20 … that is not below the maximum. */
export function topOf(courses: readonly Course[]): number {
  const most = Math.max(0, ...courses.flatMap((course) => saidOf(course)?.most ?? []));
  const tens = 10 ** Math.max(0, Math.floor(Math.log10(Math.max(1, most))));
  return [1, 2, 5, 10].map((n) => n * tens).find((top) => top >= most) ?? most;
}

/** The course as the path of a line, broken where nothing was counted; a single value is a dot. */
export function pathOf(course: Course, top: number): string {
  const xOf = (i: number): number => round((i * WIDE) / Math.max(1, course.length - 1));
  const yOf = (value: number): number => round(HIGH - (value * HIGH) / top);
  return course
    .flatMap((value, i) => {
      if (value === null) return [];
      const begins = (course[i - 1] ?? null) === null;
      return [`${begins ? 'M' : 'L'}${xOf(i)} ${yOf(value)}${begins ? 'h0' : ''}`];
    })
    .join('');
}

const round = (n: number): number => Math.round(100 * n) / 100;
