import type { Language } from '@hinode/text/languages';
import { parseMarkup, plainWords } from '../markup.ts';
import { wordsOfTerm } from './words.ts';

/** What every text of Learn must satisfy. Each check returns the problems in words; an empty list means that there are none. */

const LONGEST = 25;

export function sentencesOf(text: string): string[] {
  return plainWords(text)
    .split(/(?<=[.!?؟…]["”»“)]*)\s+/u)
    .filter((sentence) => sentence !== '');
}

export const wordsIn = (sentence: string): number => sentence.split(/\s+/u).filter(hasLetters).length;

const hasLetters = (word: string): boolean => /[\p{L}\p{N}]/u.test(word);

/** Sentences that are longer than 25 words. */
export const longSentences = (text: string): string[] =>
  sentencesOf(text).filter((sentence) => wordsIn(sentence) > LONGEST);

/** The numbers of a text, in English digits and sorted. */
export function numbersIn(text: string): number[] {
  const digits = plainWords(text).replace(/[۰-۹]/gu, (digit) => String('۰۱۲۳۴۵۶۷۸۹'.indexOf(digit)));
  return (digits.match(/\d+/gu) ?? []).map(Number).sort((a, b) => a - b);
}

/** The terms that a text links to. */
export const termsIn = (text: string): string[] =>
  parseMarkup(text).flatMap(({ term }) => (term === undefined ? [] : [term]));

/** The terms of a chapter that are not linked at their first use, given its texts in reading order. */
export function unlinkedTerms(
  texts: readonly string[],
  terms: readonly string[],
  language: Language,
): string[] {
  return terms.flatMap((term) => {
    const words = wordsOfTerm(term, language);
    const first = words && firstUse(texts, term, words);
    return first === undefined ? [] : [`${term}: ${first}`];
  });
}

/** The text in which a term appears before it is linked. Words inside the link of another term belong to that one. */
function firstUse(texts: readonly string[], term: string, words: RegExp): string | undefined {
  for (const text of texts) {
    const { beforeLink, isLinked } = untilLink(text, term);
    if (words.test(beforeLink)) return plainWords(text);
    if (isLinked) return undefined;
  }
  return undefined;
}

/** The words of a text before the link of a term, without those in links of other terms. */
function untilLink(text: string, term: string): { readonly beforeLink: string; readonly isLinked: boolean } {
  const pieces = parseMarkup(text);
  const link = pieces.findIndex((piece) => piece.term === term);
  const before = link < 0 ? pieces : pieces.slice(0, link);
  const words = before.map((piece) => (piece.term === undefined ? piece.words : '·'));
  return { beforeLink: words.join(''), isLinked: link >= 0 };
}
