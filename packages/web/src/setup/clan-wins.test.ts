import { CLAN_IDS, CLANS, CORE, clansOfBoxes } from '@hinode/engine/facts';
import { expect, test } from 'vitest';
import { COUNTED, winsOf } from './clan-wins.ts';

const PLAYERS = [3, 4, 5];
const [NONE] = CLAN_IDS.filter((clan) => !clansOfBoxes(CORE).includes(clan));

test('every clan of the core box has been counted, and together they win every game', () => {
  for (const players of PLAYERS) {
    const clans = clansOfBoxes(CORE);
    const wins = clans.map((clan) => winsOf(clan, players) ?? Number.NaN);
    const sum = wins.reduce((all, one) => all + one, 0);
    // Each clan sits at as many tables as any other; what is left is rounding.
    expect(Math.abs(sum - (COUNTED * clans.length) / players)).toBeLessThanOrEqual(clans.length / 2);
  }
});

test('whoever begins in the upper half of the honor track wins more than anybody in the lower half', () => {
  const core = CLANS.filter(({ id }) => clansOfBoxes(CORE).includes(id)).toSorted(
    (one, other) => one.honorRank - other.honorRank,
  );
  for (const players of PLAYERS) {
    const wins = core.map(({ id }) => winsOf(id, players) ?? Number.NaN);
    expect(Math.min(...wins.slice(0, 3))).toBeGreaterThan(Math.max(...wins.slice(3)));
  }
});

test('what nobody has counted is not told', () => {
  expect(winsOf('koi', 2)).toBeUndefined();
  if (NONE !== undefined) expect(winsOf(NONE, 4)).toBeUndefined();
});
