import { LANGUAGES } from '@hinode/text/languages';
import { describe, expect, test } from 'vitest';
import { longSentences, numbersIn, termsIn, wordsIn } from '../testing/checks.ts';
import { writtenLanguages } from '../testing/texts.ts';
import { loadSummary, type Summary } from './summary.ts';

const written = writtenLanguages('summary/text');
const english = await loadSummary('en');

/** The amount that fits on two pages. */
const MOST_WORDS = 350;

const linesOf = ({ parts }: Summary): string[] => parts.flatMap(({ lines }) => lines);
const shapeOf = ({ parts }: Summary) => parts.map(({ id, lines }) => ({ id, numbers: lines.map(numbersIn) }));

test('the summary is written in all languages', () => {
  expect(written).toEqual(LANGUAGES);
});

describe.each(written)('the summary in %s', async (language) => {
  const summary = await loadSummary(language);

  test('fits on two pages', () => {
    const titles = summary.parts.map(({ title }) => title);
    const all = [summary.title, ...titles, ...linesOf(summary)].join(' ');
    expect(wordsIn(all)).toBeLessThanOrEqual(MOST_WORDS);
  });

  test('has the parts, the lines and the numbers of English', () => {
    expect(shapeOf(summary)).toEqual(shapeOf(english));
  });

  test('has short sentences, and no links, because they cannot be printed', () => {
    expect(linesOf(summary).flatMap(longSentences)).toEqual([]);
    expect(linesOf(summary).flatMap(termsIn)).toEqual([]);
  });
});
