import { rngFrom } from '@hinode/engine';
import { position } from '@hinode/engine/scenario';
import { bidOn, clanNumber, coinsOf } from '@hinode/engine/search';
import { expect, test } from 'vitest';
import { candidateBids, solveBids } from './equilibrium.ts';

const battle = (koi: number, lotus: number) =>
  position({
    setup: { clans: ['koi', 'lotus', 'turtle'], set: 'archway', seed: 'battle' },
    position: {
      wars: ['edo', 'kyoto'],
      clans: {
        koi: { coins: koi, ronin: 0, map: { edo: { bushi: 2 }, kyoto: { shinto: 1 } } },
        lotus: { coins: lotus, ronin: 2, map: { edo: { bushi: 2 }, kyoto: { shinto: 1 } } },
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

/** The Lotus and the Turtle fight with these figures and purses, and nobody fights after them. */
const lastBattle = (figure: string, ronin: number) =>
  position({
    setup: { clans: ['koi', 'lotus', 'turtle'], set: 'archway', seed: 'battle' },
    position: {
      wars: ['edo', 'kyoto'],
      clans: {
        koi: { map: { kyoto: { bushi: 1 } } },
        lotus: { coins: 5, ronin, map: { edo: { [figure]: 1 } } },
        turtle: { coins: 3, map: { edo: { [figure]: 1 } } },
      },
      at: { phase: 'war', war: 1 },
    },
  });

const considered = (state: ReturnType<typeof lastBattle>): number[][] =>
  ['one', 'two', 'three'].flatMap((seed) =>
    candidateBids(state, clanNumber('lotus'), rngFrom(seed), 20).map((code) =>
      [0, 1, 2, 3].map((advantage) => bidOn(code, advantage)),
    ),
  );

test('nobody bids on a hostage where only Daimyo stand, nor on ronin that nobody has', () => {
  for (const [, hostage, ronin] of considered(lastBattle('daimyo', 0)))
    expect([hostage, ronin]).toEqual([0, 0]);
  const withAll = considered(lastBattle('bushi', 2));
  expect(withAll.some(([, hostage]) => (hostage as number) > 0)).toBe(true);
  expect(withAll.some(([, , ronin]) => (ronin as number) > 0)).toBe(true);
});

test('in the last battle of a season nothing is kept back, but for coins that fight', () => {
  for (const bid of considered(lastBattle('bushi', 2))) expect(bid.reduce((sum, on) => sum + on)).toBe(5);
  const koi = candidateBids(battle(4, 3), clanNumber('koi'), rngFrom('koi'), 20);
  expect(koi.some((code) => [0, 1, 2, 3].every((advantage) => bidOn(code, advantage) === 0))).toBe(true);
});
