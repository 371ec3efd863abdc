import { expect, test } from 'vitest';
import { botOf } from './levels.ts';
import { solve } from './tactics.ts';
import { duel } from './testing/duel.ts';
import { suite } from './testing/suite.ts';

/**
 * Every level beats the one below, and solves its share of the tactics with any of several seeds. Deals, seeds and
 * budgets are counted, so that every machine gets the same games. How strong the levels are is measured by
 * `hinode tournament` (docs/bots.md); here it is enough that none has become weaker than the one below.
 */

const COUNTED = { budget: { iterations: 300 } } as const;

test.each([
  { level: 'ashigaru', others: 'random', games: 100, wins: 0.9, lead: 40 },
  { level: 'samurai', others: 'ashigaru', games: 100, wins: 0.4, lead: 15 },
  { level: 'daimyo', others: 'samurai', games: 200, wins: 0.28, lead: 2 },
  { level: 'shogun', others: 'daimyo', games: 40, wins: 0.28, lead: 3 },
] as const)('$level beats three of $others over $games deals', ({ level, others, games, wins, lead }) => {
  const played = duel(level, others, games, COUNTED);
  expect(played.wins).toBeGreaterThan(wins);
  expect(played.lead).toBeGreaterThan(lead);
});

const SEEDS = ['one', 'two', 'three'] as const;

test.each([
  ['ashigaru', 0.78],
  ['samurai', 0.88],
  ['daimyo', 0.92],
  ['shogun', 0.92],
] as const)('%s solves its share of the tactics, whatever the seed', (level, least) => {
  for (const seed of SEEDS) {
    const right = suite.filter((tactic) => solve(tactic, botOf(level, COUNTED), seed).right);
    expect(right.length / suite.length).toBeGreaterThanOrEqual(least);
  }
});
