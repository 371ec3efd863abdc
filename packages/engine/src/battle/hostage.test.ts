import { expect, test } from 'vitest';
import type { ClanId, Move } from '../index.ts';
import { bid, pass } from '../testing/answers.ts';
import { atWar, eventsOf } from '../testing/turns.ts';

const take = (of: ClanId, figure: string): Move => ({ clan: 'koi', type: 'hostage', of, figure });

/** Koi has won take hostage. */
const won = (setting: Parameters<typeof atWar>[0]) => {
  const game = atWar({ coins: { koi: 1 }, ...setting });
  game.playNow(bid('koi', { hostage: 1 }));
  return game;
};

test('HOSTAGE-1 one figure of another player in the province: Bushi, Shinto or Monster', () => {
  const game = won({
    map: { edo: 'koi bushi, lotus bushi shinto oni-of-skulls' },
    cards: { lotus: ['oni-of-skulls'] },
  });
  expect(game.legal('koi')).toEqual([
    pass('koi'),
    take('lotus', 'bushi'),
    take('lotus', 'shinto'),
    take('lotus', 'oni-of-skulls'),
  ]);
});

test('HOSTAGE-1 a figure of any other player there, on every seat', () => {
  const game = atWar({
    honor: 'koi > lotus > turtle > dragonfly > bonsai',
    map: { edo: 'koi bushi, lotus bushi, turtle bushi, bonsai bushi' },
    coins: { turtle: 1 },
  });
  game.playNow(bid('turtle', { hostage: 1 }));
  const takes = (of: ClanId): Move => ({ clan: 'turtle', type: 'hostage', of, figure: 'bushi' });
  expect(game.legal('turtle')).toEqual([pass('turtle'), ...(['koi', 'lotus', 'bonsai'] as const).map(takes)]);
});

test('HOSTAGE-1 no Daimyo, and nothing that counts as one', () => {
  const game = won({ map: { edo: 'koi bushi, lotus bushi daimyo yurei' }, cards: { lotus: ['yurei'] } });
  expect(game.refused(take('lotus', 'daimyo'))).toBe('daimyo-immune');
  expect(game.refused(take('lotus', 'yurei'))).toBe('daimyo-immune');
});

test('HOSTAGE-1 no stronghold, no own figure, none from elsewhere', () => {
  const game = won({ map: { edo: 'koi bushi, turtle stronghold bushi', oshu: 'lotus bushi' } });
  expect(game.refused(take('turtle', 'stronghold'))).toBe('no-figure-there');
  expect(game.refused(take('koi', 'bushi'))).toBe('own-figure');
  expect(game.refused(take('lotus', 'bushi'))).toBe('no-figure-there');
});

test('HOSTAGE-1 if there is nobody to take, the winner is not asked', () => {
  const game = won({ map: { edo: 'koi bushi, turtle stronghold, lotus daimyo' } });
  expect(eventsOf(game, 'hostageTaken')).toEqual([]);
  expect(game.tokens('koi')).toEqual(['edo spring']);
});

test('HOSTAGE-1 the ally’s figures may be taken too', () => {
  const game = won({ alliances: ['koi lotus'], map: { edo: 'koi bushi, lotus bushi, turtle bushi' } });
  game.playNow(take('lotus', 'bushi'));
  expect(eventsOf(game, 'hostageTaken')).toMatchObject([{ clan: 'koi', of: 'lotus', figure: 'bushi' }]);
});

test('HOSTAGE-1 one figure only', () => {
  const game = won({ map: { edo: 'koi bushi 2, lotus bushi 2' } });
  game.playNow(take('lotus', 'bushi'));
  expect(eventsOf(game, 'hostageTaken')).toHaveLength(1);
  expect(game.asked()[0]?.kind).not.toBe('hostage');
});

test('HOSTAGE-1 it stands with the captor until hostages are returned, neither on the map nor in reserve', () => {
  const game = won({
    wars: ['edo', 'oshu'],
    map: { edo: 'koi bushi 2, lotus bushi', oshu: 'koi bushi, turtle bushi' },
    coins: { koi: 2 },
  });
  game.playNow(take('lotus', 'bushi'));
  expect([
    game.hostages('koi'),
    game.count('lotus', 'bushi', 'edo'),
    game.count('lotus', 'bushi', 'reserve'),
  ]).toEqual([['lotus bushi'], 0, 5]);
  game.until('season-end');
  expect(game.hostages('koi')).toEqual(['lotus bushi']);
});

test('HOSTAGE-1 and then it goes back to its owner’s reserve', () => {
  const game = won({ map: { edo: 'koi bushi 2, lotus bushi' } });
  game.playNow(take('lotus', 'bushi'));
  expect(game.asked()[0]?.kind).toBe('ready');
  expect([game.hostages('koi'), game.count('lotus', 'bushi', 'reserve')]).toEqual([[], 6]);
});

test('HOSTAGE-1 it was not killed: no Righteousness, nothing for the poets', () => {
  const game = atWar({
    map: { edo: 'koi bushi, lotus bushi' },
    coins: { koi: 2 },
    cards: { lotus: ['righteousness'] },
  });
  game.playNow(bid('koi', { hostage: 1, poets: 1 }));
  game.playNow(take('lotus', 'bushi'));
  expect([game.vp('koi'), game.vp('lotus'), eventsOf(game, 'figuresKilled')]).toEqual([0, 0, []]);
});

test('HOSTAGE-1 its Force is gone from the battle', () => {
  const game = won({ honor: 'lotus > koi > turtle', map: { edo: 'koi bushi, lotus bushi 2' } });
  game.playNow(take('lotus', 'bushi'));
  expect(eventsOf(game, 'battleWon')).toMatchObject([{ clan: 'lotus', force: [{ force: 1 }, { force: 1 }] }]);
});

test('HOSTAGE-2 with it the captor steals 1 VP from its owner', () => {
  const game = won({
    map: { edo: 'koi bushi 2, lotus bushi, turtle bushi' },
    vp: { lotus: 3, turtle: 3, koi: 1 },
  });
  game.playNow(take('lotus', 'bushi'));
  expect([game.vp('koi'), game.vp('lotus'), game.vp('turtle')]).toEqual([2, 2, 3]);
});

test('HOSTAGE-2 the last point can be stolen, but from 0 there is nothing to steal', () => {
  const one = won({ map: { edo: 'koi bushi 2, lotus bushi' }, vp: { lotus: 1 } });
  one.playNow(take('lotus', 'bushi'));
  expect([one.vp('koi'), one.vp('lotus')]).toEqual([1, 0]);
  const none = won({ map: { edo: 'koi bushi 2, lotus bushi' } });
  none.playNow(take('lotus', 'bushi'));
  expect([none.vp('koi'), none.vp('lotus')]).toEqual([0, 0]);
});

test('HOSTAGE-2 no hostage, no VP', () => {
  const game = won({ map: { edo: 'koi bushi 2, lotus bushi' }, vp: { lotus: 3 } });
  game.playNow(pass('koi'));
  expect([game.vp('koi'), game.vp('lotus')]).toEqual([0, 3]);
});
