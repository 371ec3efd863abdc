import { expect, test } from 'vitest';
import { table } from '../../../../testing/table.ts';

const SHRINES = {
  shrines: ['susanoo', 'fujin', 'raijin', 'ryujin'],
  at: { phase: 'kami', turn: 1 },
} as const;

test('KAMI-8 Susanoo pays 1 VP for each own stronghold on the map', () => {
  const game = table(
    {
      ...SHRINES,
      map: { edo: 'koi stronghold 2', oshu: 'koi stronghold' },
      worship: { susanoo: 'koi shinto' },
    },
    'kami-end',
  );
  expect(game.vp('koi')).toBe(3);
});

test('KAMI-3 Susanoo is simply taken: nobody is asked', () => {
  const game = table({ ...SHRINES, map: { edo: 'koi stronghold' }, worship: { susanoo: 'koi shinto' } });
  expect(game.asked()).toEqual([{ clan: 'dragonfly', kind: 'mandate' }]);
  expect(game.vp('koi')).toBe(1);
});

test('KAMI-8 Susanoo pays nothing without a stronghold on the map, nor for those of others', () => {
  const game = table(
    { ...SHRINES, map: { edo: 'lotus stronghold' }, worship: { susanoo: 'koi shinto' } },
    'kami-end',
  );
  expect([game.vp('koi'), game.vp('lotus')]).toEqual([0, 0]);
});

test('KAMI-8 Susanoo pays the favored alone, whatever strongholds the others have', () => {
  const game = table(
    {
      ...SHRINES,
      map: { edo: 'koi stronghold, lotus stronghold 3' },
      worship: { susanoo: 'koi shinto 2, lotus shinto' },
    },
    'kami-end',
  );
  expect([game.vp('koi'), game.vp('lotus')]).toEqual([1, 0]);
});

test('KAMI-8 TURTLE-2 Susanoo pays for a Turtle stronghold like for any, and for no figure', () => {
  const game = table(
    {
      ...SHRINES,
      map: { edo: 'turtle stronghold daimyo bushi 2', oshu: 'turtle stronghold' },
      worship: { susanoo: 'turtle shinto' },
    },
    'kami-end',
  );
  expect(game.vp('turtle')).toBe(2);
});

test('KAMI-1 KAMI-8 Susanoo favors the higher honor of those tied', () => {
  const game = table(
    {
      ...SHRINES,
      honor: 'lotus > koi > turtle',
      map: { edo: 'koi stronghold, lotus stronghold' },
      worship: { susanoo: 'koi shinto, lotus shinto' },
    },
    'kami-end',
  );
  expect([game.vp('koi'), game.vp('lotus')]).toEqual([0, 1]);
});
