import { expect, test } from 'vitest';
import { Stopwatch } from './statistics.ts';

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
