import { expect, test } from 'vitest';
import { parseMarkup, plainWords } from './markup.ts';

test('bold words and links are told apart from plain ones', () => {
  expect(parseMarkup('You may [summon](summon) **1 Bushi** there.')).toEqual([
    { words: 'You may ' },
    { words: 'summon', term: 'summon' },
    { words: ' ' },
    { words: '1 Bushi', bold: true },
    { words: ' there.' },
  ]);
});

test('a link may be bold', () => {
  expect(parseMarkup('**[Kill](kill)**: gone')).toEqual([
    { words: 'Kill', term: 'kill', bold: true },
    { words: ': gone' },
  ]);
});

test('the words alone have no marks', () => {
  expect(plainWords('A **[war token](token)** scores')).toBe('A war token scores');
});

test.each(['a **bold word', 'a [link without a term]', 'a [link](Not An Id)', 'a *word*', '[a [b](c)](d)'])(
  'markup that is not closed is refused: %s',
  (text) => {
    expect(() => parseMarkup(text)).toThrow('not closed');
  },
);
