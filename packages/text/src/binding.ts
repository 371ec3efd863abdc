import type { Language } from './languages.ts';

/** Non-breaking spaces join what must not be separated at the end of a line. */

const UNBREAKABLE = '\u00a0';

/** Polish and Czech do not leave a one-letter word at the end of a line; the word it belongs to may be in the next value. */
const ONE_LETTER = /(?<![\p{L}\p{N}’])(\p{L}) /gu;
const WITHOUT_ONE_LETTER: readonly Language[] = ['pl', 'cs'];

/** `3 VP`, if the number is written in the message. */
const NUMBER_AND_WORD = /(\p{N}) (?=\p{L})/gu;

/** Units that come right after a value. */
const UNIT = /^ (?=(?:VP|PZ|VB|ПО|PV|min|хв|h|год|godz|hod|امتیاز|دقیقه|ساعت|روز)(?!\p{L}))/u;
const WORD = /^ (?=\p{L})/u;

export type Before = 'value' | 'number' | undefined;

/** The same words, joined: on their own, after a value of any kind, or after a value that is a number. */
export function bound(words: string, language: Language, before?: Before): string {
  const counted =
    before === undefined ? words : words.replace(before === 'number' ? WORD : UNIT, UNBREAKABLE);
  const numbered = counted.replace(NUMBER_AND_WORD, `$1${UNBREAKABLE}`);
  return WITHOUT_ONE_LETTER.includes(language) ? numbered.replace(ONE_LETTER, `$1${UNBREAKABLE}`) : numbered;
}
