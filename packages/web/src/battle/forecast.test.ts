import { describe, expect, test } from 'vitest';
import { type Army, armiesIn, forecastsOf, NO_BID } from './forecast.ts';
import { battleState } from './testing/battle-state.ts';

const army = (clan: Army['clan'], force: number, ronin = 0): Army => ({ clan, force, ronin, atMost: false });
const honor = ['turtle', 'koi', 'lotus', 'dragonfly', 'bonsai'] as const;

describe('who wins depends on who gets the ronin', () => {
  const lines = forecastsOf([army('turtle', 3, 1), army('koi', 4, 2), army('lotus', 2)], honor);

  test('one line for each who has ronin, one for all other cases', () => {
    expect(lines.map(({ hirers }) => hirers)).toEqual([['turtle'], ['koi'], ['lotus', undefined]]);
  });
  test('ronin are added to the Force of who hires them, and nobody else’s', () => {
    expect(lines[1]?.armies.map(({ force, hired }) => force + hired)).toEqual([3, 6, 2]);
  });
  test('most Force wins', () => {
    expect(lines.slice(1).map(({ winner, byHonor }) => [winner, byHonor])).toEqual([
      ['koi', false],
      ['koi', false],
    ]);
  });
  test('a tie goes to the higher honor, and says so', () => {
    expect([lines[0]?.winner, lines[0]?.byHonor]).toEqual(['turtle', true]);
  });
});

test('with no ronin at all there is one line', () => {
  expect(forecastsOf([army('lotus', 1), army('koi', 2)], honor)).toHaveLength(1);
});

describe('the Koi', () => {
  test('fight with the coins they did not bid', () => {
    const state = battleState('koi');
    const bid = { ...NO_BID, hostage: 1, ronin: 2 };
    expect(armiesIn(state, bid).find(({ clan }) => clan === 'koi')).toMatchObject({
      ronin: 6 - 3,
      atMost: false,
    });
  });
  test('get no ronin without a coin on them, so that one is counted as bid', () => {
    const state = battleState('koi');
    expect(armiesIn(state, NO_BID).find(({ clan }) => clan === 'koi')?.ronin).toBe(5);
    expect(armiesIn(state, { ...NO_BID, ronin: 1 }).find(({ clan }) => clan === 'koi')?.ronin).toBe(5);
    expect(armiesIn(state, { ...NO_BID, ronin: 6 }).find(({ clan }) => clan === 'koi')?.ronin).toBe(0);
  });
  test('bid in secret: others know only the most that can fight', () => {
    expect(armiesIn(battleState('lotus'), NO_BID).find(({ clan }) => clan === 'koi')).toMatchObject({
      ronin: 5,
      atMost: true,
    });
  });
});

test('the ronin of other clans are all there', () => {
  expect(armiesIn(battleState('koi'), NO_BID).find(({ clan }) => clan === 'turtle')).toMatchObject({
    force: 2,
    ronin: 1,
  });
});
