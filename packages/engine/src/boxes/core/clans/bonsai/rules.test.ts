import { expect, test } from 'vitest';
import type { CardId } from '../../../../data/cards.ts';
import { choose } from '../../../../testing/answers.ts';
import { type TableSetting, table } from '../../../../testing/table.ts';

const BONSAI = { honor: 'koi > lotus > bonsai', set: 'horseman' } as const;
const buy = (card: CardId, clan: 'bonsai' | 'koi' = 'bonsai') => ({ clan, type: 'buy', card }) as const;

/** A Train of the Koi: the Bonsai pay the full price. */
const train = (setting: TableSetting, by: 'koi' | 'bonsai' = 'koi') => {
  const game = table({ ...BONSAI, ...setting, at: { phase: 'mandate', clan: by, tiles: ['train'] } });
  game.play(choose(by, 'train'));
  game.untilAsked('buy', 'bonsai');
  return game;
};

test.each(['courage', 'path-of-the-ninja', 'way-of-the-shogun'] as const)(
  'BONSAI-1 %s costs them 1 coin',
  (card) => {
    const game = train({ coins: { bonsai: 3 } });
    game.playNow(buy(card));
    expect(game.coins('bonsai')).toBe(2);
    expect(game.cards('bonsai')).toEqual([card]);
  },
);

test('BONSAI-1 TRAIN-1 without a coin they can buy only what is free', () => {
  const game = train({ coins: {} });
  expect(game.refused(buy('courage'))).toBe('not-enough-coins');
  expect(game.legal('bonsai')).toEqual([{ clan: 'bonsai', type: 'pass' }, buy('path-of-the-lion')]);
});

test('BONSAI-1 free things stay free', () => {
  const game = train({ coins: { bonsai: 1 } });
  game.playNow(buy('path-of-the-lion'));
  expect(game.coins('bonsai')).toBe(1);
});

test('BONSAI-1 TRAIN-2 the discount comes after: with the Train bonus a card costs nothing', () => {
  const own = train({ coins: { bonsai: 1 } }, 'bonsai');
  own.playNow(buy('courage'));
  expect([own.coins('bonsai'), own.cards('bonsai')]).toEqual([1, ['courage']]);
  const poor = train({ coins: {} }, 'bonsai');
  expect(poor.refused(buy('courage'))).toBeUndefined();
  const free = train({ coins: { bonsai: 1 } }, 'bonsai');
  free.playNow(buy('path-of-the-lion'));
  expect(free.coins('bonsai')).toBe(1);
});

test('BONSAI-1 MANDATE-4 the bonus of an ally’s Train makes it free as well', () => {
  const game = train({ alliances: ['koi bonsai'] });
  game.playNow(buy('courage'));
  expect(game.cards('bonsai')).toEqual(['courage']);
});

test('BONSAI-1 other clans pay the printed price', () => {
  const game = table({
    ...BONSAI,
    coins: { koi: 2 },
    at: { phase: 'mandate', clan: 'bonsai', tiles: ['train'] },
  });
  game.play(choose('bonsai', 'train'));
  game.untilAsked('buy', 'koi');
  expect(game.refused(buy('courage', 'koi'))).toBe('not-enough-coins');
  game.playNow(buy('path-of-the-ninja', 'koi'));
  expect(game.coins('koi')).toBe(0);
});

test('BONSAI-1 TRAIN-1 even at that price, they buy only one card in a Train', () => {
  const game = train({ coins: { bonsai: 5 } });
  game.playNow(buy('courage'));
  expect(game.asked().some(({ kind, clan }) => kind === 'buy' && clan === 'bonsai')).toBe(false);
});

test('BONSAI-1 MARSHAL-2 a stronghold costs them 1 coin', () => {
  const marshal = (coins: number) => {
    const game = table({
      ...BONSAI,
      coins: { bonsai: coins },
      map: { kyushu: 'bonsai bushi' },
      at: { phase: 'mandate', clan: 'bonsai', tiles: ['marshal'] },
    });
    game.play(choose('bonsai', 'marshal'));
    game.playNow({ clan: 'bonsai', type: 'pass' });
    return game;
  };
  const game = marshal(2);
  expect(game.asked()).toEqual([{ clan: 'bonsai', kind: 'build' }]);
  game.playNow({ clan: 'bonsai', type: 'build', province: 'edo' });
  expect([game.coins('bonsai'), game.count('bonsai', 'stronghold', 'edo')]).toEqual([1, 1]);
  expect(marshal(0).asked()).toEqual([{ clan: 'koi', kind: 'mandate' }]);
});

test('BONSAI-1 MARSHAL-2 for other clans a stronghold costs 3 coins', () => {
  const build = (coins: number) => {
    const game = table({
      ...BONSAI,
      coins: { koi: coins },
      at: { phase: 'mandate', clan: 'koi', tiles: ['marshal'] },
    });
    game.play(choose('koi', 'marshal'));
    return game.refused({ clan: 'koi', type: 'build', province: 'edo' });
  };
  expect(build(3)).toBeUndefined();
  expect(build(2)).toBeDefined();
});

test('BONSAI-1 KAMI-7 Ryujin sells to them for 1 coin, without a discount', () => {
  const ryujin = (coins: number) =>
    table({
      ...BONSAI,
      coins: { bonsai: coins },
      shrines: ['ryujin', 'fujin', 'raijin', 'hachiman'],
      worship: { ryujin: 'bonsai shinto' },
      at: { phase: 'kami', turn: 1 },
    });
  const game = ryujin(1);
  game.playNow(buy('courage'));
  expect([game.coins('bonsai'), game.cards('bonsai')]).toEqual([0, ['courage']]);
  expect(ryujin(0).refused(buy('courage'))).toBe('not-enough-coins');
});

test('BONSAI-1 CARD-PATH-OF-THE-SERPENT a toll is not a purchase and not capped: it is 1 coin anyway', () => {
  const game = table({
    ...BONSAI,
    season: 'summer',
    cards: { koi: ['path-of-the-serpent'] },
    coins: { bonsai: 2 },
    map: { kyushu: 'bonsai bushi' },
    at: { phase: 'mandate', clan: 'bonsai', tiles: ['marshal'] },
  });
  game.play(choose('bonsai', 'marshal'));
  game.playNow({ clan: 'bonsai', type: 'move', figure: 'bushi', from: 'kyushu', to: 'shikoku' });
  game.playNow({ clan: 'koi', type: 'use', ability: 'path-of-the-serpent', value: true });
  expect([game.coins('bonsai'), game.coins('koi')]).toEqual([1, 1]);
});
