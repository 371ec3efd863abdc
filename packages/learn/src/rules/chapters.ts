import chapters from '../../rules/chapters.json' with { type: 'json' };
import termRules from '../../rules/terms.json' with { type: 'json' };
import { readEach, readList, readOptional, readRecord, readText } from '../reading.ts';

/** The rules in the order in which a player needs them: what goes where. The texts of each language are in text.ts. */

export interface Chapter {
  readonly id: string;
  readonly sections: readonly Section[];
}

export interface Section {
  readonly id: string;
  readonly entries: readonly Entry[];
  /** The scenario to show as a live board. */
  readonly board?: string;
  /** Rules elsewhere to read next. */
  readonly see: readonly string[];
}

/**
 * A paragraph, or several that belong together. Each id is an anchor. What cards, clans and kami say about themselves is not
 * repeated: `things` names them, and their own words (`rule.komainu` of the catalogs) come first.
 */
export interface Entry {
  readonly ids: readonly string[];
  readonly things: readonly string[];
}

export const CHAPTERS: readonly Chapter[] = readList(chapters, 'chapters', (item, path) => {
  const { id, sections } = readRecord(item, path, ['id', 'sections']);
  return {
    id: readText(id, `${path}.id`),
    sections: readList(sections, `${path}.sections`, readSection),
  };
});

/** The rule that the entry of a term leads to. */
export const RULE_OF_TERM: Readonly<Record<string, string>> = readEach(termRules, 'terms', readText);

function readSection(item: unknown, path: string): Section {
  const { id, rules, board, see } = readRecord(item, path, ['id', 'rules', 'board', 'see']);
  return {
    id: readText(id, `${path}.id`),
    entries: readList(rules, `${path}.rules`, readEntry),
    ...(board !== undefined && { board: readText(board, `${path}.board`) }),
    see: readOptional(see, `${path}.see`, readTexts) ?? [],
  };
}

function readEntry(item: unknown, path: string): Entry {
  if (typeof item === 'string') return { ids: [item], things: [] };
  const { things, rules } = readRecord(item, path, ['things', 'rules']);
  return { ids: readTexts(rules, `${path}.rules`), things: readTexts(things, `${path}.things`) };
}

function readTexts(input: unknown, path: string): readonly string[] {
  return readList(input, path, readText);
}

const entries = CHAPTERS.flatMap(({ sections }) => sections.flatMap(({ entries }) => entries));

/** All rules, in the order of the chapters. */
export const RULE_IDS: readonly string[] = entries.flatMap(({ ids }) => ids);

/** The rules about a card, clan or kami, by its id; empty if it has none. */
export const rulesOfThing = (thing: string): readonly string[] =>
  entries.filter(({ things }) => things.includes(thing)).flatMap(({ ids }) => ids);

/** The place of a rule. */
export function placeOfRule(
  id: string,
): { readonly chapter: Chapter; readonly section: Section } | undefined {
  for (const chapter of CHAPTERS) {
    const section = chapter.sections.find(({ entries }) => entries.some(({ ids }) => ids.includes(id)));
    if (section !== undefined) return { chapter, section };
  }
  return undefined;
}
