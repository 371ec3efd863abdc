import { expect, test } from 'vitest';
import { bid, pass, yes } from '../../../../testing/answers.ts';
import { type GameTable, type TableSetting, table } from '../../../../testing/table.ts';
import { playUpTo } from '../../../../testing/turns.ts';

const MERCHANT = 'way-of-the-merchant';

/** The Koi own the Merchant. Honor: Koi, Lotus, Turtle, Dragonfly. */
const OWNED = { set: 'teapot', season: 'summer', cards: { koi: [MERCHANT] } } as const;
const SHRINES = { ...OWNED, shrines: ['tsukuyomi', 'fujin', 'raijin', 'hachiman'] } as const;

/** A Harvest of the Turtle. */
function harvest(setting: TableSetting): GameTable {
  const game = table({
    ...OWNED,
    at: { phase: 'mandate', clan: 'turtle', tiles: ['harvest'] },
    ...setting,
  });
  game.playNow({ clan: 'turtle', type: 'mandate', tile: 'harvest' });
  return game;
}

/** A kami turn in which the Turtle have the favor of Tsukuyomi. */
const moon = (setting: TableSetting): GameTable =>
  table(
    { ...SHRINES, worship: { tsukuyomi: 'turtle shinto' }, at: { phase: 'kami', turn: 1 }, ...setting },
    'kami-end',
  );

test('CARD-WAY-OF-THE-MERCHANT pays 1 coin for a richer player who gains coins from the common pile', () => {
  const game = moon({ coins: { koi: 1, turtle: 2 } });
  expect([game.coins('koi'), game.coins('turtle')]).toEqual([1 + 1, 2 + 2]);
});

test('CARD-WAY-OF-THE-MERCHANT pays for whoever is richer, on every seat', () => {
  const game = moon({
    cards: { lotus: [MERCHANT] },
    worship: { tsukuyomi: 'koi shinto' },
    coins: { lotus: 1, koi: 2 },
  });
  expect([game.coins('lotus'), game.coins('koi')]).toEqual([1 + 1, 2 + 2]);
});

test('CARD-WAY-OF-THE-MERCHANT pays nothing for a player who held as many or fewer', () => {
  expect(moon({ coins: { koi: 2, turtle: 2 } }).coins('koi')).toBe(2);
  expect(moon({ coins: { koi: 3, turtle: 2 } }).coins('koi')).toBe(3);
});

test('CARD-WAY-OF-THE-MERCHANT pays nothing for a richer player who gains nothing', () => {
  expect(moon({ coins: { koi: 1, turtle: 0, lotus: 5 } }).coins('koi')).toBe(1);
});

test('CARD-WAY-OF-THE-MERCHANT HARVEST-3 pays for each richer player, once for each', () => {
  const game = harvest({
    coins: { koi: 1, lotus: 2, turtle: 4, dragonfly: 1 },
    map: { oshu: 'turtle bushi', shikoku: 'turtle bushi' },
  });
  // 1 of the Harvest, and 1 each for Lotus and Turtle.
  expect(game.coins('koi')).toBe(1 + 1 + 2);
  expect(game.coins('turtle')).toBe(4 + 1 + 3 + 3);
});

test('CARD-WAY-OF-THE-MERCHANT: two copies pay twice', () => {
  const game = harvest({ coins: { lotus: 2, turtle: 2 }, cards: { koi: [MERCHANT, MERCHANT] } });
  expect(game.coins('koi')).toBe(1 + 4);
});

test('CARD-WAY-OF-THE-MERCHANT ronin are not coins', () => {
  const game = moon({ worship: { hachiman: 'turtle shinto' }, coins: { turtle: 5 } });
  expect([game.ronin('turtle'), game.coins('koi')]).toEqual([2, 0]);
});

test('CARD-WAY-OF-THE-MERCHANT the coins of one Merchant do not pay another', () => {
  for (const [richer, poorer] of [
    ['koi', 'lotus'],
    ['lotus', 'koi'],
  ] as const) {
    const game = moon({
      cards: { koi: [MERCHANT], lotus: [MERCHANT] },
      coins: { [richer]: 2, [poorer]: 1, turtle: 5 },
    });
    expect([game.coins(richer), game.coins(poorer)]).toEqual([2 + 1, 1 + 1]);
  }
});

test('CARD-WAY-OF-THE-MERCHANT two Merchants who both gain are paid for each other', () => {
  const game = harvest({
    cards: { koi: [MERCHANT], lotus: [MERCHANT] },
    coins: { koi: 1, lotus: 2, turtle: 3 },
  });
  expect([game.coins('koi'), game.coins('lotus')]).toEqual([1 + 1 + 2, 2 + 1 + 1]);
});

/** A Train of the Koi; the Lotus have the Warlord, so that training a Monster gains them a coin. */
function train(setting: TableSetting): GameTable {
  const game = table({
    ...OWNED,
    display: [MERCHANT, 'yurei', 'way-of-bushido', 'respect'],
    map: { edo: 'lotus stronghold' },
    cards: { koi: [MERCHANT], lotus: ['path-of-the-warlord'] },
    at: { phase: 'mandate', clan: 'koi', tiles: ['train'] },
    ...setting,
  });
  game.playNow({ clan: 'koi', type: 'mandate', tile: 'train' });
  return game;
}
const BUY_MONSTER = { clan: 'lotus', type: 'buy', card: 'yurei' } as const;

test('CARD-WAY-OF-THE-MERCHANT WORD-13 compares coins at the beginning of the moment, not when the gain comes', () => {
  // 5 against 4 at first; when the Lotus gain, the Koi have 3.
  const spent = train({ coins: { koi: 5, lotus: 4 } });
  spent.playNow({ clan: 'koi', type: 'buy', card: 'way-of-bushido' });
  spent.playNow(BUY_MONSTER);
  spent.until('mandate-end');
  expect([spent.coins('koi'), spent.coins('lotus')]).toEqual([3, 4 - 3 + 1]);
  // 3 against 4 at first; when the Lotus gain, they have less than the Koi.
  const kept = train({ coins: { koi: 3, lotus: 4 } });
  kept.playNow(pass('koi'));
  kept.playNow(BUY_MONSTER);
  kept.until('mandate-end');
  expect([kept.coins('koi'), kept.coins('lotus')]).toEqual([3 + 1, 4 - 3 + 1]);
});

test('CARD-WAY-OF-THE-MERCHANT WORD-13 is paid when the moment ends', () => {
  const game = train({ coins: { koi: 3, lotus: 4, turtle: 1 } });
  game.playNow(pass('koi'));
  game.playNow(BUY_MONSTER);
  expect(game.asked()).toEqual([{ clan: 'turtle', kind: 'buy' }]);
  expect(game.coins('koi')).toBe(3);
  game.until('mandate-end');
  expect(game.coins('koi')).toBe(4);
});

test('CARD-WAY-OF-THE-MERCHANT WORD-13 bought in the middle of a moment, it works from the next one on', () => {
  const game = train({ coins: { koi: 2, lotus: 5 }, cards: { lotus: ['path-of-the-warlord'] } });
  game.playNow({ clan: 'koi', type: 'buy', card: MERCHANT });
  game.playNow(BUY_MONSTER);
  game.until('mandate-end');
  expect([game.cards('koi'), game.coins('koi'), game.coins('lotus')]).toEqual([[MERCHANT], 1, 3]);
});

test('CARD-WAY-OF-THE-MERCHANT WORD-13 a second copy bought in the middle of a moment does not count in it', () => {
  const game = train({ coins: { koi: 2, lotus: 5 } });
  game.playNow({ clan: 'koi', type: 'buy', card: MERCHANT });
  game.playNow(BUY_MONSTER);
  game.until('mandate-end');
  expect(game.coins('koi')).toBe(2 - 1 + 1);
});

test('CARD-WAY-OF-THE-MERCHANT WORD-13 several gains of one player in one Recruit are one', () => {
  const game = table({
    ...OWNED,
    map: { edo: 'lotus stronghold' },
    cards: {
      koi: [MERCHANT],
      lotus: ['path-of-the-warlord', 'path-of-the-warlord', 'path-of-the-patron'],
    },
    coins: { lotus: 1 },
    at: { phase: 'mandate', clan: 'turtle', tiles: ['recruit'] },
  });
  game.playNow({ clan: 'turtle', type: 'mandate', tile: 'recruit' });
  game.playNow({ clan: 'lotus', type: 'summon', figure: 'bushi', province: 'edo' });
  game.until('mandate-end');
  expect([game.coins('koi'), game.coins('lotus')]).toEqual([1, 1 + 4]);
});

test('CARD-WAY-OF-THE-MERCHANT DEAL-3 gifts are transfers, and change nothing in a moment that has begun', () => {
  const gift = train({ coins: { koi: 1, turtle: 5, lotus: 3 } });
  gift.playNow({ clan: 'turtle', type: 'gift', to: 'lotus', coins: 2 });
  gift.until('mandate-end');
  expect(gift.coins('koi')).toBe(1);
  const late = train({ coins: { koi: 4, lotus: 4, turtle: 5 } });
  late.playNow({ clan: 'turtle', type: 'gift', to: 'lotus', coins: 2 });
  late.playNow(pass('koi'));
  late.playNow(BUY_MONSTER);
  late.until('mandate-end');
  expect(late.coins('koi')).toBe(4);
});

test('CARD-WAY-OF-THE-MERCHANT CARD-PATH-OF-THE-SERPENT a toll is a transfer', () => {
  const game = table({
    ...OWNED,
    map: { oshu: 'turtle bushi' },
    cards: { koi: [MERCHANT], lotus: ['path-of-the-serpent'] },
    coins: { lotus: 3, turtle: 1 },
    at: { phase: 'mandate', clan: 'dragonfly', tiles: ['marshal'] },
  });
  game.playNow({ clan: 'dragonfly', type: 'mandate', tile: 'marshal' });
  game.playNow({ clan: 'turtle', type: 'move', figure: 'bushi', from: 'oshu', to: 'hokkaido' });
  game.playNow(yes('lotus', 'path-of-the-serpent'));
  expect([game.coins('koi'), game.coins('lotus')]).toEqual([0, 4]);
});

test('CARD-WAY-OF-THE-MERCHANT REPAIR-3 reparations are not such gains', () => {
  const game = table({
    ...OWNED,
    wars: ['nagato'],
    map: { nagato: 'lotus bushi, turtle bushi 3' },
    coins: { lotus: 3, turtle: 4 },
    at: { phase: 'war', war: 1 },
  });
  game.playNow(bid('lotus'));
  playUpTo(game, 'battle-end', bid('turtle', { ronin: 2 }));
  expect([game.coins('koi'), game.coins('lotus'), game.coins('turtle')]).toEqual([0, 5, 2]);
});

const WAR_STARTS = { ...OWNED, wars: [], at: { phase: 'war-start' } } as const;

test('CARD-WAY-OF-THE-MERCHANT KOI-1 the Koi’s conversion is not such a gain', () => {
  const game = table(
    { ...WAR_STARTS, cards: { lotus: [MERCHANT] }, coins: { koi: 5 }, ronin: { koi: 3 } },
    'war-end',
  );
  expect([game.coins('koi'), game.coins('lotus')]).toEqual([8, 0]);
});

test('CARD-WAY-OF-THE-MERCHANT CARD-WAY-OF-THE-SHOGUN WORD-13 the start of the war phase is a moment for each player', () => {
  const two = table(
    {
      ...WAR_STARTS,
      cards: { koi: [MERCHANT], lotus: ['way-of-the-shogun'], turtle: ['way-of-the-shogun'] },
      coins: { lotus: 2, turtle: 2 },
    },
    'war-end',
  );
  expect(two.coins('koi')).toBe(2);
  const one = table(
    {
      ...WAR_STARTS,
      cards: { koi: [MERCHANT], lotus: ['way-of-the-shogun', 'way-of-the-shogun'] },
      coins: { lotus: 1 },
    },
    'war-end',
  );
  expect(one.coins('koi')).toBe(1);
});

test('CARD-WAY-OF-THE-MERCHANT HONOR-6 WORD-13 each player’s start of the war is compared when it comes', () => {
  const setting = {
    ...WAR_STARTS,
    wars: ['edo'],
    map: { edo: 'lotus bushi, turtle bushi' },
    cards: { koi: [MERCHANT], lotus: ['way-of-the-shogun'], turtle: ['way-of-the-shogun'] },
    coins: { lotus: 2, turtle: 1 },
  } as const;
  // The Lotus begin: the Koi come level with the Turtle, who are then no longer richer.
  const first = table(setting);
  first.playNow({ clan: 'lotus', type: 'order', first: true });
  expect(first.coins('koi')).toBe(1);
  const last = table(setting);
  last.playNow({ clan: 'lotus', type: 'order', first: false });
  expect(last.coins('koi')).toBe(2);
});

test('CARD-WAY-OF-THE-MERCHANT SEASON-3 SEASON-4 each step of the seasonal setup is a moment', () => {
  const game = table({
    ...OWNED,
    hostages: { lotus: ['turtle bushi', 'turtle bushi'], turtle: ['lotus bushi'], koi: ['lotus bushi'] },
    at: { phase: 'season-start' },
  });
  // Income 5 among empty purses pays nothing; then Lotus (7) and Turtle (6) take coins for hostages, as the Koi do.
  expect([game.coins('koi'), game.coins('lotus'), game.coins('turtle')]).toEqual([5 + 1 + 2, 7 + 2, 6 + 1]);
});

test('CARD-WAY-OF-THE-MERCHANT nobody is asked about it', () => {
  const game = harvest({ coins: { lotus: 3 } });
  expect(game.asked()).toEqual([{ clan: 'dragonfly', kind: 'mandate' }]);
});

test('CARD-WAY-OF-THE-MERCHANT there are two of it', () => {
  expect(() => harvest({ cards: { koi: [MERCHANT, MERCHANT], lotus: [MERCHANT] } })).toThrow(
    'there are only 2',
  );
});
