import { expect, test } from 'vitest';
import { table } from '../../../../testing/table.ts';

test('CARD-PATH-OF-THE-DRAGON gives the own Daimyo Force +3', () => {
  const game = table({
    at: { phase: 'mandate' },
    map: { edo: 'koi daimyo, lotus daimyo' },
    cards: { koi: ['path-of-the-dragon'] },
  });
  expect(game.force('koi', 'edo')).toBe(4);
  expect(game.force('lotus', 'edo')).toBe(1);
});

test('CARD-PATH-OF-THE-DRAGON reaches what counts as a Daimyo', () => {
  const game = table({
    at: { phase: 'mandate' },
    map: { edo: 'koi yurei', oshu: 'koi daimyo yurei 0' },
    cards: { koi: ['path-of-the-dragon', 'yurei'] },
  });
  expect(game.force('koi', 'edo')).toBe(5);
  expect(game.force('koi', 'oshu')).toBe(4);
});

test('CARD-PATH-OF-THE-DRAGON comes on top of Path of the Lion', () => {
  const game = table({
    at: { phase: 'mandate' },
    map: { edo: 'koi daimyo', oshu: 'koi yurei' },
    cards: { koi: ['path-of-the-lion', 'path-of-the-dragon', 'yurei'] },
  });
  expect(game.force('koi', 'edo')).toBe(5);
  expect(game.force('koi', 'oshu')).toBe(6);
});

test('CARD-PATH-OF-THE-DRAGON gives nothing to Bushi, Shinto and other Monsters', () => {
  const game = table({
    at: { phase: 'mandate' },
    map: { edo: 'koi bushi shinto komainu river-dragon' },
    cards: { koi: ['path-of-the-dragon', 'komainu', 'river-dragon'] },
  });
  expect(game.force('koi', 'edo')).toBe(1 + 1 + 1 + 5);
});

test('CARD-PATH-OF-THE-DRAGON counts in a battle', () => {
  const game = table(
    {
      wars: ['edo'],
      at: { phase: 'war', war: 1 },
      map: { edo: 'koi daimyo, lotus bushi 3' },
      cards: { koi: ['path-of-the-dragon'] },
    },
    'battle-end',
  );
  expect(game.tokens('koi')).toEqual(['edo spring']);
  expect(game.count('lotus', 'bushi', 'edo')).toBe(0);
});
