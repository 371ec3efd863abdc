import { expect, test } from 'vitest';
import { directionOf, ENDONYMS, guessLanguage, LANGUAGES } from './languages.ts';

test('the language of a reader is the first of theirs that we have, whatever the country', () => {
  expect(guessLanguage(['pl-PL', 'en'])).toBe('pl');
  expect(guessLanguage(['de-AT', 'uk-UA', 'en'])).toBe('uk');
  expect(guessLanguage(['FA_IR'])).toBe('fa');
});

test('…and English for everybody else', () => {
  expect(guessLanguage(['de', 'fr-CA'])).toBe('en');
  expect(guessLanguage([])).toBe('en');
  // Not Italian: `ita` is no tag a browser sends, and a longer word is another language.
  expect(guessLanguage(['itx'])).toBe('en');
});

test('only Persian is written from the right', () => {
  expect(LANGUAGES.filter((language) => directionOf(language) === 'rtl')).toEqual(['fa']);
});

test('every language is called by its own name', () => {
  expect(Object.keys(ENDONYMS)).toEqual([...LANGUAGES]);
});
