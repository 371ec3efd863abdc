import { expect, test } from 'vitest';
import { countedTo } from './counting.ts';

test('a number counts up in whole steps, waits its turn and stops at its target', () => {
  expect([-1, 0, 0.3, 0.5, 1, 2].map((part) => countedTo(2, 6, part))).toEqual([2, 2, 3, 4, 6, 6]);
});
