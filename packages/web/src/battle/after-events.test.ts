import { describe, expect, test } from 'vitest';
import type { TableState } from '../table/table.ts';
import { afterEvents } from './after-events.ts';
import { warsSeenBy } from './testing/war-games.ts';

/** What the events tell of a clan: all that a battle changes. */
const told = ({ view }: TableState) => ({
  honor: view.honor,
  clans: view.clans.map(({ clan, vp, coins, ronin, tokens, hostages, map }) => ({
    clan,
    vp,
    coins,
    ronin,
    tokens,
    hostages,
    squads: Object.fromEntries(Object.entries(map).filter(([, squad]) => Object.keys(squad).length > 0)),
  })),
});

describe('the wars of whole games, told by their events alone', () => {
  const wars = ['one', 'two', 'three'].flatMap((seed) => warsSeenBy('koi', seed));

  test('figures, purses, points, honor, tokens and hostages come to what the game says', () => {
    let moves = 0;
    for (const states of wars)
      for (const [i, now] of states.entries()) {
        const before = states[i - 1];
        if (before === undefined || now.view.phase !== 'war') continue;
        const events = now.log.slice(before.log.length).map(({ event }) => event);
        expect(told(afterEvents(before, events))).toEqual(told(now));
        moves++;
      }
    expect(moves).toBeGreaterThan(50);
  });

  test('the bids, who won what, and the Force at the end', () => {
    let won = 0;
    for (const states of wars)
      for (const [i, now] of states.entries()) {
        const before = states[i - 1];
        const { battle } = now.view;
        if (before?.view.battle === undefined || battle?.province !== before.view.battle.province) continue;
        const events = now.log.slice(before.log.length).map(({ event }) => event);
        const folded = afterEvents(before, events).view.battle;
        expect(folded?.advantages).toEqual(battle.advantages);
        if (battle.revealed) expect(folded?.bids).toEqual(battle.bids);
        expect(folded?.winner).toBe(battle.winner);
        if (battle.winner) won++;
      }
    expect(won).toBeGreaterThan(0);
  });
});
