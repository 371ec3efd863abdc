import { expect, test } from 'vitest';
import { grouped, mean, median, rounded } from './numbers.ts';

test('the median is the middle one, or halfway between the middle two', () => {
  expect(median([9, 1, 5])).toBe(5);
  expect(median([10, 9, 1, 2])).toBe(5.5);
  expect(median([])).toBe(0);
});

test('the mean of nothing is 0', () => {
  expect(mean([])).toBe(0);
  expect(mean([1, 2])).toBe(1.5);
});

test('big numbers are written in groups of three digits', () => {
  expect(grouped(1234567.4)).toBe('1,234,567');
  expect(rounded(1.23456, 2)).toBe(1.23);
});
