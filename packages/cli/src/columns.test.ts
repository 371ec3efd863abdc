import { expect, test } from 'vitest';
import { alignedRows, wrapped } from './columns.ts';

test('the first column is aligned left, the others right', () => {
  expect(
    alignedRows([
      ['clan', 'VP'],
      ['Dragonfly', '7'],
    ]),
  ).toEqual(['clan       VP', 'Dragonfly   7']);
});

test('text is wrapped between words', () => {
  expect(wrapped('one two three', 7)).toEqual(['one two', 'three']);
  expect(wrapped('unbreakable', 3)).toEqual(['unbreakable']);
  expect(wrapped('', 3)).toEqual([]);
});
