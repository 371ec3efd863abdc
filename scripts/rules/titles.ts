/**
 * The titles that a test file gives to its tests. It reads tokens, not a syntax tree: enough to tell a title from a
 * comment, quick, and without a parser to install.
 */

const token =
  /\/\/.*|\/\*[\s\S]*?\*\/|'(?:\\.|[^'\\\n])*'|"(?:\\.|[^"\\\n])*"|`(?:\\.|[^`\\])*`|\b(?:test|it|describe)(?:\.\w+)*\b|[\w$]+|\S/g;
const comment = /^\/[/*]/;
const literal = /^['"`]/;
const testWord = /^(?:test|it|describe)\b/;
const neverRun = /\.(?:skip|todo)\b/;
const withTable = /\.(?:each|for)$/;
const ruleId = /\b[A-Z]+(?:-[A-Z0-9]+)+\b/g;

/**
 * Titles of `test`, `it` and `describe`, without those that are skipped. Of `test.each` also the words of its table,
 * because they become part of the titles.
 *
 *     titlesIn("test('HONOR-2 swaps', …) // not HONOR-3")   // ['HONOR-2 swaps']
 */
export function titlesIn(source: string): string[] {
  const tokens = (source.match(token) ?? []).filter((word) => !comment.test(word));
  return tokens.flatMap((word, at) => {
    if (!testWord.test(word) || neverRun.test(word) || tokens[at - 1] === '.') return [];
    if (!withTable.test(word)) return titleAfter(tokens, at + 1);
    const end = endOfTable(tokens, at + 1);
    return [
      ...tokens
        .slice(at + 1, end)
        .filter(isLiteral)
        .map(unquoted),
      ...titleAfter(tokens, end),
    ];
  });
}

/** The rules that docs/rules.md defines, given its text. */
export const rulesIn = (page: string): string[] =>
  page.split('\n').flatMap((line) => /^\s*- ([A-Z]+(?:-[A-Z0-9]+)+) /.exec(line)?.[1] ?? []);

/** The rule ids in a text that begin with one of the `chapters`: `HONOR-2` of the chapter `HONOR`. */
export function ruleIdsIn(text: string, chapters: ReadonlySet<string>): string[] {
  return (text.match(ruleId) ?? []).filter((id) => chapters.has(chapterOf(id)));
}

/** The word that a rule id begins with: `CARD` of `CARD-KOMAINU`. */
export function chapterOf(id: string): string {
  return id.slice(0, id.indexOf('-'));
}

function titleAfter(tokens: readonly string[], at: number): string[] {
  const title = tokens[at] === '(' ? tokens[at + 1] : undefined;
  return title !== undefined && isLiteral(title) ? [unquoted(title)] : [];
}

/** The place after a table, which stands in parentheses or is a template. */
function endOfTable(tokens: readonly string[], start: number): number {
  let depth = 0;
  for (let at = start; at < tokens.length; at++) {
    if (tokens[at] === '(') depth++;
    if (tokens[at] === ')') depth--;
    if (depth === 0) return at + 1;
  }
  return tokens.length;
}

function isLiteral(word: string): boolean {
  return literal.test(word);
}

function unquoted(word: string): string {
  return word.slice(1, -1);
}
