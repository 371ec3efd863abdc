import { expect, test } from 'vitest';
import { nextSet, setBonus, vpOfToken } from './tokens.ts';

test('WINTER-4 tokens of 3, 5 and 7 different provinces pay, and the next larger set is known', () => {
  expect([0, 2, 3, 4, 5, 6, 7, 8].map(setBonus)).toEqual([0, 0, 10, 10, 20, 20, 30, 30]);
  expect(nextSet(2)).toEqual({ provinces: 3, vp: 10 });
  expect(nextSet(3)).toEqual({ provinces: 5, vp: 20 });
  expect(nextSet(7)).toBeUndefined();
});

test('WINTER-3 a token scores 1, 2 or 3 by its season', () => {
  expect((['spring', 'summer', 'autumn'] as const).map(vpOfToken)).toEqual([1, 2, 3]);
});
