import fs from 'node:fs';
import { decisions } from '@hinode/engine';
import english from '@hinode/engine/boxes/messages/en' with { type: 'json' };
import { position, runScenario } from '@hinode/engine/scenario';
import { LANGUAGES } from '@hinode/text/languages';
import { NOT_OUR_WORDS } from '@hinode/text/terms';
import { describe, expect, test } from 'vitest';
import { plainWords } from '../markup.ts';
import { longSentences, numbersIn, termsIn, unlinkedTerms } from '../testing/checks.ts';
import { allTexts, textsOfChapter, writtenLanguages } from '../testing/texts.ts';
import { WORDS_OF_TERMS } from '../testing/words.ts';
import { clanToTry, loadBoard } from './boards.ts';
import { CHAPTERS, placeOfRule, RULE_IDS, RULE_OF_TERM, rulesOfThing } from './chapters.ts';
import { loadRules, type RulesText } from './text.ts';

const written = writtenLanguages('rules/text');
const texts = new Map(await Promise.all(written.map(async (one) => [one, await loadRules(one)] as const)));
const inEnglish = await loadRules('en');

const SECTIONS = CHAPTERS.flatMap(({ sections }) => sections);
const ENTRIES = SECTIONS.flatMap(({ entries }) => entries);
const BOARDS = SECTIONS.flatMap(({ board }) => board ?? []);
const TERM_IDS = Object.keys(RULE_OF_TERM);

/** The ids that docs/rules.md defines. */
const DEFINED = fs
  .readFileSync(new URL('../../../../docs/rules.md', import.meta.url), 'utf8')
  .split('\n')
  .flatMap((line) => /^\s*- ([A-Z]+(?:-[A-Z0-9]+)+) /.exec(line)?.[1] ?? []);

const sorted = (list: readonly string[]): string[] => [...list].sort();
const keys = (record: object): string[] => sorted(Object.keys(record));
const hasWords = (text: RulesText, id: string): boolean =>
  [text.rules, text.rulings, text.ours].some((words) => words[id] !== undefined);

describe('the chapters', () => {
  test('have every rule of docs/rules.md as an anchor, exactly once', () => {
    expect(sorted(RULE_IDS)).toEqual(sorted(DEFINED));
  });

  test('take the words of cards, clans and kami from the catalogs', () => {
    const unknown = ENTRIES.flatMap(({ things }) => things).filter((thing) => !(`rule.${thing}` in english));
    expect(unknown).toEqual([]);
  });

  test('link only to rules that exist', () => {
    const led = [...SECTIONS.flatMap(({ see }) => see), ...Object.values(RULE_OF_TERM)];
    expect(led.filter((id) => placeOfRule(id) === undefined)).toEqual([]);
  });

  test('find the rules of a thing, and the place of a rule', () => {
    expect(rulesOfThing('koi')).toEqual(['KOI-1', 'KOI-2']);
    expect(rulesOfThing('edo')).toEqual([]);
    expect(placeOfRule('SEPPUKU-1')?.chapter.id).toBe('war');
    expect(placeOfRule('SEPPUKU-1')?.section.id).toBe('seppuku');
  });
});

test('the rules are written in all languages', () => {
  expect(written).toEqual(LANGUAGES);
});

describe.each(written)('the rules in %s', (language) => {
  const text = texts.get(language) ?? inEnglish;

  test('say something at every anchor', () => {
    const silent = ENTRIES.filter(
      ({ things, ids }) => things.length === 0 && !ids.every((id) => hasWords(text, id)),
    );
    expect(silent).toEqual([]);
  });

  test('have titles for all chapters and sections, and texts for all boards and terms', () => {
    expect(keys(text.chapters)).toEqual(sorted(CHAPTERS.map(({ id }) => id)));
    expect(keys(text.sections)).toEqual(sorted(SECTIONS.map(({ id }) => id)));
    expect(keys(text.boards)).toEqual(sorted(BOARDS));
    expect(keys(text.terms)).toEqual(sorted(TERM_IDS));
  });

  test('have the texts of English, and no others', () => {
    expect(keys(allTexts(text))).toEqual(keys(allTexts(inEnglish)));
    expect(Object.keys(allTexts(text)).filter((key) => key.includes('-') && !isKnown(key))).toEqual([]);
  });

  test('have no sentence of more than 25 words', () => {
    const long = Object.entries(allTexts(text)).flatMap(([key, words]) =>
      longSentences(words).map((sentence) => `${key}: ${sentence}`),
    );
    expect(long).toEqual([]);
  });

  test('link only to terms that exist', () => {
    const unknown = Object.entries(allTexts(text)).flatMap(([key, words]) =>
      termsIn(words).flatMap((term) => (TERM_IDS.includes(term) ? [] : [`${key}: ${term}`])),
    );
    expect(unknown).toEqual([]);
  });

  test.each(CHAPTERS)('link every term at its first use in $id', (chapter) => {
    expect(unlinkedTerms(textsOfChapter(chapter, text), TERM_IDS, language)).toEqual([]);
  });

  test.each(CHAPTERS)('link each term once in $id, and the same terms as English', (chapter) => {
    const linked = textsOfChapter(chapter, text).flatMap(termsIn);
    expect(sorted(linked)).toEqual(sorted([...new Set(linked)]));
    expect(sorted(linked)).toEqual(sorted(textsOfChapter(chapter, inEnglish).flatMap(termsIn)));
  });

  test('use the words of the printed edition, typographic marks and the digits of the language', () => {
    const words = language === 'en' ? undefined : NOT_OUR_WORDS[language];
    const marks = language === 'fa' ? /['"0-9]/u : /['"]/u;
    const wrong = Object.entries(allTexts(text)).filter(
      ([, said]) => words?.test(said) || marks.test(plainWords(said)),
    );
    expect(wrong).toEqual([]);
  });

  test('have the numbers of English', () => {
    const numbers = (of: RulesText) =>
      Object.fromEntries(Object.entries(allTexts(of)).map(([key, words]) => [key, numbersIn(words)]));
    expect(numbers(text)).toEqual(numbers(inEnglish));
  });
});

/** Does a text named after a rule belong to one? */
function isKnown(key: string): boolean {
  const [part = '', id = ''] = key.split('.');
  return !['rules', 'rulings', 'ours'].includes(part) || RULE_IDS.includes(id);
}

test('every term has words by which it is recognized', () => {
  expect(keys(WORDS_OF_TERMS)).toEqual(sorted(TERM_IDS));
});

describe('the live boards', () => {
  test('are those that the sections show', () => {
    const files = fs.readdirSync(new URL('../../rules/boards', import.meta.url));
    expect(sorted(files)).toEqual(sorted(BOARDS.map((id) => `${id}.json`)));
  });

  test.each(BOARDS)('%s can be played as listed', async (id) => {
    expect(runScenario(await loadBoard(id))).toBeUndefined();
  });

  test.each(BOARDS)('%s begins with a question to the clan that the reader plays', async (id) => {
    const board = await loadBoard(id);
    expect(decisions(position(board)).map(({ clan }) => clan)).toContain(clanToTry(board));
  });
});
