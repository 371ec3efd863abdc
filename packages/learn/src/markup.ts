/**
 * The markup of all texts of Learn: `**bold**` and `[words as they appear in the sentence](term-id)`, and nothing else.
 *
 *     parseMarkup('You may [summon](summon) a **Bushi**')
 *     // [{ words: 'You may ' }, { words: 'summon', term: 'summon' }, { words: ' a ' }, { words: 'Bushi', bold: true }]
 */

export interface Piece {
  readonly words: string;
  readonly bold?: true;
  /** The term that these words lead to. */
  readonly term?: string;
}

const LINK = /\[([^[\]()*]+)\]\(([a-z][a-z-]*)\)/;
const BOLD = /\*\*([^*]+)\*\*/;
const TOKEN = new RegExp(`${BOLD.source}|${LINK.source}`, 'g');
/** Marks that must not remain in plain words, because their other half is missing. */
const STRAY = /[[\]*]|\]\(/;

export function parseMarkup(text: string): readonly Piece[] {
  return pieces(text, false);
}

/** The words without their marks. */
export const plainWords = (text: string): string =>
  parseMarkup(text)
    .map(({ words }) => words)
    .join('');

function pieces(text: string, bold: boolean): Piece[] {
  const found: Piece[] = [];
  let from = 0;
  for (const match of text.matchAll(TOKEN)) {
    const [token, inBold, words, term] = match;
    found.push(...plain(text.slice(from, match.index), bold));
    if (inBold !== undefined) found.push(...pieces(inBold, true));
    else if (words !== undefined && term !== undefined) found.push({ words, term, ...(bold && { bold }) });
    from = match.index + token.length;
  }
  found.push(...plain(text.slice(from), bold));
  return found;
}

function plain(words: string, bold: boolean): Piece[] {
  if (STRAY.test(words)) throw new Error(`Markup that is not closed in “${words}”`);
  return words === '' ? [] : [{ words, ...(bold && { bold }) }];
}
