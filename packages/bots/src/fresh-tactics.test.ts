import fs from 'node:fs';
import { describe, expect, test } from 'vitest';
import { answersTo, fits, isRight, layTactic, readTactics } from './tactics.ts';
import { suite } from './testing/suite.ts';

/**
 * Tactics of Spring and Summer that no bot has been mended for: `hinode tactics packages/bots/fresh-tactics` asks them. They measure, and close
 * no gate: whoever mends a bot because of one moves it to the suite.
 */
const FOLDER = new URL('../fresh-tactics/', import.meta.url);
const fresh = fs
  .readdirSync(FOLDER)
  .flatMap((file) => readTactics(JSON.parse(fs.readFileSync(new URL(file, FOLDER), 'utf8')), file));

test('they ask for every clan, as often in Spring as in Summer, and none is in the suite', () => {
  expect(new Set(fresh.map(({ ask }) => ask)).size).toBe(5);
  const inSpring = fresh.filter(({ position }) => position?.season === 'spring').length;
  expect(2 * inSpring).toBeGreaterThan(fresh.length - 3);
  expect(2 * inSpring).toBeLessThan(fresh.length + 3);
  const names = [...suite, ...fresh].map(({ name }) => name);
  expect(new Set(names).size).toBe(names.length);
});

describe.each(fresh)('$name', (tactic) => {
  test('has right answers and wrong ones, and every answer named can be given', () => {
    const laid = layTactic(tactic);
    const answers = answersTo(laid);
    const judged = answers.map((move) => isRight(tactic, move));
    expect(judged).toContain(true);
    expect(judged).toContain(false);
    for (const pattern of tactic.good ?? tactic.bad ?? [])
      expect(answers.some((move) => fits(move, pattern))).toBe(true);
  });
});
