import { expect, test } from 'vitest';
import { CLANS } from '../../../../data/clans.ts';
import { bid, choose } from '../../../../testing/answers.ts';
import { type GameTable, type TableSetting, table } from '../../../../testing/table.ts';

const HONOR = 'sun > koi > lotus';
const SHRINES = ['hachiman', 'tsukuyomi', 'susanoo', 'amaterasu'] as const;
const RICH = { coins: { koi: 3, lotus: 3 }, vp: { koi: 3, lotus: 3 } } as const;

const kami = (setting: TableSetting): GameTable =>
  table({ honor: HONOR, shrines: SHRINES, ...setting, at: { phase: 'kami', turn: 1 } }, 'kami-end');
const war = (setting: TableSetting): GameTable =>
  table({
    honor: HONOR,
    wars: ['kyoto', 'oshu'],
    ...setting,
    map: { oshu: 'koi bushi, lotus bushi', ...setting.map },
    at: { phase: 'war', war: 1 },
  });
const purse = (game: GameTable, clan: 'sun' | 'koi' | 'lotus') => [game.coins(clan), game.vp(clan)];

test('CLAN-SUN-1 rank 2, income 7, at home in Shikoku, a clan of Dynasty Invasion', () => {
  expect(CLANS.find(({ id }) => id === 'sun')).toEqual({
    id: 'sun',
    name: 'Sun',
    honorRank: 2,
    income: 7,
    home: 'shikoku',
    box: 'dynasty-invasion',
  });
});

test('CLAN-SUN-2 CLAN-SUN-4 at a shrine each of the tied loses a coin and a VP, if they have any', () => {
  const worship = { hachiman: 'sun shinto, koi shinto, lotus shinto' } as const;
  const game = kami({ ...RICH, worship });
  expect([purse(game, 'sun'), purse(game, 'koi'), purse(game, 'lotus')]).toEqual([
    [2, 2],
    [2, 2],
    [2, 2],
  ]);
  const poor = kami({ coins: { koi: 1 }, vp: { lotus: 1 }, worship });
  expect([purse(poor, 'sun'), purse(poor, 'koi'), purse(poor, 'lotus')]).toEqual([
    [1, 1],
    [0, 0],
    [0, 0],
  ]);
});

test('CLAN-SUN-3 nothing where Force decides, where another has more honor, or where others are tied', () => {
  const ahead = kami({ ...RICH, worship: { hachiman: 'sun shinto 2, koi shinto' } });
  const lower = kami({
    ...RICH,
    honor: 'koi > sun > lotus',
    worship: { hachiman: 'sun shinto, koi shinto' },
  });
  const others = kami({ ...RICH, worship: { hachiman: 'lotus shinto, koi shinto' } });
  for (const game of [ahead, lower, others]) expect(purse(game, 'sun')).toEqual([0, 0]);
});

test('CLAN-SUN-4 CLAN-SUN-7 BATTLE-6 in a battle for bids and for Force, and only coins that were not bid', () => {
  const game = war({ coins: { sun: 2, koi: 3 }, vp: { koi: 5 }, map: { kyoto: 'sun bushi, koi bushi' } });
  game.play(bid('sun', { poets: 2 }));
  game.play(bid('koi', { poets: 2 }));
  game.until('battle-end');
  // One of the Koi's VP for the bids, one for the Force; the second time no coin is left to steal, for the third is bid.
  expect(game.vp('koi')).toBe(3);
  expect(game.vp('sun')).toBe(2 + 1);
});

test('CLAN-SUN-4 two allies in a war without a battle', () => {
  const game = war({
    coins: { koi: 3 },
    vp: { koi: 3 },
    alliances: ['sun koi'],
    map: { kyoto: 'sun bushi, koi bushi' },
  });
  expect(game.tokens('sun')).toEqual(['kyoto spring']);
  expect([purse(game, 'sun'), purse(game, 'koi')]).toEqual([
    [1, 1],
    [2, 2],
  ]);
});

const harvest = (setting: TableSetting): GameTable => {
  const game = table({
    honor: HONOR,
    ...setting,
    at: { phase: 'mandate', clan: 'koi', tiles: ['harvest'] },
  });
  game.play(choose('koi', 'harvest'));
  game.untilAsked('mandate');
  return game;
};

test('CLAN-SUN-5 HARVEST-2 at Harvest once for each province where one of the tied harvests, even if the Sun do not', () => {
  const game = harvest({
    ...RICH,
    map: { kyoto: 'sun bushi, koi bushi', edo: 'sun bushi, koi bushi', oshu: 'sun bushi, lotus bushi' },
  });
  // Each has a coin of the Harvest.
  expect([purse(game, 'sun'), purse(game, 'koi'), purse(game, 'lotus')]).toEqual([
    [1 + 2, 2],
    [3 + 1 - 2, 3 - 2],
    [3 + 1, 3],
  ]);
});

test('CLAN-SUN-6 WINTER-5 a tie of the final VP does not count', () => {
  const game = table({ honor: HONOR, vp: { sun: 5, koi: 5 }, at: { phase: 'winter' } });
  expect(game.winners()).toEqual(['sun']);
  expect([game.vp('sun'), game.vp('koi')]).toEqual([5, 5]);
});

test('CLAN-SUN-7 CARD-LOYALTY CARD-WAY-OF-THE-MERCHANT stolen VP are gained in the moment of the tie, stolen coins are not a gain', () => {
  const worship = { hachiman: 'sun shinto, koi shinto' } as const;
  const loyal = kami({
    ...RICH,
    set: 'teapot',
    alliances: ['sun lotus'],
    cards: { sun: ['loyalty'] },
    worship,
  });
  expect(loyal.vp('sun')).toBe(1 + 1);
  const trading = kami({
    coins: { sun: 3, koi: 3 },
    set: 'teapot',
    cards: { lotus: ['way-of-the-merchant'] },
    worship,
  });
  expect([trading.coins('sun'), trading.coins('koi'), trading.coins('lotus')]).toEqual([4, 2, 0]);
});
