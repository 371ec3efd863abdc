import { expect, test } from 'vitest';
import { longSentences, numbersIn, sentencesOf, termsIn, unlinkedTerms } from './checks.ts';

const words = (n: number): string => `${Array.from({ length: n }, () => 'word').join(' ')}.`;

test('a sentence of 25 words is not too long, one of 26 is', () => {
  expect(longSentences(words(25))).toEqual([]);
  expect(longSentences(`Short. ${words(26)}`)).toEqual([words(26)]);
});

test('sentences end with their marks, even in Persian and in quotes', () => {
  expect(sentencesOf('One. “Two?” Three؟ Four')).toEqual(['One.', '“Two?”', 'Three؟', 'Four']);
});

test('numbers are compared in English digits', () => {
  expect(numbersIn('۱۰ سکه و ۲ امتیاز')).toEqual([2, 10]);
});

test('a term that is used before its link is reported, and so is one that is never linked', () => {
  expect(unlinkedTerms(['A shrine.', 'A [shrine](shrine).'], ['shrine'], 'en')).toEqual([
    'shrine: A shrine.',
  ]);
  expect(unlinkedTerms(['One shrine, one [shrine](shrine).'], ['shrine'], 'en')).toHaveLength(1);
  expect(unlinkedTerms(['A shrine.'], ['shrine'], 'en')).toHaveLength(1);
});

test('a term that is linked at its first use is fine, even inside the link of another', () => {
  expect(unlinkedTerms(['A [shrine](shrine).', 'Shrines.'], ['shrine'], 'en')).toEqual([]);
  expect(unlinkedTerms(['[Hostages of allies](hostage).'], ['ally', 'hostage'], 'en')).toEqual([]);
  expect(unlinkedTerms(['Nothing.'], ['shrine'], 'en')).toEqual([]);
});

test('other languages are searched by the beginnings of their words', () => {
  expect(unlinkedTerms(['Dvě svatyně.'], ['shrine'], 'cs')).toHaveLength(1);
  expect(unlinkedTerms(['Ve [svatyni](shrine).'], ['shrine'], 'cs')).toEqual([]);
});

test('the terms of a text are those of its links', () => {
  expect(termsIn('A [Bushi](bushi) at a [shrine](shrine)')).toEqual(['bushi', 'shrine']);
});
