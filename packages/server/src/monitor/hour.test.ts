import { expect, test } from 'vitest';
import { NO_WAITS } from '../metrics/waits.ts';
import { hourOf } from './hour.ts';
import type { Kept, Sample } from './samples.ts';

const EVERY = 10_000;
const LAST = 1000;

/** This many moves until a moment, each answered within a millisecond. */
const sample = (moves: number): Sample => ({ moves, sockets: 2, waits: NO_WAITS.with(0, moves) });
const kept = (sums: readonly (readonly [number, Sample])[]): Kept => ({
  sums: new Map(sums),
  counts: new Map([[LAST, { playing: 3, ended: 1, jobs: 0, connections: 9 }]]),
  members: [],
});

test('an hour has a value every ten seconds, and none where nothing was recorded', () => {
  const hour = hourOf(kept([[LAST, sample(4)]]), LAST, EVERY);
  for (const course of Object.values(hour)) {
    expect(course).toHaveLength(360);
    expect(course.slice(0, -1).every((value) => value === null)).toBe(true);
  }
  const now = Object.fromEntries(Object.entries(hour).map(([name, course]) => [name, course.at(-1)]));
  expect(now).toEqual({
    playing: 3,
    ended: 1,
    jobs: 0,
    connections: 9,
    sockets: 2,
    moves: 4,
    median: 0.5,
    p99: 1,
  });
});

test('moves are those of the previous minute, and no more', () => {
  const { moves } = hourOf(kept(Array.from({ length: 8 }, (_, i) => [LAST - 7 + i, sample(1)])), LAST, EVERY);
  expect(moves.slice(-9)).toEqual([null, 1, 2, 3, 4, 5, 6, 6, 6]);
});

test('where nobody moved there are no moves, and nobody waited', () => {
  const { moves, median, p99 } = hourOf(kept([[LAST, sample(0)]]), LAST, EVERY);
  expect([moves.at(-1), median.at(-1), p99.at(-1)]).toEqual([0, null, null]);
});
