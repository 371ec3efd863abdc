import { expect, test } from 'vitest';
import { differences } from './cells.ts';
import { answeredAfter, seenAfter, seenIn } from './seen.ts';

test('a change leads to a new position and leaves the old one as it was', () => {
  const before = seenIn({ at: 4, cells: [1, 2, 3] });
  const cells = differences(Int32Array.of(1, 2, 3), Int32Array.of(1, 7, 3));
  const after = seenAfter(before, { at: 5, cells });
  expect(after).toEqual({ at: 5, cells: Int32Array.of(1, 7, 3) });
  expect(before).toEqual({ at: 4, cells: Int32Array.of(1, 2, 3) });
});

test('when the seat last answered is kept until a change says otherwise, and forgotten when its first answer is taken back', () => {
  expect(answeredAfter(3, {})).toBe(3);
  expect(answeredAfter(3, { answered: 5 })).toBe(5);
  expect(answeredAfter(3, { answered: 0 })).toBeUndefined();
  expect(answeredAfter(undefined, {})).toBeUndefined();
});
