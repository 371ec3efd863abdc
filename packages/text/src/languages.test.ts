import { expect, test } from 'vitest';
import { directionOf, ENDONYMS, guessLanguage, LANGUAGES } from './languages.ts';

test('a reader gets the first of their languages that we have, whatever the country', () => {
  expect(guessLanguage(['pl-PL', 'en'])).toBe('pl');
  expect(guessLanguage(['de-AT', 'uk-UA', 'en'])).toBe('uk');
  expect(guessLanguage(['FA_IR'])).toBe('fa');
});

test('…and English otherwise', () => {
  expect(guessLanguage(['de', 'fr-CA'])).toBe('en');
  expect(guessLanguage([])).toBe('en');
  // Not Italian: browsers do not send the tag `ita`, and a longer word is another language.
  expect(guessLanguage(['itx'])).toBe('en');
});

test('only Persian is written from right to left', () => {
  expect(LANGUAGES.filter((language) => directionOf(language) === 'rtl')).toEqual(['fa']);
});

test('every language is called by its own name', () => {
  expect(Object.keys(ENDONYMS)).toEqual([...LANGUAGES]);
});
