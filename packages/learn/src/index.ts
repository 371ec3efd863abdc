/**
 * What Learn teaches, as data that is checked when it is read.
 *
 *     const rules = await loadRules('en');
 *     rules.rules['RECRUIT-1'];   // a text with the markup that parseMarkup reads
 */

export { type Piece, parseMarkup, plainWords } from './markup.ts';
export { type Board, clanToTry, loadBoard } from './rules/boards.ts';
export {
  CHAPTERS,
  type Chapter,
  type Entry,
  placeOfRule,
  RULE_IDS,
  RULE_OF_TERM,
  rulesOfThing,
  type Section,
} from './rules/chapters.ts';
export { ruleFor } from './rules/looked-up.ts';
export { type Heading, loadRules, type RulesText, type TermText } from './rules/text.ts';
export { loadSummary, type Summary, type SummaryPart } from './summary/summary.ts';
