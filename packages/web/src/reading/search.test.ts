import { expect, test } from 'vitest';
import { piecesOf, searchIn } from './search.ts';

const search = searchIn([
  { id: 'worship', title: 'Worship', text: 'A Shinto may be sent to a shrine.' },
  { id: 'force', title: 'Force', text: 'Every worshipper has Force 1.' },
  { id: 'pl', title: 'Świątynia', text: 'Kapłan idzie do świątyni.' },
  { id: 'fa', title: 'قلعه', text: 'قلعه‌ها جابه‌جا نمی‌شوند.' },
]);

const idsFor = (words: string): readonly string[] => search(words).ids;

test('the beginning of a word is enough, and titles come first', () => {
  expect(idsFor('worsh')).toEqual(['worship', 'force']);
  expect(idsFor('shinto shrine')).toEqual(['worship']);
  expect(idsFor('shinto force')).toEqual([]);
});

test('diacritics can be left out, and long words misspelled', () => {
  expect(idsFor('swiatyni')).toEqual(['pl']);
  expect(idsFor('kaplan')).toEqual(['pl']);
  expect(idsFor('قلعهها')).toEqual(['fa']);
  expect(idsFor('worshiper')).toContain('force');
});

test('an empty search finds nothing', () => {
  expect(idsFor('  ')).toEqual([]);
});

test('the words of a text that match are known', () => {
  const { isHit } = search('worship');
  expect(piecesOf('Every worshipper has Force 1.').filter(isHit)).toEqual(['worshipper']);
});
