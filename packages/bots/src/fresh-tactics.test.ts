import fs from 'node:fs';
import { CORE_CLAN_IDS } from '@hinode/engine/facts';
import type { Position } from '@hinode/engine/scenario';
import { describe, expect, test } from 'vitest';
import { answersTo, fits, isRight, layTactic, readTactics } from './tactics.ts';
import { suite } from './testing/suite.ts';

/**
 * Tactics of every season, Winter’s eve among them, that no bot has been mended for: `hinode tactics packages/bots/fresh-tactics` asks them. They measure, and close
 * no gate: whoever mends a bot because of one moves it to the suite.
 */
const FOLDER = new URL('../fresh-tactics/', import.meta.url);
const fresh = fs
  .readdirSync(FOLDER)
  .flatMap((file) => readTactics(JSON.parse(fs.readFileSync(new URL(file, FOLDER), 'utf8')), file));

const EACH = 15;

/** Nothing comes after the question but its own battle, or a war alone, and Winter. */
const isLast = ({ at, wars = [] }: Position): boolean =>
  at?.phase === 'war' ? at.war === wars.length : at?.phase !== 'tea' && wars.length === 1;

test('they ask for every clan, as often in each season as in any other, and none is in the suite', () => {
  const inSeason = (season: string): Position[] =>
    fresh.flatMap(({ position }) => (position?.season === season ? [position] : []));
  const autumn = inSeason('autumn');
  expect([inSeason('spring').length, inSeason('summer').length]).toEqual([EACH, EACH]);
  expect([autumn.filter(isLast).length, autumn.length]).toEqual([EACH, 2 * EACH]);
  for (const clan of CORE_CLAN_IDS) {
    const asked = fresh.filter(({ ask }) => ask === clan).length;
    expect(Math.abs(asked - fresh.length / CORE_CLAN_IDS.length)).toBeLessThan(1);
  }
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
