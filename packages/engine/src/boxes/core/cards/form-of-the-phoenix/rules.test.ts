import { expect, test } from 'vitest';
import { table } from '../../../../testing/table.ts';

const WINTER = { at: { phase: 'winter' } } as const;

test('CARD-FORM-OF-THE-PHOENIX scores 3 VP in Winter for each different virtue', () => {
  const game = table({
    ...WINTER,
    cards: { koi: ['righteousness', 'respect', 'benevolence', 'justice', 'form-of-the-phoenix'] },
  });
  expect(game.vp('koi')).toBe(12);
});

test('CARD-FORM-OF-THE-PHOENIX counts a second copy of a virtue once', () => {
  const game = table({
    ...WINTER,
    cards: { koi: ['form-of-the-phoenix', 'respect', 'respect'] },
  });
  expect(game.vp('koi')).toBe(3);
});

test('CARD-FORM-OF-THE-PHOENIX counts no card of another type, and no virtue of another player', () => {
  const game = table({
    ...WINTER,
    cards: {
      koi: ['form-of-the-phoenix', 'path-of-the-lion', 'way-of-bushido', 'komainu', 'form-of-the-kitsune'],
      lotus: ['respect', 'righteousness'],
    },
  });
  expect([game.vp('koi'), game.vp('lotus')]).toEqual([0, 0]);
});

test('CARD-FORM-OF-THE-PHOENIX: two copies score twice', () => {
  const game = table({
    ...WINTER,
    cards: { koi: ['form-of-the-phoenix', 'form-of-the-phoenix', 'respect', 'righteousness'] },
  });
  expect(game.vp('koi')).toBe(12);
});

test('CARD-FORM-OF-THE-PHOENIX counts the virtues of the other sets', () => {
  const horseman = table({
    ...WINTER,
    set: 'horseman',
    cards: { koi: ['form-of-the-phoenix', 'courage', 'mercy'] },
  });
  const teapot = table({
    ...WINTER,
    set: 'teapot',
    cards: { koi: ['form-of-the-phoenix', 'honesty', 'loyalty'] },
  });
  expect([horseman.vp('koi'), teapot.vp('koi')]).toEqual([6, 6]);
});
