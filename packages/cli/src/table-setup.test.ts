import { expect, test } from 'vitest';
import { combinations, drawTable, readTables } from './table-setup.ts';

test('every combination is made once, in order', () => {
  expect(combinations(['a', 'b', 'c'], 2)).toEqual([
    ['a', 'b'],
    ['a', 'c'],
    ['b', 'c'],
  ]);
  expect(combinations(['a'], 2)).toEqual([]);
});

test('without names there are ten tables of 3, five of 4 and one of 5', () => {
  expect(readTables('3', undefined)).toHaveLength(10);
  expect(readTables(undefined, undefined)).toHaveLength(5);
  expect(readTables('5', undefined)).toHaveLength(1);
});

test('named clans make one table', () => {
  expect(readTables(undefined, 'koi, turtle,bonsai')).toEqual([['koi', 'turtle', 'bonsai']]);
});

test('the seed draws the table', () => {
  const tables = readTables('3', undefined);
  expect(drawTable(tables, 'x')).toEqual(drawTable(tables, 'x'));
  const drawn = new Set([...Array(100).keys()].map((seed) => drawTable(tables, `${seed}`).join()));
  expect(drawn.size).toBe(10);
});
