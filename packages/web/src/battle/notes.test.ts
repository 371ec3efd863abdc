import { ADVANTAGE_IDS, CARDS } from '@hinode/engine';
import { describe, expect, test } from 'vitest';
import { NO_BID } from './forecast.ts';
import { noteOn } from './notes.ts';
import { canBeTaken, deadIfWonBy, hostageTakenFrom, reparationsOf, seppukuOf } from './stakes.ts';
import { battleState } from './testing/battle-state.ts';

const { view } = battleState('koi');

describe('what is at stake in Kyoto', () => {
  test('seppuku kills all own figures, each for a step of honor, and the top is the top', () => {
    expect(seppukuOf(view, 'koi', 'kyoto')).toEqual({ dead: 3, rank: 1 });
    expect(seppukuOf(view, 'lotus', 'kyoto')).toEqual({ dead: 1, rank: 2 });
  });
  test('a Daimyo and a stronghold are not taken hostage, an ally may be', () => {
    expect(hostageTakenFrom(view, 'koi', 'kyoto')).toEqual(['lotus']);
    expect(hostageTakenFrom(view, 'lotus', 'kyoto')).toEqual(['koi']);
  });
  test('a Monster is taken hostage unless it counts as a Daimyo', () => {
    for (const { id, monster } of CARDS)
      if (monster) expect([id, canBeTaken(id)]).toEqual([id, monster.countsAs !== 'daimyo']);
  });
  test('the figures of losers die, but not those of the winner’s ally, and no stronghold', () => {
    expect(deadIfWonBy(view, 'koi')).toBe(1);
    expect(deadIfWonBy(view, 'turtle')).toBe(4);
  });
  test('reparations are divided evenly, and odd coins are left', () => {
    expect(reparationsOf(4, 2)).toEqual({ each: 2, odd: 0 });
    expect(reparationsOf(5, 3)).toEqual({ each: 1, odd: 2 });
  });
});

describe('the line below each advantage', () => {
  const keys = (me: 'koi' | 'turtle' | 'lotus') =>
    ADVANTAGE_IDS.map((advantage) => noteOn(advantage, battleState(me), 'kyoto', NO_BID).key);

  test('the Koi are told of their coins', () => {
    expect(keys('koi')).toEqual([
      'battle.seppuku-worth',
      'battle.from-whom',
      'battle.koi-coins',
      'battle.deaths',
    ]);
  });
  test('who is at the top of honor cannot rise', () => {
    expect(keys('turtle')[0]).toBe('battle.stay-top');
  });
  test('who has no ronin only denies them to others', () => {
    expect(keys('lotus')[2]).toBe('battle.no-ronin');
    expect(keys('turtle')[2]).toBe('battle.ronin-force');
  });
});
