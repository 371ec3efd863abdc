import type { Language } from '@hinode/text/languages';
import { readEach, readOptional, readRecord, readText } from '../reading.ts';

/** The texts of the rules in one language. They have the markup of markup.ts; titles are plain. */
export interface RulesText {
  readonly chapters: Readonly<Record<string, Heading>>;
  readonly sections: Readonly<Record<string, Heading>>;
  /** By rule id. A rule about a thing may have text here that does not fit on its card, or none. */
  readonly rules: Words;
  /** What the publisher ruled later. */
  readonly rulings: Words;
  /** What we decided where the printed rules leave a question open. */
  readonly ours: Words;
  /** What to try on a live board. */
  readonly boards: Words;
  readonly terms: Readonly<Record<string, TermText>>;
}

export interface Heading {
  readonly title: string;
  readonly lead?: string;
}

export interface TermText {
  readonly title: string;
  readonly text: string;
}

type Words = Readonly<Record<string, string>>;

/** Each language is a file of its own, so that a page loads only that of its reader. */
export async function loadRules(language: Language): Promise<RulesText> {
  const module: { readonly default: unknown } = await import(`../../rules/text/${language}.json`, {
    with: { type: 'json' },
  });
  return readRules(module.default, language);
}

export function readRules(input: unknown, path: string): RulesText {
  const parts = ['chapters', 'sections', 'rules', 'rulings', 'ours', 'boards', 'terms'];
  const { chapters, sections, rules, rulings, ours, boards, terms } = readRecord(input, path, parts);
  return {
    chapters: readEach(chapters, `${path}.chapters`, readHeading),
    sections: readEach(sections, `${path}.sections`, readHeading),
    rules: readEach(rules, `${path}.rules`, readText),
    rulings: readEach(rulings, `${path}.rulings`, readText),
    ours: readEach(ours, `${path}.ours`, readText),
    boards: readEach(boards, `${path}.boards`, readText),
    terms: readEach(terms, `${path}.terms`, readTerm),
  };
}

function readHeading(input: unknown, path: string): Heading {
  const { title, lead } = readRecord(input, path, ['title', 'lead']);
  const words = readOptional(lead, `${path}.lead`, readText);
  return { title: readText(title, `${path}.title`), ...(words !== undefined && { lead: words }) };
}

function readTerm(input: unknown, path: string): TermText {
  const { title, text } = readRecord(input, path, ['title', 'text']);
  return { title: readText(title, `${path}.title`), text: readText(text, `${path}.text`) };
}
