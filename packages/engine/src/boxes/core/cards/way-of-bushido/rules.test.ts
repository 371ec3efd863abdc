import { expect, test } from 'vitest';
import { type TableSetting, table } from '../../../../testing/table.ts';

const WAR_STARTS = { season: 'summer', wars: [], at: { phase: 'war-start' } } as const;

const warStart = (setting: TableSetting) => table({ ...WAR_STARTS, ...setting }, 'war-end');

test('CARD-WAY-OF-BUSHIDO pays 2 coins and 2 VP for each different virtue', () => {
  const game = warStart({ cards: { koi: ['way-of-bushido', 'respect', 'righteousness', 'justice'] } });
  expect([game.coins('koi'), game.vp('koi')]).toEqual([6, 6]);
});

test('CARD-WAY-OF-BUSHIDO counts the copies of one virtue once', () => {
  const game = warStart({ cards: { koi: ['respect', 'respect', 'righteousness', 'way-of-bushido'] } });
  expect([game.coins('koi'), game.vp('koi')]).toEqual([4, 4]);
});

test('CARD-WAY-OF-BUSHIDO pays nothing without a virtue: it is not one itself, nor are other cards', () => {
  const game = warStart({
    cards: { koi: ['way-of-bushido', 'path-of-the-lion', 'yurei', 'way-of-the-ronin'], lotus: ['respect'] },
  });
  expect(game.vp('koi')).toBe(0);
  // KOI-1: the two ronin of Way of the Ronin, swapped.
  expect(game.coins('koi')).toBe(2);
});

test('CARD-WAY-OF-BUSHIDO virtues pay nothing without it', () => {
  const game = warStart({ cards: { koi: ['way-of-bushido'], lotus: ['respect', 'righteousness'] } });
  expect([game.coins('lotus'), game.vp('lotus')]).toEqual([0, 0]);
});

test('CARD-WAY-OF-BUSHIDO WAR-1 pays at the start of the war phase and never after', () => {
  const game = table(
    {
      ...WAR_STARTS,
      at: { phase: 'war', war: 1 },
      wars: ['edo'],
      cards: { koi: ['way-of-bushido', 'respect'] },
    },
    'war-end',
  );
  expect([game.coins('koi'), game.vp('koi')]).toEqual([0, 0]);
});

test('CARD-WAY-OF-BUSHIDO WAR-1 pays once in every season', () => {
  const game = table({
    ...WAR_STARTS,
    season: 'spring',
    cards: { koi: ['way-of-bushido', 'respect'] },
  });
  game.until('war-end');
  expect(game.vp('koi')).toBe(4);
});

test('CARD-WAY-OF-BUSHIDO is simply paid: nobody is asked', () => {
  const game = table({
    ...WAR_STARTS,
    wars: ['edo'],
    map: { edo: 'koi bushi, lotus bushi' },
    cards: { koi: ['way-of-bushido', 'respect'] },
  });
  expect(game.asked()).toEqual([{ clan: 'koi', kind: 'bid', most: 2 }]);
});

test('CARD-WAY-OF-BUSHIDO there is one of it', () => {
  expect(() => warStart({ cards: { koi: ['way-of-bushido', 'way-of-bushido'] } })).toThrow(
    'there are only 1',
  );
});
