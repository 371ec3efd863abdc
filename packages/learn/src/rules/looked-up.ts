import tableWords from '../../rules/table-words.json' with { type: 'json' };
import { readEach, readText } from '../reading.ts';
import { CHAPTERS, RULE_IDS, RULE_OF_TERM, rulesOfThing } from './chapters.ts';

/** Words of the table that are not the name of a card, term or section. */
export const RULE_OF_TABLE_WORD: Readonly<Record<string, string>> = readEach(
  tableWords,
  'table-words',
  readText,
);

/**
 * The rule for a word of the table: a rule by its id, a card, clan or kami, a mandate, a phase, a
 * term, a kind of move.
 *
 *     ruleFor('harvest');   // HARVEST-1
 */
export function ruleFor(word: string): string | undefined {
  if (RULE_IDS.includes(word)) return word;
  const [ofThing] = rulesOfThing(word);
  return (
    ofThing ?? RULE_OF_TABLE_WORD[word] ?? firstOfSection(word) ?? RULE_OF_TERM[word.replace(/^term\./, '')]
  );
}

const firstOfSection = (id: string): string | undefined =>
  CHAPTERS.flatMap(({ sections }) => sections).find((section) => section.id === id)?.entries[0]?.ids[0];
