/**
 * Where code names a clan, a card, a kami or a rule by its id. It reads tokens, not a syntax tree: enough to tell code
 * from a comment.
 */

const token = /\/\/.*|\/\*[\s\S]*?\*\/|'(?:\\.|[^'\\\n])*'|"(?:\\.|[^"\\\n])*"|`(?:\\.|[^`\\])*`|[\w$]+|\n/g;
const comment = /^\/[/*]/;
const quoted = /^['"`]/;
const ruleId = /\b[A-Z]+(?:-[A-Z0-9]+)+\b/g;

export interface Known {
  /** Ids of clans, cards and kami. */
  readonly things: ReadonlySet<string>;
  readonly rules: ReadonlySet<string>;
}

export interface Named {
  readonly line: number;
  readonly id: string;
}

/**
 * A thing counts as a whole literal or as a name, such as that of a property; a rule also inside a text.
 *
 *     namedIn("if (clan === 'koi') return 2; // KOI-2", known)   // [{ line: 1, id: 'koi' }]
 */
export function namedIn(source: string, { things, rules }: Known): Named[] {
  const named: Named[] = [];
  let line = 1;
  for (const word of source.match(token) ?? []) {
    if (!comment.test(word)) {
      const text = quoted.test(word) ? word.slice(1, -1) : word;
      const ids = things.has(text) ? [text] : (text.match(ruleId) ?? []).filter((id) => rules.has(id));
      named.push(...ids.map((id) => ({ line, id })));
    }
    line += word.split('\n').length - 1;
  }
  return named;
}
