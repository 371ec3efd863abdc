const LONGEST = 500;

/** Letters that are not seen, or that turn the text around them; but Persian and emoji need the two joiners. */
const UNSEEN = /[[\p{C}\p{Zl}\p{Zp}]--[\u200C\u200D]]/v;
const BLANK = /^[\p{Default_Ignorable_Code_Point}\p{Z}\u2800]*$/u;

/** What somebody says as it is shown, or undefined if it cannot be. */
export function cleanWords(text: string): string | undefined {
  const words = text.normalize('NFC').trim().replaceAll(/\s+/g, ' ');
  return BLANK.test(words) || [...words].length > LONGEST || UNSEEN.test(words) ? undefined : words;
}
