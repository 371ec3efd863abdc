import { expect, test } from 'vitest';
import { Stopwatch, wilson } from './statistics.ts';

test.each([
  // successes, trials, low, high: figures as found in textbooks and other programs
  [0, 10, 0, 0.2775],
  [10, 10, 0.7225, 1],
  [1, 10, 0.0179, 0.4042],
  [5, 10, 0.2366, 0.7634],
  [50, 200, 0.1951, 0.3143],
  [81, 263, 0.2553, 0.3662],
])('%d of %d has the 95 %% interval from %d to %d', (successes, trials, low, high) => {
  const found = wilson(successes, trials);
  expect(found.low).toBeCloseTo(low, 4);
  expect(found.high).toBeCloseTo(high, 4);
});

test('without trials anything may be', () => {
  expect(wilson(0, 0)).toEqual({ low: 0, high: 1 });
});

test('percentiles are right within two percent', () => {
  const watch = new Stopwatch();
  expect(watch.percentile(0.95)).toBe(0);
  for (let i = 1000; i > 0; i--) watch.add(i / 10);
  expect(watch.count).toBe(1000);
  expect(watch.percentile(0.5) / 50).toBeCloseTo(1, 1);
  expect(Math.abs(watch.percentile(0.95) / 95 - 1)).toBeLessThan(0.02);
  watch.add(0);
  expect(watch.percentile(0)).toBeLessThan(0.01);
});
