import { expect, test } from 'vitest';
import type { ClanId } from '../data/clans.ts';
import { PROVINCE_IDS } from '../data/map.ts';
import { type GameTable, type TableSetting, table } from '../testing/table.ts';
import { eventsOf, gainedFor } from '../testing/turns.ts';

const winter = (setting: TableSetting): GameTable => table({ at: { phase: 'winter' }, ...setting });

test('WINTER-1 hostages are returned, and captors take their coins', () => {
  const game = winter({ hostages: { koi: ['lotus bushi', 'turtle shinto'] } });
  expect(game.hostages('koi')).toEqual([]);
  expect([game.count('lotus', 'bushi', 'reserve'), game.count('turtle', 'shinto', 'reserve')]).toEqual([
    6, 3,
  ]);
  expect(game.coins('koi')).toBe(2);
});

test('WINTER-1, WINTER-2, WINTER-3, WINTER-4 come in this order', () => {
  const game = winter({
    cards: { koi: ['form-of-the-kitsune'] },
    map: { edo: 'koi stronghold' },
    tokens: { koi: ['edo spring', 'oshu spring', 'kyoto spring'] },
    hostages: { koi: ['lotus bushi'] },
  });
  expect(eventsOf(game, 'gained').map(({ because }) => because)).toEqual([
    'hostages-returned',
    'form-of-the-kitsune',
    'war-tokens',
    'province-sets',
  ]);
});

test('WINTER-2 every Winter Upgrade scores, and no other card', () => {
  const game = winter({
    map: { edo: 'koi stronghold' },
    cards: {
      koi: ['form-of-the-kitsune', 'form-of-the-beast', 'river-dragon', 'way-of-bushido', 'respect'],
      lotus: ['way-of-the-shogun'],
    },
  });
  expect(gainedFor(game, 'koi', 'form-of-the-kitsune').vp).toBe(3);
  expect(gainedFor(game, 'koi', 'form-of-the-beast').vp).toBe(3);
  expect([game.vp('koi'), game.vp('lotus')]).toEqual([6, 0]);
});

test('WINTER-2 Loyalty does not work in Winter', () => {
  const game = winter({
    set: 'teapot',
    alliances: ['koi lotus'],
    map: { edo: 'koi stronghold' },
    cards: { koi: ['loyalty', 'form-of-the-kitsune'] },
    tokens: { koi: ['edo spring'] },
  });
  expect(game.vp('koi')).toBe(3 + 1);
});

test('WINTER-3 a token scores 1 for Spring, 2 for Summer, 3 for Autumn', () => {
  const game = winter({
    tokens: { koi: ['edo spring'], lotus: ['edo summer'], turtle: ['edo autumn'], dragonfly: [] },
  });
  const clans: ClanId[] = ['koi', 'lotus', 'turtle', 'dragonfly'];
  expect(clans.map(game.vp)).toEqual([1, 2, 3, 0]);
});

test('WINTER-4 a set of different provinces scores by its size', () => {
  const bonus = (provinces: number): number => {
    const tokens = PROVINCE_IDS.slice(0, provinces).map((province) => `${province} spring`);
    return winter({ tokens: { koi: tokens } }).vp('koi') - provinces;
  };
  expect([0, 1, 2, 3, 4, 5, 6, 7, 8].map(bonus)).toEqual([0, 0, 0, 10, 10, 20, 20, 30, 30]);
});

test('WINTER-4 several tokens of one province count once', () => {
  const game = winter({
    tokens: { koi: ['edo spring', 'edo summer', 'edo autumn', 'oshu autumn'] },
  });
  expect(game.vp('koi')).toBe(1 + 2 + 3 + 3);
});

test('WINTER-5 most VP wins, whatever the honor', () => {
  const game = winter({ honor: 'koi > lotus > turtle', vp: { koi: 9, lotus: 9, turtle: 10 } });
  expect(game.winners()).toEqual(['turtle']);
});

test('WINTER-5 what Winter scores counts', () => {
  const game = winter({ vp: { koi: 2, lotus: 1 }, tokens: { lotus: ['edo summer'] } });
  expect(game.winners()).toEqual(['lotus']);
});

test('WINTER-5 a tie goes to the highest honor among the tied', () => {
  const game = winter({ honor: 'koi > lotus > turtle', vp: { koi: 8, lotus: 9, turtle: 9 } });
  expect(game.winners()).toEqual(['lotus']);
});

test('WINTER-5 a player who would win a tie shares it with an ally among the tied', () => {
  const game = winter({
    honor: 'koi > lotus > turtle > dragonfly',
    alliances: ['lotus dragonfly'],
    vp: { koi: 8, lotus: 9, turtle: 9, dragonfly: 9 },
  });
  expect(game.winners()).toEqual(['lotus', 'dragonfly']);
});

test('WINTER-5 an ally with fewer VP has no share', () => {
  const game = winter({ alliances: ['koi lotus'], vp: { koi: 9, lotus: 8 } });
  expect(game.winners()).toEqual(['koi']);
});

test('WINTER-5 allies among the tied have no share if the one who would win is not one of them', () => {
  const game = winter({
    honor: 'koi > lotus > turtle',
    alliances: ['lotus turtle'],
    vp: { koi: 9, lotus: 9, turtle: 9 },
  });
  expect(game.winners()).toEqual(['koi']);
});

test('WINTER-5 an alliance that was broken shares nothing', () => {
  const game = winter({
    honor: 'koi > lotus > turtle',
    allianceSeasons: { koi: ['autumn'], lotus: ['autumn'] },
    vp: { koi: 9, lotus: 9 },
  });
  expect(game.winners()).toEqual(['koi']);
});

test('WINTER-5 the alliance of Autumn holds in Winter', () => {
  const game = table({
    season: 'autumn',
    wars: [],
    honor: 'koi > lotus > turtle',
    alliances: ['koi lotus'],
    vp: { koi: 9, lotus: 9 },
    at: { phase: 'war' },
  });
  expect(game.winners()).toEqual(['koi', 'lotus']);
  expect(game.asked()).toEqual([]);
});
