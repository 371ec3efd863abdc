import type { Bid } from '@hinode/engine';
import { ADVANTAGE_IDS, NO_BID } from '@hinode/engine/facts';
import { describe, expect, test } from 'vitest';
import { noteOn } from './notes.ts';
import { battleState } from './testing/battle-state.ts';

describe('the line below each advantage', () => {
  const keys = (me: 'koi' | 'turtle' | 'lotus') =>
    ADVANTAGE_IDS.map((advantage) => noteOn(advantage, battleState(me), NO_BID)?.key);

  test('the Koi are told of their coins', () => {
    expect(keys('koi')).toEqual([
      'battle.seppuku-worth',
      'battle.from-whom',
      'battle.koi-coins',
      'battle.deaths',
    ]);
  });
  test('all coins that are left fight once the bids are paid; before, one goes for the ronin', () => {
    const fighting = (bid?: Bid) => noteOn('ronin', battleState('koi'), bid)?.values?.['n'];
    expect(fighting()).toBe(Number(fighting(NO_BID)) + 1);
  });
  test('who is at the top of honor cannot rise', () => {
    expect(keys('turtle')[0]).toBe('battle.stay-top');
  });
  test('who has no ronin only denies them to others', () => {
    expect(keys('lotus')[2]).toBe('battle.no-ronin');
    expect(keys('turtle')[2]).toBe('battle.ronin-force');
  });
});
