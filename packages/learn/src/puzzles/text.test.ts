import fs from 'node:fs';
import { LANGUAGES } from '@hinode/text/languages';
import { describe, expect, test } from 'vitest';
import { longSentences, numbersIn, sentencesOf } from '../testing/checks.ts';
import { LADDER } from './ladder.ts';
import { loadPuzzlesText } from './text.ts';

const inEnglish = await loadPuzzlesText('en');
const ids = LADDER.map(({ id }) => id).toSorted();

test('every puzzle has a file, and every file is on the ladder', () => {
  const files = fs
    .readdirSync(new URL('../../puzzles', import.meta.url))
    .filter((name) => name.endsWith('.json'));
  expect(files.toSorted()).toEqual(ids.map((id) => `${id}.json`));
});

test('the ladder goes from easy to hard', () => {
  const rungs = LADDER.map(({ difficulty }) => difficulty);
  expect(rungs).toEqual(rungs.toSorted());
  expect(new Set(rungs)).toEqual(new Set([1, 2, 3]));
});

describe.each(LANGUAGES)('the texts of the puzzles in %s', async (language) => {
  const text = await loadPuzzlesText(language);
  const all = Object.entries(text);

  test('are there for every puzzle', () => {
    expect(Object.keys(text).toSorted()).toEqual(ids);
  });

  test('have no sentence of more than 25 words', () => {
    expect(all.flatMap(([, { task, why }]) => [...longSentences(task), ...longSentences(why)])).toEqual([]);
  });

  test('say the task in one sentence, and why in two at most', () => {
    expect(all.filter(([, { task }]) => sentencesOf(task).length !== 1)).toEqual([]);
    expect(all.filter(([, { why }]) => sentencesOf(why).length > 2)).toEqual([]);
  });

  test('have unique titles', () => {
    expect(new Set(all.map(([, { title }]) => title)).size).toBe(all.length);
  });

  test('have the numbers of English', () => {
    const numbers = all.map(([id, { task, why }]) => [id, numbersIn(task), numbersIn(why)]);
    const english = all.map(([id]) => [
      id,
      numbersIn(inEnglish[id]?.task ?? ''),
      numbersIn(inEnglish[id]?.why ?? ''),
    ]);
    expect(numbers).toEqual(english);
  });

  test('have typographic quotation marks and apostrophes', () => {
    expect(all.filter(([, words]) => /["'`]/u.test(Object.values(words).join(' ')))).toEqual([]);
  });
});

test('the texts are written in the script of the language', async () => {
  const latin = Object.values(await loadPuzzlesText('fa')).filter((words) =>
    /[a-z0-9كي]/iu.test(Object.values(words).join(' ')),
  );
  expect(latin).toEqual([]);
});
