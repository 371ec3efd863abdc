import { expect, test } from 'vitest';
import { cleanWords } from './words.ts';

test.each([
  ['', undefined],
  ['  \n ', undefined],
  ['\u200D\u200C', undefined],
  ['\u3164', undefined],
  ['turned \u202Earound', undefined],
  ['zero\u200Bwidth', undefined],
  ['bell\u0007', undefined],
  ['half a letter \uD83D', undefined],
  ['a'.repeat(501), undefined],
  ['a'.repeat(500), 'a'.repeat(500)],
  ['🐟'.repeat(500), '🐟'.repeat(500)],
  ['  two\n\nlines\t', 'two lines'],
  ['<b>bold</b>', '<b>bold</b>'],
  ['می\u200Cروم', 'می\u200Cروم'],
  ['👩\u200D🌾', '👩\u200D🌾'],
  ['e\u0301', '\u00E9'],
])('the message %j is taken as %j', (text, words) => {
  expect(cleanWords(text)).toBe(words);
});
