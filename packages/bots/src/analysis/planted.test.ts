import { movesOf } from '@hinode/engine/records';
import { expect, test } from 'vitest';
import { doesHarm, type PlantedKind, planted } from '../testing/planting.ts';
import { budgetOf } from './budget.ts';
import { chanceByWorth } from './chance.ts';
import { type Judged, judge } from './judge.ts';
import { takenIn } from './taken.ts';

/** A sample; planted.long.ts looks through whole games, and through games of the Shogun. */
const SAMPLE: readonly (readonly [PlantedKind, number])[] = [
  ['ronin-left-out', 0],
  ['daimyo-marches-off', 3],
  ['betrayal-for-nothing', 0],
];

test.each(SAMPLE)('what was planted is found: %s, game %i', (kind, n) => {
  const game = planted(kind, n);
  if (game === undefined || !doesHarm(game))
    throw new Error('this game gives no occasion any more: take another');
  const { record, at, clan } = game;
  const found = takenIn(record.setup, movesOf(record))
    .filter((taken) => at.includes(taken.at))
    .map((taken) => judge(taken, budgetOf(), chanceByWorth, record.setup.seed))
    .filter((judged): judged is Judged => judged !== undefined);
  expect(found.length).toBeGreaterThan(0);
  for (const { compared, clan: whose } of found) {
    expect(whose).toBe(clan);
    expect(compared.vp.mean).toBeGreaterThan(compared.vp.error);
  }
});
