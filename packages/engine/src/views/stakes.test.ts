import { expect, test } from 'vitest';
import { CARDS } from '../boxes/cards.ts';
import { bid, yes } from '../testing/answers.ts';
import { type TableSetting, table } from '../testing/table.ts';
import { stakesOf } from './stakes.ts';

/** The battle of Kyoto, just before the bids: Turtle 2, Koi 3 and Lotus 1. Dragonfly stays away. */
const KYOTO: TableSetting = {
  season: 'summer',
  honor: 'turtle > koi > lotus > dragonfly',
  alliances: ['koi lotus'],
  wars: ['kyoto'],
  map: { kyoto: 'turtle stronghold daimyo, koi daimyo bushi 2, lotus bushi', edo: 'dragonfly bushi' },
  coins: { turtle: 2, koi: 6, lotus: 5 },
  ronin: { turtle: 1 },
  at: { phase: 'war', war: 1 },
};

test('SEPPUKU-1 all own figures die, each for a step of honor, and the top is the top', () => {
  const { state } = table(KYOTO);
  expect(stakesOf(state, 'koi')?.seppuku).toEqual({ dead: 3, rank: 1 });
  expect(stakesOf(state, 'lotus')?.seppuku).toEqual({ dead: 1, rank: 2 });
  expect(stakesOf(state, 'turtle')?.seppuku).toEqual({ dead: 1, rank: 1 });
});

test('SEPPUKU-1 the predicted honor is the honor after it', () => {
  const game = table(KYOTO);
  const foretold = stakesOf(game.state, 'lotus')?.seppuku.rank;
  game.play(bid('lotus', { seppuku: 5 }));
  game.play(yes('lotus', 'seppuku'));
  expect(game.honor().indexOf('lotus') + 1).toBe(foretold);
});

test('HOSTAGE-1 a Daimyo and a stronghold are not taken hostage, an ally may be', () => {
  const { state } = table(KYOTO);
  expect(stakesOf(state, 'koi')?.hostagesFrom).toEqual(['lotus']);
  expect(stakesOf(state, 'lotus')?.hostagesFrom).toEqual(['koi']);
  expect(stakesOf(state, 'turtle')?.hostagesFrom).toEqual(['koi', 'lotus']);
});

test('HOSTAGE-1 WORD-12 a Monster is taken hostage unless it counts as a Daimyo', () => {
  for (const { id, monster, season, sets } of CARDS) {
    if (monster === undefined) continue;
    const [set = 'core'] = sets;
    const { state } = table({
      ...KYOTO,
      season: season === 'spring' ? 'summer' : season,
      ...(set === 'extra-monsters' ? { monsters: [id] } : set !== 'core' && { set }),
      cards: { turtle: [id] },
      map: { kyoto: `turtle ${id} stronghold daimyo, koi bushi` },
    });
    const taken = stakesOf(state, 'koi')?.hostagesFrom.includes('turtle');
    expect([id, taken]).toEqual([id, monster.countsAs !== 'daimyo']);
  }
});

test('OUTCOME-3 POETS-1 the figures of losers die, but not those of the winner’s ally, and no stronghold', () => {
  const { state } = table(KYOTO);
  expect(stakesOf(state, 'koi')?.dead).toBe(1);
  expect(stakesOf(state, 'turtle')?.dead).toBe(4);
});

test('RONIN-1 KOI-2 ronin are counted for all, coins as ronin for the Koi alone', () => {
  const { state } = table(KYOTO);
  expect(stakesOf(state, 'turtle')).toMatchObject({ ronin: 1, coinsAmongRonin: 0 });
  expect(stakesOf(state, 'koi')).toMatchObject({ ronin: 6, coinsAmongRonin: 6 });
  expect(stakesOf(state, 'lotus')).toMatchObject({ ronin: 0, coinsAmongRonin: 0 });
});

test('a clan that does not fight has nothing at stake', () => {
  expect(stakesOf(table(KYOTO).state, 'dragonfly')).toBeUndefined();
  expect(stakesOf(table({}).state, 'koi')).toBeUndefined();
});
