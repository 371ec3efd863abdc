import { expect, test } from 'vitest';
import { table } from '../../../../testing/table.ts';

const WINTER = { set: 'horseman', at: { phase: 'winter' } } as const;

test('CARD-FORM-OF-THE-DEMON scores 3 VP in Winter for each Oni, on the map or not', () => {
  const game = table({
    ...WINTER,
    map: { edo: 'koi oni-of-skulls', oshu: 'koi oni-of-hate' },
    cards: { koi: ['oni-of-skulls', 'oni-of-blood', 'oni-of-hate', 'oni-of-spite', 'form-of-the-demon'] },
    hostages: { lotus: ['koi oni-of-spite'] },
  });
  expect(game.vp('koi')).toBe(12);
});

test('CARD-FORM-OF-THE-DEMON counts no Monster that is not an Oni', () => {
  const game = table({
    ...WINTER,
    map: { edo: 'koi river-dragon yurei komainu' },
    cards: { koi: ['river-dragon', 'yurei', 'komainu', 'form-of-the-demon'] },
  });
  expect(game.vp('koi')).toBe(0);
});

test('CARD-FORM-OF-THE-DEMON counts no Oni of another player, not even a captive', () => {
  const game = table({
    ...WINTER,
    cards: { koi: ['form-of-the-demon'], lotus: ['oni-of-skulls', 'oni-of-blood'] },
    hostages: { koi: ['lotus oni-of-blood'] },
  });
  expect([game.vp('koi'), game.vp('lotus')]).toEqual([0, 0]);
});

test('CARD-FORM-OF-THE-DEMON: two copies score twice', () => {
  const game = table({
    ...WINTER,
    cards: { koi: ['form-of-the-demon', 'form-of-the-demon', 'oni-of-skulls'] },
  });
  expect(game.vp('koi')).toBe(6);
});

test('CARD-FORM-OF-THE-DEMON the five Oni are Skulls, Blood, Souls, Hate and Spite', () => {
  // Oni of Souls and Form of the Demon share no set of the core box; Oni of Souls counts Oni the same way.
  const game = table(
    {
      wars: ['edo'],
      at: { phase: 'war', war: 1 },
      map: { edo: 'koi oni-of-souls' },
      cards: {
        koi: [
          'oni-of-skulls',
          'oni-of-blood',
          'oni-of-souls',
          'oni-of-hate',
          'oni-of-spite',
          'komainu',
          'yurei',
          'river-dragon',
        ],
      },
    },
    'war-end',
  );
  expect(game.vp('koi')).toBe(2 * 5);
});
