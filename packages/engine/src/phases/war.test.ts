import { expect, test } from 'vitest';
import { view } from '../index.ts';
import { bid } from '../testing/answers.ts';
import { type TableSetting, table } from '../testing/table.ts';
import { atWar, eventsOf } from '../testing/turns.ts';

const start = (setting: TableSetting) =>
  table({ wars: ['edo', 'oshu'], ...setting, at: { phase: 'war-start' } }, 'war-end');
/** The whole war phase, up to the first question. */
const wars = (setting: TableSetting) =>
  table({ wars: ['edo', 'oshu'], at: { phase: 'war', war: 1 }, ...setting }, 'war-end');

test('WAR-1 war upgrades take effect at the start of the phase, once, not with every war', () => {
  const game = start({
    map: { edo: 'lotus bushi', oshu: 'lotus bushi' },
    cards: { lotus: ['way-of-the-shogun'] },
  });
  expect([game.tokens('lotus').length, game.coins('lotus')]).toEqual([2, 3]);
});

test('WAR-1 before the first war, after the last kami turn', () => {
  const game = table({
    shrines: ['tsukuyomi', 'fujin', 'raijin', 'susanoo'],
    worship: { tsukuyomi: 'lotus shinto' },
    wars: ['edo'],
    map: { edo: 'lotus bushi, turtle bushi' },
    cards: { lotus: ['way-of-the-shogun'] },
    at: { phase: 'kami', turn: 3 },
  });
  game.untilAsked('bid');
  expect(game.asked()).toEqual([{ clan: 'lotus', kind: 'bid', most: 5 }]);
  const order = game.events
    .map(({ type }) => type)
    .filter((type) => ['favorWon', 'warBegan', 'warOpened'].includes(type));
  expect(order).toEqual(['favorWon', 'warBegan', 'warOpened']);
});

test('WAR-1 in every season anew', () => {
  const game = table({ cards: { lotus: ['way-of-the-shogun'] }, at: { phase: 'war-start' } });
  game.until('game-end');
  expect(eventsOf(game, 'gained').filter(({ because }) => because === 'way-of-the-shogun')).toHaveLength(3);
});

test('WAR-1 the Koi convert their ronin, after their own war upgrades', () => {
  const game = start({ season: 'summer', ronin: { koi: 1, lotus: 1 }, cards: { koi: ['way-of-the-ronin'] } });
  expect([game.coins('koi'), game.ronin('koi')]).toEqual([3, 0]);
  expect([game.coins('lotus'), game.ronin('lotus')]).toEqual([0, 1]);
});

test('WAR-2 nobody may give coins or ronin during the war phase', () => {
  const game = atWar({
    map: { edo: 'koi bushi 2, lotus bushi, turtle bushi' },
    coins: { koi: 5, lotus: 2 },
    ronin: { lotus: 1 },
  });
  const gifts = [
    { clan: 'koi', type: 'gift', to: 'lotus', coins: 1, ronin: 0 },
    { clan: 'lotus', type: 'gift', to: 'dragonfly', coins: 0, ronin: 1 },
  ];
  const refused = () => gifts.map((gift) => game.refused(gift));
  expect(refused()).toEqual(['no-gifts-now', 'no-gifts-now']);
  game.playNow(bid('koi', { poets: 1 }));
  game.playNow(bid('lotus'));
  expect(game.asked()[0]?.kind).toBe('share');
  expect(refused()).toEqual(['no-gifts-now', 'no-gifts-now']);
});

test('WAR-2 until the last mandate turn they may', () => {
  const game = table({ coins: { koi: 1 }, at: { phase: 'mandate', clan: 'turtle', turn: 7 } });
  expect(game.refused({ clan: 'koi', type: 'gift', to: 'lotus', coins: 1, ronin: 0 })).toBeUndefined();
});

test('WAR-3 the wars are resolved in the order of their numbers', () => {
  const game = wars({
    wars: ['oshu', 'kyushu', 'edo'],
    map: { edo: 'koi bushi', oshu: 'koi bushi', kyushu: 'koi bushi' },
  });
  expect(game.tokens('koi')).toEqual(['oshu spring', 'kyushu spring', 'edo spring']);
});

test('WAR-3 nobody there: the token is discarded', () => {
  const game = wars({ map: { edo: 'koi bushi' } });
  expect(eventsOf(game, 'tokenDiscarded').map(({ province }) => province)).toEqual(['oshu']);
  expect([game.tokens('koi'), game.tokens('lotus'), game.tokens('turtle')]).toEqual([['edo spring'], [], []]);
});

test('WAR-3 one player takes the token without a battle', () => {
  const game = wars({ map: { edo: 'lotus shinto' }, coins: { lotus: 3 } });
  expect([game.tokens('lotus'), eventsOf(game, 'battleBegan'), game.coins('lotus')]).toEqual([
    ['edo spring'],
    [],
    3,
  ]);
});

test('WAR-3 two allies: no battle, and the one with more Force takes the token', () => {
  const game = wars({ alliances: ['koi turtle'], map: { edo: 'koi bushi, turtle bushi 2' } });
  expect([game.tokens('koi'), game.tokens('turtle')]).toEqual([[], ['edo spring']]);
  expect([game.count('koi', 'bushi', 'edo'), eventsOf(game, 'battleBegan')]).toEqual([1, []]);
});

test('WAR-3 between allies a tie goes to the higher honor', () => {
  const map = { edo: 'koi bushi, turtle bushi' };
  expect(wars({ alliances: ['koi turtle'], map }).tokens('koi')).toEqual(['edo spring']);
  expect(wars({ honor: 'turtle > koi > lotus', alliances: ['koi turtle'], map }).tokens('turtle')).toEqual([
    'edo spring',
  ]);
});

test('WAR-3 two who are not allied with each other fight', () => {
  const game = wars({
    alliances: ['koi turtle', 'lotus dragonfly'],
    map: { edo: 'koi bushi, lotus bushi' },
    coins: { koi: 1 },
  });
  expect(eventsOf(game, 'battleBegan').map(({ fighters }) => fighters)).toEqual([['koi', 'lotus']]);
});

test('WAR-3 a third player makes it a battle of all, whether or not there are allies among them', () => {
  const game = wars({
    alliances: ['koi turtle'],
    map: { edo: 'koi bushi, turtle bushi, lotus bushi' },
    coins: { koi: 1, turtle: 1, lotus: 1, dragonfly: 1 },
  });
  expect(game.waitingFor()).toEqual(['koi', 'lotus', 'turtle']);
});

test('WAR-3 what stands in another province is not in the battle', () => {
  const game = wars({ map: { edo: 'koi bushi, lotus bushi', kyoto: 'turtle bushi 6' }, coins: { koi: 1 } });
  expect(eventsOf(game, 'battleBegan').map(({ fighters }) => fighters)).toEqual([['koi', 'lotus']]);
  expect(game.refused(bid('turtle'))).toBe('not-in-this-battle');
});

test('WAR-4 a token lies before its owner with its season, for all to see', () => {
  const game = wars({ season: 'summer', map: { edo: 'koi bushi' }, tokens: { koi: ['edo spring'] } });
  expect(game.tokens('koi')).toEqual(['edo spring', 'edo summer']);
  const seen = view(game.state, 'turtle').clans.find(({ clan }) => clan === 'koi')?.tokens;
  expect(seen).toEqual([
    { province: 'edo', season: 'spring' },
    { province: 'edo', season: 'summer' },
  ]);
});

test('WAR-5 a stronghold without Force is not present: the token is discarded', () => {
  const game = wars({ map: { edo: 'koi stronghold 3' } });
  expect(game.force('koi', 'edo')).toBe(0);
  expect([game.tokens('koi'), eventsOf(game, 'tokenDiscarded').length]).toEqual([[], 2]);
});

test('WAR-5 a clan without Force makes no battle of it, and is not a second ally', () => {
  const game = wars({ map: { edo: 'koi stronghold, lotus bushi' }, coins: { koi: 3, lotus: 3 } });
  expect([game.tokens('lotus'), eventsOf(game, 'battleBegan')]).toEqual([['edo spring'], []]);
  const fought = wars({
    map: { edo: 'koi stronghold, lotus bushi, turtle stronghold' },
    coins: { koi: 3, lotus: 3 },
  });
  expect(eventsOf(fought, 'battleBegan').map(({ fighters }) => fighters)).toEqual([['lotus', 'turtle']]);
});
