import { expect, test } from 'vitest';
import { nextSet, setBonus } from './sets.ts';

test('tokens of 3, 5 and 7 different provinces pay, and the sheet knows how many would pay more', () => {
  expect([0, 2, 3, 4, 5, 6, 7, 8].map(setBonus)).toEqual([0, 0, 10, 10, 20, 20, 30, 30]);
  expect(nextSet(2)).toEqual({ provinces: 3, vp: 10 });
  expect(nextSet(3)).toEqual({ provinces: 5, vp: 20 });
  expect(nextSet(7)).toBeUndefined();
});
