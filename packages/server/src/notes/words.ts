const LONGEST = 500;

/**
 * Characters that are invisible, or that change the direction of the text around them; but Persian and emoji need the two
 * joiners.
 */
const UNSEEN = /[[\p{C}\p{Zl}\p{Zp}]--[\u200C\u200D]]/v;
const BLANK = /[\p{Default_Ignorable_Code_Point}\p{Z}\u2800]/gu;

/** A text without anything that is invisible. */
export const withoutBlanks = (text: string): string => text.replaceAll(BLANK, '');
export const isBlank = (text: string): boolean => withoutBlanks(text) === '';

/** A message as it is shown, or undefined if it cannot be shown. */
export function cleanWords(text: string): string | undefined {
  const words = text.normalize('NFC').trim().replaceAll(/\s+/g, ' ');
  return isBlank(words) || [...words].length > LONGEST || UNSEEN.test(words) ? undefined : words;
}
