import { expect, test } from 'vitest';
import { HIGH, pathOf, saidOf, topOf, WIDE } from './course.ts';

test('a course is summed up by its minimum, its maximum and its current value', () => {
  expect(saidOf([null, 4, 1, 2])).toEqual({ least: 1, most: 4, now: 2 });
  expect(saidOf([3, 2, null])).toEqual({ least: 2, most: 3, now: 2 });
  expect(saidOf([0])).toEqual({ least: 0, most: 0, now: 0 });
});

test('an old value does not count as current, and an empty course says nothing', () => {
  expect(saidOf([5, null, null, null])).toEqual({ least: 5, most: 5 });
  expect(saidOf([null, null])).toBeUndefined();
});

test.each([
  [0, 1],
  [1, 1],
  [2, 2],
  [2.5, 5],
  [7, 10],
  [10, 10],
  [11, 20],
  [420, 500],
  [5001, 10_000],
])('a chart with a maximum of %d reaches up to %d', (most, top) => {
  expect(topOf([[null, 0], [most]])).toBe(top);
});

test('a line goes from the first value on one side to the last on the other, and from bottom to top', () => {
  expect(pathOf([0, 5, 10], 10)).toBe(`M0 ${HIGH}h0L${WIDE / 2} ${HIGH / 2}L${WIDE} 0`);
});

test('a line breaks where nothing was counted, and a single value is a dot', () => {
  expect(pathOf([0, null, 10, null, 0], 10)).toBe(`M0 ${HIGH}h0M${WIDE / 2} 0h0M${WIDE} ${HIGH}h0`);
  expect(pathOf([null, null], 1)).toBe('');
});
