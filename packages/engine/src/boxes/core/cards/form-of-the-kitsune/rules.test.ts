import { expect, test } from 'vitest';
import { table } from '../../../../testing/table.ts';
import { goOn } from '../../../../testing/turns.ts';

const WINTER = { at: { phase: 'winter' } } as const;

test('CARD-FORM-OF-THE-KITSUNE scores 3 VP in Winter for each own stronghold on the map', () => {
  const game = table({
    ...WINTER,
    map: { edo: 'koi stronghold 2 bushi', oshu: 'koi stronghold' },
    cards: { koi: ['form-of-the-kitsune'] },
  });
  expect(game.vp('koi')).toBe(9);
});

test('CARD-FORM-OF-THE-KITSUNE counts neither strongholds in reserve nor those of others', () => {
  const game = table({
    ...WINTER,
    map: { edo: 'lotus stronghold 4' },
    cards: { koi: ['form-of-the-kitsune'] },
  });
  expect([game.vp('koi'), game.vp('lotus')]).toEqual([0, 0]);
});

test('CARD-FORM-OF-THE-KITSUNE scores for no figure, and counts Turtle strongholds like any', () => {
  const game = table({
    ...WINTER,
    map: { edo: 'turtle bushi 3 daimyo', kyoto: 'turtle stronghold' },
    cards: { turtle: ['form-of-the-kitsune'] },
  });
  expect(game.vp('turtle')).toBe(3);
});

test('CARD-FORM-OF-THE-KITSUNE: two copies score twice', () => {
  const game = table({
    ...WINTER,
    map: { edo: 'koi stronghold 2' },
    cards: { koi: ['form-of-the-kitsune', 'form-of-the-kitsune'] },
  });
  expect(game.vp('koi')).toBe(12);
});

test('CARD-FORM-OF-THE-KITSUNE scores nothing before Winter', () => {
  const game = table(
    {
      season: 'autumn',
      wars: [],
      at: { phase: 'war-start' },
      map: { edo: 'koi stronghold 2' },
      cards: { koi: ['form-of-the-kitsune'] },
    },
    'season-end',
  );
  expect(game.vp('koi')).toBe(0);
  goOn(game);
  expect(game.vp('koi')).toBe(6);
});
