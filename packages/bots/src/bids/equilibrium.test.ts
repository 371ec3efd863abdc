import { rngFrom } from '@hinode/engine';
import { position } from '@hinode/engine/scenario';
import { bidOn, clanNumber, coinsOf } from '@hinode/engine/search';
import { expect, test } from 'vitest';
import { candidateBids, solveBids } from './equilibrium.ts';

const battle = (koi: number, lotus: number) =>
  position({
    setup: { clans: ['koi', 'lotus', 'turtle'], set: 'archway', seed: 'battle' },
    position: {
      wars: ['edo'],
      clans: {
        koi: { coins: koi, ronin: 0, map: { edo: { bushi: 2 } } },
        lotus: { coins: lotus, ronin: 2, map: { edo: { bushi: 2 } } },
      },
      at: { phase: 'war', war: 1 },
    },
  });

test('nobody considers a bid that cannot be paid', () => {
  const state = battle(4, 3);
  for (const clan of ['koi', 'lotus'] as const) {
    for (const code of candidateBids(state, clanNumber(clan), rngFrom('pay'), 20)) {
      const total = [0, 1, 2, 3].reduce((sum, advantage) => sum + bidOn(code, advantage), 0);
      expect(total).toBeLessThanOrEqual(coinsOf(state, clanNumber(clan)));
    }
  }
});

test('the mixes are chances, and bidding nothing is given up when ronin decide the battle', () => {
  const bidders = solveBids(battle(4, 4), rngFrom('solve'), { candidates: 12, rounds: 60 });
  expect(bidders).toHaveLength(2);
  for (const { average, bids } of bidders) {
    const total = average.reduce((sum, weight) => sum + weight, 0);
    const nothing = bids.findIndex((code) => [0, 1, 2, 3].every((advantage) => bidOn(code, advantage) === 0));
    expect(total).toBeGreaterThan(0);
    expect((average[nothing] as number) / total).toBeLessThan(0.35);
  }
});
