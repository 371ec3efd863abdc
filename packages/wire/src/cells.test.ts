import { expect, test } from 'vitest';
import { change, differences } from './cells.ts';

const row = (...cells: readonly number[]): Int32Array => Int32Array.from(cells);

test('a difference names every cell that changed, with its place, and no other', () => {
  expect(differences(row(5, 0, 7, 1), row(6, 0, 7, 0))).toEqual([0, 6, 3, 0]);
  expect(differences(row(5, 0), row(5, 0))).toEqual([]);
});

test('a difference carried out makes the one row the other', () => {
  const [before, after] = [row(1, 2, 3, 4), row(1, 0, 3, 9)];
  change(before, differences(before, after));
  expect(before).toEqual(after);
});
