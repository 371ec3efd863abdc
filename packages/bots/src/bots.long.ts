import type { Setup } from '@hinode/engine';
import { CORE_CLAN_IDS, SET_IDS } from '@hinode/engine/facts';
import { expect, test } from 'vitest';
import { botOf, type LevelId, playGame } from './index.ts';

/** Whole games between bots of all levels, by the hundred. */

const FEW = { budget: { iterations: 3 }, quick: true } as const;

function gameOf(n: number, levels: readonly LevelId[]) {
  const clans = CORE_CLAN_IDS.filter((_, i) => n % 3 === 2 || i !== n % 5).slice(0, 3 + (n % 3));
  const setup: Setup = { clans, set: SET_IDS[n % 3] ?? 'archway', seed: `long ${n}` };
  const level = (seat: number): LevelId => levels[(seat + n) % levels.length] ?? 'random';
  const bots = Object.fromEntries(clans.map((clan, seat) => [clan, botOf(level(seat), FEW)]));
  return playGame(setup, bots, `seed ${n}`);
}

test.each([
  { games: 500, levels: ['random', 'ashigaru', 'random', 'ashigaru'] },
  { games: 100, levels: ['samurai', 'ashigaru', 'samurai'] },
  { games: 30, levels: ['shogun', 'ashigaru', 'daimyo', 'random'] },
] as const)('no illegal move and no stall in $games games of $levels', ({ games, levels }) => {
  for (let n = 0; n < games; n++) {
    const { illegal, result } = gameOf(n, levels);
    expect(illegal).toEqual([]);
    expect(result.winners.length).toBeGreaterThan(0);
  }
});
