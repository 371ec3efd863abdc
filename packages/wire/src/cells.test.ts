import { expect, test } from 'vitest';
import { change, differences, shapeOf } from './cells.ts';

const row = (...cells: readonly number[]): Int32Array => Int32Array.from(cells);

test('a difference names every cell that changed, after how many that did not, and no other', () => {
  expect(differences(row(5, 0, 7, 1), row(6, 0, 7, 0))).toEqual([0, 6, 2, 0]);
  expect(differences(row(5, 0, 7, 1), row(5, 1, 8, 1))).toEqual([1, 1, 0, 8]);
  expect(differences(row(5, 0), row(5, 0))).toEqual([]);
});

test('a difference carried out makes the one row the other', () => {
  const [before, after] = [row(1, 2, 3, 4), row(1, 0, 3, 9)];
  change(before, differences(before, after));
  expect(before).toEqual(after);
});

test('cells of engines with different fingerprints have different shapes, and none has its fingerprint alone for a shape', () => {
  expect(shapeOf({ fingerprint: 'one' })).toBe(shapeOf({ fingerprint: 'one' }));
  expect(shapeOf({ fingerprint: 'one' })).not.toBe(shapeOf({ fingerprint: 'other' }));
  // That was the shape while a difference named places: a page of that time must not read these.
  expect(shapeOf({ fingerprint: 'one' })).not.toBe('one');
});
