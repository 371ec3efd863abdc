import type { Language } from './languages.ts';

/** What must not be parted at the end of a line is bound by spaces that do not break. */

const UNBREAKABLE = '\u00a0';

/** Polish and Czech leave no word of one letter at the end of a line; the rest of it may stand in the next value. */
const ONE_LETTER = /(?<![\p{L}\p{N}’])(\p{L}) /gu;
const WITHOUT_ONE_LETTER: readonly Language[] = ['pl', 'cs'];

/** `3 VP`, where the number is written in the message. */
const NUMBER_AND_WORD = /(\p{N}) (?=\p{L})/gu;

/** Units that stand right behind a value. */
const UNIT = /^ (?=(?:VP|PZ|VB|ПО|PV|min|хв|h|год|godz|hod|امتیاز|دقیقه|ساعت|روز)(?!\p{L}))/u;
const WORD = /^ (?=\p{L})/u;

export type Before = 'value' | 'number' | undefined;

/** The same words, bound: alone, behind a value of any kind, or behind one that is a number. */
export function bound(words: string, language: Language, before?: Before): string {
  const counted =
    before === undefined ? words : words.replace(before === 'number' ? WORD : UNIT, UNBREAKABLE);
  const numbered = counted.replace(NUMBER_AND_WORD, `$1${UNBREAKABLE}`);
  return WITHOUT_ONE_LETTER.includes(language) ? numbered.replace(ONE_LETTER, `$1${UNBREAKABLE}`) : numbered;
}
