import { expect, test } from 'vitest';
import { added, CLASSES, classOf, NO_WAITS, quantile, type Waits } from './waits.ts';

const waitsOf = (...milliseconds: readonly number[]): Waits =>
  milliseconds.reduce<Waits>(
    (waits, one) => waits.with(classOf(one / 1000), (waits[classOf(one / 1000)] ?? 0) + 1),
    NO_WAITS,
  );

test('there is no quantile where nobody waited', () => {
  expect(quantile(NO_WAITS, 0.5)).toBeUndefined();
});

test('half of the answers, and all but one in a hundred, were no slower than the quantile', () => {
  const waits = waitsOf(...Array(98).fill(4), 60, 90);
  expect(quantile(waits, 0.5)).toBeGreaterThan(3);
  expect(quantile(waits, 0.5)).toBeLessThanOrEqual(5);
  expect(quantile(waits, 0.98)).toBeCloseTo(5);
  expect(quantile(waits, 0.99)).toBeCloseTo(70);
  expect(quantile(waits, 1)).toBeCloseTo(100);
});

test('a wait at the upper bound of a class belongs to it, and the longest have a class of their own', () => {
  expect(classOf(0.001)).toBe(0);
  expect(classOf(0.0011)).toBe(1);
  expect(classOf(5)).toBe(CLASSES.length - 1);
  expect(classOf(60)).toBe(CLASSES.length);
  // Nobody knows how much longer.
  expect(quantile(waitsOf(60_000), 0.5)).toBe(5000);
});

test('the waits of two nodes add up to those of one that answered everything', () => {
  expect(added(waitsOf(1, 8), waitsOf(8, 400))).toEqual(waitsOf(1, 8, 8, 400));
});
