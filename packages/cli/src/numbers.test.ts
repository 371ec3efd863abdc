import { expect, test } from 'vitest';
import { grouped, median, rounded, Spread } from './numbers.ts';

test('the median is the middle one, or halfway between the middle two', () => {
  expect(median([9, 1, 5])).toBe(5);
  expect(median([10, 9, 1, 2])).toBe(5.5);
  expect(median([])).toBe(0);
});

test('a spread gives the mean and the extremes', () => {
  const spread = new Spread();
  expect(spread.mean).toBe(0);
  for (const number of [4, 1, 7]) spread.add(number);
  expect(spread).toMatchObject({ count: 3, total: 12, min: 1, max: 7, mean: 4 });
});

test('big numbers are written in groups of three digits', () => {
  expect(grouped(1234567.4)).toBe('1,234,567');
  expect(rounded(1.23456, 2)).toBe(1.23);
});
