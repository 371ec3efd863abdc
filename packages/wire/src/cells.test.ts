import { expect, test } from 'vitest';
import { change, differences, shapeOf } from './cells.ts';

const row = (...cells: readonly number[]): Int32Array => Int32Array.from(cells);

test('a difference lists every changed cell, with the number of unchanged ones before it, and nothing else', () => {
  expect(differences(row(5, 0, 7, 1), row(6, 0, 7, 0))).toEqual([0, 6, 2, 0]);
  expect(differences(row(5, 0, 7, 1), row(5, 1, 8, 1))).toEqual([1, 1, 0, 8]);
  expect(differences(row(5, 0), row(5, 0))).toEqual([]);
});

test('applying a difference turns one row into the other', () => {
  const [before, after] = [row(1, 2, 3, 4), row(1, 0, 3, 9)];
  change(before, differences(before, after));
  expect(before).toEqual(after);
});

test('cells of engines with different fingerprints have different shapes, and no shape is just a fingerprint', () => {
  expect(shapeOf({ fingerprint: 'one' })).toBe(shapeOf({ fingerprint: 'one' }));
  expect(shapeOf({ fingerprint: 'one' })).not.toBe(shapeOf({ fingerprint: 'other' }));
  // That was the shape when a difference named places: a page from that time must not read these cells.
  expect(shapeOf({ fingerprint: 'one' })).not.toBe('one');
});
