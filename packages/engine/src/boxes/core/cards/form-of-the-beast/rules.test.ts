import { expect, test } from 'vitest';
import { table } from '../../../../testing/table.ts';

const WINTER = { at: { phase: 'winter' } } as const;

test('CARD-FORM-OF-THE-BEAST scores 3 VP in Winter for each Monster, on the map or in reserve', () => {
  const game = table({
    ...WINTER,
    map: { edo: 'koi river-dragon' },
    cards: { koi: ['river-dragon', 'oni-of-hate', 'form-of-the-beast'] },
  });
  expect(game.vp('koi')).toBe(6);
});

test('CARD-FORM-OF-THE-BEAST counts what counts as a Shinto or a Daimyo', () => {
  const game = table({ ...WINTER, cards: { koi: ['komainu', 'yurei', 'form-of-the-beast'] } });
  expect(game.vp('koi')).toBe(6);
});

test('CARD-FORM-OF-THE-BEAST counts a Monster that was a hostage, for its owner and not its captor', () => {
  const game = table({
    ...WINTER,
    cards: { koi: ['river-dragon', 'form-of-the-beast'], lotus: ['form-of-the-beast'] },
    hostages: { lotus: ['koi river-dragon'] },
  });
  expect([game.vp('koi'), game.vp('lotus')]).toEqual([3, 0]);
});

test('CARD-FORM-OF-THE-BEAST counts no other figures and no Monsters of others', () => {
  const game = table({
    ...WINTER,
    map: { edo: 'koi daimyo bushi 3 shinto, lotus river-dragon' },
    cards: { koi: ['form-of-the-beast'], lotus: ['river-dragon'] },
  });
  expect([game.vp('koi'), game.vp('lotus')]).toEqual([0, 0]);
});

test('CARD-FORM-OF-THE-BEAST: two copies score twice', () => {
  const game = table({
    ...WINTER,
    cards: { koi: ['form-of-the-beast', 'oni-of-spite', 'form-of-the-beast'] },
  });
  expect(game.vp('koi')).toBe(6);
});
