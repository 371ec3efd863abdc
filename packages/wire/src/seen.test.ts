import { expect, test } from 'vitest';
import { differences } from './cells.ts';
import { seenAfter, seenIn } from './seen.ts';

test('a change leads to another position and leaves the one it was told on as it was', () => {
  const before = seenIn({ at: 4, cells: [1, 2, 3] });
  const cells = differences(Int32Array.of(1, 2, 3), Int32Array.of(1, 7, 3));
  const after = seenAfter(before, { at: 5, cells });
  expect(after).toEqual({ at: 5, cells: Int32Array.of(1, 7, 3) });
  expect(before).toEqual({ at: 4, cells: Int32Array.of(1, 2, 3) });
});
