import { expect, test } from 'vitest';
import { no, pass, yes } from '../../../../testing/answers.ts';
import { type GameTable, type TableSetting, table } from '../../../../testing/table.ts';

const MONKEY = 'path-of-the-monkey';
const ASKED = [{ clan: 'koi', kind: 'use', ability: MONKEY }];
const OVER = [{ clan: 'lotus', kind: 'mandate' }];

const RECRUIT = {
  set: 'horseman',
  season: 'summer',
  map: { edo: 'koi stronghold' },
  cards: { koi: [MONKEY] },
  at: { phase: 'mandate', clan: 'koi', tiles: ['recruit'] },
} as const;

/** The Koi summon a Bushi by Recruit. Honor: Koi, Lotus, Turtle, Dragonfly. */
function recruit(setting: TableSetting): GameTable {
  const game = table({ ...RECRUIT, ...setting });
  game.playNow({ clan: 'koi', type: 'mandate', tile: 'recruit' });
  game.playNow({ clan: 'koi', type: 'summon', figure: 'bushi', province: 'edo' });
  game.playNow(pass('koi'));
  return game;
}

const purses = (game: GameTable) =>
  (['koi', 'lotus', 'turtle', 'dragonfly'] as const).map((clan) => game.coins(clan));

test('CARD-PATH-OF-THE-MONKEY takes 1 coin from the richest other player and loses honor', () => {
  const game = recruit({ coins: { koi: 9, lotus: 2, turtle: 3, dragonfly: 2 } });
  expect(game.asked()).toEqual(ASKED);
  game.playNow(yes('koi', MONKEY));
  expect(purses(game)).toEqual([10, 2, 2, 2]);
  expect(game.honor()).toEqual(['lotus', 'koi', 'turtle', 'dragonfly']);
  expect(game.asked()).toEqual(OVER);
});

test('CARD-PATH-OF-THE-MONKEY takes from each of the richest and loses honor once', () => {
  const game = recruit({ coins: { lotus: 3, turtle: 3, dragonfly: 3 } });
  game.playNow(yes('koi', MONKEY));
  expect(purses(game)).toEqual([3, 2, 2, 2]);
  expect(game.honor()).toEqual(['lotus', 'koi', 'turtle', 'dragonfly']);
});

test('CARD-PATH-OF-THE-MONKEY takes from whoever is the richest, on every seat', () => {
  for (const [owner, rich] of [
    ['lotus', 'koi'],
    ['dragonfly', 'koi'],
    ['koi', 'dragonfly'],
  ] as const) {
    const game = table({
      ...RECRUIT,
      map: { edo: `${owner} stronghold` },
      cards: { [owner]: [MONKEY] },
      coins: { [rich]: 4, turtle: 3 },
    });
    game.play({ clan: 'koi', type: 'mandate', tile: 'recruit' });
    game.play({ clan: owner, type: 'summon', figure: 'bushi', province: 'edo' });
    game.untilAsked('use', owner);
    game.playNow(yes(owner, MONKEY));
    expect([game.coins(owner), game.coins(rich), game.coins('turtle')]).toEqual([1, 3, 3]);
  }
});

test('CARD-PATH-OF-THE-MONKEY WORD-10 takes from an ally too', () => {
  const game = recruit({ coins: { lotus: 3 }, alliances: ['koi lotus'] });
  game.playNow(yes('koi', MONKEY));
  expect(purses(game)).toEqual([1, 2, 0, 0]);
});

test('CARD-PATH-OF-THE-MONKEY may be declined', () => {
  const game = recruit({ coins: { lotus: 1 } });
  game.playNow(no('koi', MONKEY));
  expect(purses(game)).toEqual([0, 1, 0, 0]);
  expect(game.honor()[0]).toBe('koi');
  expect(game.asked()).toEqual(OVER);
});

test('CARD-PATH-OF-THE-MONKEY cannot be used if no other player has a coin', () => {
  const game = recruit({ coins: { koi: 5 } });
  expect(game.asked()).toEqual(OVER);
  expect(game.honor()[0]).toBe('koi');
});

test('CARD-PATH-OF-THE-MONKEY HONOR-3 the lowest may use it and stays where it is', () => {
  const game = recruit({ honor: 'lotus > turtle > dragonfly > koi', coins: { lotus: 1 } });
  game.playNow(yes('koi', MONKEY));
  expect(purses(game)).toEqual([1, 0, 0, 0]);
  expect(game.honor()).toEqual(['lotus', 'turtle', 'dragonfly', 'koi']);
});

test('CARD-PATH-OF-THE-MONKEY: the second copy looks at the purses and costs honor again', () => {
  const game = recruit({ cards: { koi: [MONKEY, MONKEY] }, coins: { lotus: 3, turtle: 2 } });
  game.playNow(yes('koi', MONKEY));
  expect(game.asked()).toEqual(ASKED);
  expect(game.honor()).toEqual(['lotus', 'koi', 'turtle', 'dragonfly']);
  game.playNow(yes('koi', MONKEY));
  expect(purses(game)).toEqual([3, 1, 1, 0]);
  expect(game.honor()).toEqual(['lotus', 'turtle', 'koi', 'dragonfly']);
  expect(game.asked()).toEqual(OVER);
});

test('CARD-PATH-OF-THE-MONKEY: the second copy may be used without the first, and not if nothing is left', () => {
  const second = recruit({ cards: { koi: [MONKEY, MONKEY] }, coins: { lotus: 1 } });
  second.playNow(no('koi', MONKEY));
  expect(second.asked()).toEqual(ASKED);
  const nothing = recruit({ cards: { koi: [MONKEY, MONKEY] }, coins: { lotus: 1 } });
  nothing.playNow(yes('koi', MONKEY));
  expect(nothing.asked()).toEqual(OVER);
  expect(nothing.honor()).toEqual(['lotus', 'koi', 'turtle', 'dragonfly']);
});

test('CARD-PATH-OF-THE-MONKEY WORD-6 RECRUIT-5 several figures of one Recruit are one summon', () => {
  const game = table({ ...RECRUIT, map: { edo: 'koi stronghold 2' }, coins: { lotus: 5 } });
  game.playNow({ clan: 'koi', type: 'mandate', tile: 'recruit' });
  game.playNow({ clan: 'koi', type: 'summon', figure: 'bushi', province: 'edo' });
  game.playNow({ clan: 'koi', type: 'summon', figure: 'shinto', province: 'edo' });
  expect(game.asked()).toEqual([{ clan: 'koi', kind: 'summon' }]);
  game.playNow(pass('koi'));
  game.playNow(yes('koi', MONKEY));
  expect(game.asked()).toEqual(OVER);
  expect(game.coins('koi')).toBe(1);
});

test('CARD-PATH-OF-THE-MONKEY RECRUIT-5 follows no Recruit in which its owner summoned nothing', () => {
  const game = table({ ...RECRUIT, coins: { lotus: 5 } });
  game.playNow({ clan: 'koi', type: 'mandate', tile: 'recruit' });
  game.playNow(pass('koi'));
  expect(game.asked()).toEqual(OVER);
});

test('CARD-PATH-OF-THE-MONKEY does not follow another player’s summon', () => {
  const game = table({ ...RECRUIT, map: { edo: 'lotus stronghold' }, coins: { lotus: 5 } });
  game.playNow({ clan: 'koi', type: 'mandate', tile: 'recruit' });
  game.playNow({ clan: 'lotus', type: 'summon', figure: 'bushi', province: 'edo' });
  expect(game.asked()).toEqual(OVER);
});

test('CARD-PATH-OF-THE-MONKEY follows Raijin', () => {
  const game = table({
    set: 'horseman',
    season: 'summer',
    shrines: ['raijin', 'fujin', 'ryujin', 'susanoo'],
    worship: { raijin: 'koi shinto' },
    cards: { koi: [MONKEY] },
    coins: { lotus: 1 },
    at: { phase: 'kami', turn: 1 },
  });
  game.playNow({ clan: 'koi', type: 'summon', figure: 'bushi', province: 'oshu' });
  expect(game.asked()).toEqual(ASKED);
});

test('CARD-PATH-OF-THE-MONKEY TRAIN-4 follows a Monster trained', () => {
  const game = table({
    ...RECRUIT,
    display: ['yurei', 'respect'],
    coins: { koi: 3, lotus: 1 },
    at: { phase: 'mandate', clan: 'koi', tiles: ['train'] },
  });
  game.playNow({ clan: 'koi', type: 'mandate', tile: 'train' });
  game.playNow({ clan: 'koi', type: 'buy', card: 'yurei' });
  expect(game.asked()).toEqual(ASKED);
});

test('CARD-PATH-OF-THE-MONKEY TRAIN-7 does not follow its own purchase, nor a card without a Monster', () => {
  const game = table({
    ...RECRUIT,
    display: [MONKEY, 'respect'],
    cards: { koi: [MONKEY] },
    coins: { lotus: 1 },
    at: { phase: 'mandate', clan: 'koi', tiles: ['train'] },
  });
  game.playNow({ clan: 'koi', type: 'mandate', tile: 'train' });
  game.playNow({ clan: 'koi', type: 'buy', card: MONKEY });
  expect(game.asked()).toEqual([{ clan: 'lotus', kind: 'buy' }]);
});

test('HONOR-7 CARD-PATH-OF-THE-MONKEY CARD-PATH-OF-THE-NINJA the Ninja comes first', () => {
  const game = recruit({ cards: { koi: [MONKEY, 'path-of-the-ninja'] }, coins: { lotus: 1 } });
  expect(game.asked()).toEqual([{ clan: 'koi', kind: 'kill', ability: 'path-of-the-ninja' }]);
  game.playNow(pass('koi'));
  expect(game.asked()).toEqual(ASKED);
});

test('CARD-PATH-OF-THE-MONKEY there are two of it', () => {
  expect(() => recruit({ cards: { koi: [MONKEY, MONKEY], lotus: [MONKEY] } })).toThrow('there are only 2');
});
