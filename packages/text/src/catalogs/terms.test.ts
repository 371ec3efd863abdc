import { expect, test } from 'vitest';
import { LANGUAGES } from '../languages.ts';
import { messagesOf, wordsOf } from '../testing/catalogs.ts';
import { type Foreign, NOT_OUR_WORDS, TERMS } from '../testing/terms.ts';

const english = [...messagesOf('en')].map(([key, message]) => [key, wordsOf(message, 'en')] as const);

const foreign = LANGUAGES.filter((language): language is Foreign => language !== 'en');

test.each(foreign)('the words of the game are those of the printed edition, everywhere (%s)', (language) => {
  const own = messagesOf(language);
  const strayed = TERMS.flatMap(({ english: term, stems, otherwise = [] }) =>
    english
      .filter(([key, words]) => own.has(key) && term.test(words) && !otherwise.includes(key))
      .map(([key]) => [key, wordsOf(own.get(key) ?? '', language)] as const)
      .filter(
        ([, words]) => !stems[language].some((stem) => words.toLocaleLowerCase(language).includes(stem)),
      )
      .map(([key, words]) => `${key}: ${words} (${stems[language].join(', ')})`),
  );
  expect(strayed).toEqual([]);
});

test.each(foreign)('no other word is used for any of them (%s)', (language) => {
  const wrong = NOT_OUR_WORDS[language];
  const found = [...messagesOf(language)].filter(([, message]) => wrong?.test(wordsOf(message, language)));
  expect(found).toEqual([]);
});

test('an exception is an existing message that uses the English word', () => {
  const words = new Map(english);
  const idle = TERMS.flatMap(({ english: term, otherwise = [] }) =>
    otherwise.filter((key) => !term.test(words.get(key) ?? '')),
  );
  expect(idle).toEqual([]);
});
