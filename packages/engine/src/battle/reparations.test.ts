import { expect, test } from 'vitest';
import type { ClanId, Move } from '../index.ts';
import { bid, pass } from '../testing/answers.ts';
import { table } from '../testing/table.ts';
import { atWar, eventsOf } from '../testing/turns.ts';

const share = (...to: ClanId[]): Move => ({ clan: 'koi', type: 'share', to });
const CLANS = ['koi', 'lotus', 'turtle', 'dragonfly'] as const;
const all = { edo: 'koi bushi 5, lotus bushi, turtle bushi, dragonfly bushi' };

/** Koi wins a battle of all four with this bid on the poets. */
const won = (coins: number, map = all) => {
  const game = atWar({
    wars: ['edo', 'oshu'],
    map: { ...map, oshu: 'koi bushi, lotus shinto' },
    coins: { koi: 10 },
  });
  game.playNow(bid('koi', { poets: coins }));
  return game;
};

test('REPAIR-1 every loser pays all coins they bid to the common pile', () => {
  const game = atWar({
    wars: ['edo', 'oshu'],
    map: { edo: 'koi bushi 5, lotus bushi, turtle bushi', oshu: 'koi bushi, lotus bushi' },
    coins: { koi: 1, lotus: 5, turtle: 5 },
  });
  game.playNow(bid('koi'));
  game.playNow(bid('lotus', { hostage: 1, poets: 2 }));
  game.playNow(bid('turtle', { hostage: 2 }));
  game.playNow(pass('turtle'));
  expect(CLANS.map(game.coins)).toEqual([1, 2, 3, 0]);
});

test('REPAIR-1 a losing ally pays too', () => {
  const game = atWar({
    wars: ['edo', 'oshu'],
    alliances: ['koi lotus'],
    map: { edo: 'koi bushi 5, lotus bushi, turtle bushi', oshu: 'koi bushi, turtle bushi' },
    coins: { koi: 1, lotus: 5 },
  });
  game.playNow(bid('koi'));
  game.playNow(bid('lotus', { poets: 2 }));
  expect([game.coins('lotus'), game.coins('koi')]).toEqual([3, 1]);
});

test('REPAIR-2 the winner’s bid is divided evenly among all losers', () => {
  expect(CLANS.map(won(6).coins)).toEqual([4, 2, 2, 2]);
});

test('REPAIR-2 among allies too, and only among those in the battle', () => {
  const game = atWar({
    wars: ['edo', 'oshu'],
    alliances: ['koi lotus'],
    map: { edo: 'koi bushi 5, lotus bushi, turtle bushi', oshu: 'koi bushi, turtle bushi' },
    coins: { koi: 5 },
  });
  game.playNow(bid('koi', { poets: 4 }));
  expect(CLANS.map(game.coins)).toEqual([1, 2, 2, 0]);
});

test('REPAIR-2 an odd coin goes to a loser of the winner’s choice', () => {
  const game = won(7);
  expect(game.asked()).toEqual([{ clan: 'koi', kind: 'share' }]);
  expect(game.legal('koi')).toEqual([share('lotus'), share('turtle'), share('dragonfly')]);
  game.playNow(share('turtle'));
  expect(CLANS.map(game.coins)).toEqual([3, 2, 3, 2]);
});

test('REPAIR-2 two odd coins go to two different losers', () => {
  const game = won(8);
  expect(game.refused(share('lotus'))).toBe('wrong-share');
  expect(game.refused(share('lotus', 'turtle', 'dragonfly'))).toBe('wrong-share');
  expect(game.refused(share('koi', 'turtle'))).toBe('wrong-share');
  expect(game.refused({ ...share(), to: ['lotus', 'lotus'] })).toBe('named-twice');
  game.playNow(share('lotus', 'dragonfly'));
  expect(CLANS.map(game.coins)).toEqual([2, 3, 2, 3]);
});

test('REPAIR-2 fewer coins than losers: one each to as many as there are', () => {
  const game = won(1);
  game.playNow(share('dragonfly'));
  expect(CLANS.map(game.coins)).toEqual([9, 0, 0, 1]);
});

test('REPAIR-2 asked only if there is a choice: one loser takes all', () => {
  const game = won(5, { edo: 'koi bushi 5, lotus bushi' });
  expect(game.asked()[0]?.kind).toBe('bid');
  expect([game.coins('koi'), game.coins('lotus')]).toEqual([5, 5]);
});

test('REPAIR-2 what the winner did not bid is not divided', () => {
  expect(CLANS.map(won(0).coins)).toEqual([10, 0, 0, 0]);
});

test('REPAIR-3 reparations are not spending: Benevolence has nothing to give', () => {
  const game = atWar({
    wars: ['edo', 'oshu'],
    map: { edo: 'koi bushi 5, lotus bushi', oshu: 'koi bushi, lotus bushi' },
    coins: { koi: 5, lotus: 5 },
    cards: { koi: ['benevolence'], lotus: ['benevolence'] },
  });
  game.playNow(bid('koi', { poets: 2 }));
  game.playNow(bid('lotus', { poets: 1 }));
  expect(game.asked()[0]?.kind).toBe('bid');
  expect([game.vp('koi'), game.vp('lotus'), game.coins('lotus')]).toEqual([1, 0, 6]);
});

test('REPAIR-3 reparations are no gain from the common pile: a Merchant gets nothing', () => {
  const game = table({
    set: 'teapot',
    season: 'summer',
    wars: ['edo', 'oshu'],
    map: { edo: 'koi bushi 5, lotus bushi', oshu: 'koi bushi, lotus bushi' },
    coins: { koi: 3, lotus: 2 },
    cards: { turtle: ['way-of-the-merchant'] },
    at: { phase: 'war', war: 1 },
  });
  game.playNow(bid('koi', { poets: 3 }));
  game.playNow(bid('lotus'));
  expect([game.coins('lotus'), game.coins('turtle')]).toEqual([5, 0]);
  expect(eventsOf(game, 'gained').filter(({ coins = 0 }) => coins > 0)).toEqual([]);
});
