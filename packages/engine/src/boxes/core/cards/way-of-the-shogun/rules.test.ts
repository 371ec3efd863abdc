import { expect, test } from 'vitest';
import { table } from '../../../../testing/table.ts';

const ONE = { wars: [], cards: { koi: ['way-of-the-shogun'] }, at: { phase: 'war-start' } } as const;
const TWO = { ...ONE, cards: { koi: ['way-of-the-shogun', 'way-of-the-shogun'] } } as const;

test('CARD-WAY-OF-THE-SHOGUN WAR-1 pays 3 coins when the war phase starts, to its owner alone', () => {
  const game = table({ ...ONE, coins: { koi: 1 } }, 'war-end');
  expect([game.coins('koi'), game.coins('lotus')]).toEqual([4, 0]);
});

test('CARD-WAY-OF-THE-SHOGUN the coins are there to bid in the first war', () => {
  const game = table({ ...ONE, wars: ['edo'], map: { edo: 'koi bushi, lotus bushi' } });
  expect(game.asked()).toEqual([{ clan: 'koi', kind: 'bid', most: 3 }]);
});

test('CARD-WAY-OF-THE-SHOGUN pays once a season, not for every war', () => {
  const game = table(
    { ...ONE, wars: ['edo', 'oshu'], map: { edo: 'koi bushi', oshu: 'koi bushi' } },
    'war-end',
  );
  expect(game.tokens('koi')).toHaveLength(2);
  expect(game.coins('koi')).toBe(3);
  expect(table({ ...ONE, at: { phase: 'war' }, wars: ['edo'] }, 'war-end').coins('koi')).toBe(0);
});

test.each(['spring', 'summer', 'autumn'] as const)(
  'CARD-WAY-OF-THE-SHOGUN TRAIN-3 works to the end of the game: in %s',
  (season) => {
    expect(table({ ...ONE, season }, 'war-end').coins('koi')).toBe(3);
  },
);

test('CARD-WAY-OF-THE-SHOGUN pays nothing before the war phase', () => {
  const game = table({
    ...ONE,
    wars: ['kyoto'],
    map: { kyoto: 'koi bushi, lotus bushi', edo: 'koi stronghold' },
    at: { phase: 'mandate', clan: 'koi', turn: 7, tiles: ['recruit'] },
  });
  game.play({ clan: 'koi', type: 'mandate', tile: 'recruit' });
  expect([game.asked(), game.coins('koi')]).toEqual([[{ clan: 'koi', kind: 'summon' }], 0]);
  game.playNow({ clan: 'koi', type: 'pass' });
  expect(game.asked()).toEqual([{ clan: 'koi', kind: 'bid', most: 3 }]);
});

test('CARD-WAY-OF-THE-SHOGUN TRAIN-3 two copies pay 6 coins; one each pays each owner', () => {
  expect(table(TWO, 'war-end').coins('koi')).toBe(6);
  const apart = table(
    { ...ONE, cards: { koi: ['way-of-the-shogun'], lotus: ['way-of-the-shogun'] } },
    'war-end',
  );
  expect([apart.coins('koi'), apart.coins('lotus')]).toEqual([3, 3]);
});

test('WORD-13 CARD-WAY-OF-THE-SHOGUN two copies are one moment of their owner: a Merchant gains 1 coin', () => {
  const game = table(
    {
      ...TWO,
      set: 'teapot',
      season: 'summer',
      cards: { ...TWO.cards, lotus: ['way-of-the-merchant'] },
      coins: { koi: 1 },
    },
    'war-end',
  );
  expect([game.coins('koi'), game.coins('lotus')]).toEqual([7, 1]);
});

test('CARD-WAY-OF-THE-SHOGUN there are two copies, in every set', () => {
  for (const set of ['teapot', 'horseman', 'archway'] as const) {
    expect(() => table({ ...TWO, set })).not.toThrow();
    expect(() => table({ ...TWO, set, cards: { ...TWO.cards, lotus: ['way-of-the-shogun'] } })).toThrow(
      'only 2',
    );
  }
});
