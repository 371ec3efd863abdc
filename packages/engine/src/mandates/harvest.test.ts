import { expect, test } from 'vitest';
import { PROVINCE_IDS } from '../data/map.ts';
import type { ProvinceId } from '../index.ts';
import { playing } from '../testing/turns.ts';

const gains = (game: ReturnType<typeof playing>, clan: 'koi' | 'lotus' | 'turtle' | 'dragonfly') => [
  game.vp(clan),
  game.coins(clan),
  game.ronin(clan),
];

test('HARVEST-1 each player takes 1 coin, and without the bonus nothing else', () => {
  const game = playing('harvest', 'koi', { map: { edo: 'lotus bushi 3', kyoto: 'turtle bushi' } });
  for (const clan of ['koi', 'lotus', 'turtle', 'dragonfly'] as const)
    expect(gains(game, clan)).toEqual([0, 1, 0]);
});

const REWARDS: [ProvinceId, number[]][] = [
  ['hokkaido', [0, 0, 2]],
  ['oshu', [0, 3, 0]],
  ['edo', [2, 2, 0]],
  ['kyoto', [4, 0, 0]],
  ['kansai', [3, 0, 0]],
  ['nagato', [1, 1, 1]],
  ['shikoku', [0, 3, 0]],
  ['kyushu', [1, 1, 1]],
];
test.each(REWARDS)(
  'HARVEST-2 the rewards of %s, besides the coin',
  (province, [vp = 0, coins = 0, ronin = 0]) => {
    const game = playing('harvest', 'koi', { map: { [province]: 'koi bushi' } });
    expect(gains(game, 'koi')).toEqual([vp, coins + 1, ronin]);
  },
);

test('HARVEST-2 the rewards of every province where one is strongest', () => {
  const map = Object.fromEntries(PROVINCE_IDS.slice(0, 6).map((province) => [province, 'koi bushi']));
  expect(gains(playing('harvest', 'koi', { map }), 'koi')).toEqual([10, 7, 3]);
});

test('HARVEST-2 more Force than every other clan, not than all together', () => {
  const game = playing('harvest', 'koi', {
    map: { kyoto: 'koi bushi 2, lotus bushi, turtle bushi, dragonfly bushi' },
  });
  expect(game.vp('koi')).toBe(4);
});

test('HARVEST-2 less Force gives nothing', () => {
  const game = playing('harvest', 'koi', { map: { kyoto: 'koi bushi, lotus bushi 2' } });
  expect([game.vp('koi'), game.vp('lotus')]).toEqual([0, 0]);
});

test('HARVEST-2 ties are won by honor: above the other, not below', () => {
  const map = { kyoto: 'koi bushi, lotus bushi' };
  expect(playing('harvest', 'koi', { honor: 'turtle > koi > lotus', map }).vp('koi')).toBe(4);
  expect(playing('harvest', 'koi', { honor: 'lotus > turtle > koi', map }).vp('koi')).toBe(0);
});

test('HARVEST-2 a Force of at least 1: an empty province, or one with only a stronghold, gives nothing', () => {
  expect(playing('harvest', 'koi', { map: { kyoto: 'koi stronghold' } }).vp('koi')).toBe(0);
  expect(playing('harvest', 'koi').vp('koi')).toBe(0);
});

test('HARVEST-2 a Turtle stronghold has Force, and a worshipper has none in a province', () => {
  expect(playing('harvest', 'turtle', { map: { kyoto: 'turtle stronghold' } }).vp('turtle')).toBe(4);
  const shrines = ['fujin', 'raijin', 'ryujin', 'susanoo'] as const;
  const game = playing('harvest', 'koi', {
    shrines,
    worship: { fujin: 'koi shinto 3' },
    map: { kyoto: 'lotus bushi' },
  });
  expect(game.vp('koi')).toBe(0);
});

test('HARVEST-2 the ally of the current player harvests too, also against the current player', () => {
  const game = playing('harvest', 'koi', {
    alliances: ['koi lotus'],
    map: { kyoto: 'koi bushi, lotus bushi 2', edo: 'koi bushi' },
  });
  expect([game.vp('koi'), game.vp('lotus')]).toEqual([2, 4]);
});

test('HARVEST-3 all rewards of a player are gained in one moment: Loyalty adds 1 VP once', () => {
  const game = playing('harvest', 'koi', {
    set: 'teapot',
    alliances: ['koi lotus'],
    map: { kyoto: 'koi bushi', edo: 'koi bushi', kansai: 'lotus bushi', kyushu: 'lotus bushi' },
    cards: { koi: ['loyalty'], lotus: ['loyalty'] },
  });
  expect([game.vp('koi'), game.vp('lotus')]).toEqual([4 + 2 + 1, 3 + 1 + 1]);
});

test('HARVEST-3 everybody’s coins are one moment: a Merchant looks at who was richer before it began', () => {
  const game = playing('harvest', 'dragonfly', {
    set: 'teapot',
    season: 'summer',
    coins: { koi: 2, lotus: 1, turtle: 1, dragonfly: 0 },
    map: { oshu: 'dragonfly bushi' },
    cards: { lotus: ['way-of-the-merchant'], turtle: ['way-of-the-merchant'] },
  });
  expect([game.coins('lotus'), game.coins('turtle')]).toEqual([1 + 1 + 1, 1 + 1 + 1]);
  expect([game.coins('koi'), game.coins('dragonfly')]).toEqual([3, 4]);
});
