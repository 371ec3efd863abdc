import MiniSearch from 'minisearch';

/** Finds words in texts in any language, without a server: the index is built in the page. */

export interface Searched {
  readonly id: string;
  readonly title: string;
  readonly text: string;
}

export interface Hits {
  /** What was found, best match first. */
  readonly ids: readonly string[];
  /** Is it a word of a text that was found? */
  readonly isHit: (word: string) => boolean;
}

const NO_HITS: Hits = { ids: [], isHit: () => false };

/** Diacritics, and the joiner of Persian words: nobody needs to type them. */
const UNTYPED = /[\p{M}\u200c\u200d]/gu;

const LIKE: Readonly<Record<string, string>> = { ł: 'l', ي: 'ی', ك: 'ک' };

/** A word in the form in which it is compared. */
const plain = (word: string): string =>
  word
    .toLowerCase()
    .normalize('NFD')
    .replace(UNTYPED, '')
    .replace(/[łيك]/g, (letter) => LIKE[letter] ?? letter);

/** The words of a text, and what stands between them. */
export const piecesOf = (text: string): string[] => text.split(/([\n\r\p{Z}\p{P}]+)/u);

/** Words of at least this length may contain a wrong letter. */
const LONG = 5;

export function searchIn(texts: readonly Searched[]): (words: string) => Hits {
  const index = new MiniSearch<Searched>({
    fields: ['title', 'text'],
    processTerm: plain,
    searchOptions: {
      combineWith: 'AND',
      prefix: true,
      fuzzy: (word) => (word.length >= LONG ? 0.2 : false),
      boost: { title: 3 },
    },
  });
  index.addAll(texts);
  return (words) => {
    if (words.trim() === '') return NO_HITS;
    const found = index.search(words);
    const terms = new Set(found.flatMap(({ match }) => Object.keys(match)));
    return { ids: found.map(({ id }) => String(id)), isHit: (word) => terms.has(plain(word)) };
  };
}
