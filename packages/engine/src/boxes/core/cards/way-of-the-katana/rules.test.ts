import { expect, test } from 'vitest';
import { table } from '../../../../testing/table.ts';

test('CARD-WAY-OF-THE-KATANA gives own Bushi Force 2 in the war phase', () => {
  const game = table({
    wars: ['edo'],
    at: { phase: 'war', war: 1 },
    map: { edo: 'koi bushi 2, lotus bushi 2' },
    cards: { koi: ['way-of-the-katana'] },
    coins: { koi: 1 },
  });
  expect([game.force('koi', 'edo'), game.force('lotus', 'edo')]).toEqual([4, 2]);
});

test('CARD-WAY-OF-THE-KATANA gives nothing to Shinto, Daimyo and Monsters', () => {
  const game = table({
    wars: ['edo'],
    at: { phase: 'war', war: 1 },
    map: { edo: 'koi shinto daimyo komainu, lotus bushi' },
    cards: { koi: ['way-of-the-katana', 'komainu'] },
    coins: { koi: 1 },
  });
  expect(game.force('koi', 'edo')).toBe(3);
});

test('CARD-WAY-OF-THE-KATANA works from the start of the war phase to its end', () => {
  const game = table({
    honor: 'lotus > koi > turtle > dragonfly',
    wars: ['edo'],
    shrines: ['raijin', 'fujin', 'susanoo', 'hachiman'],
    worship: { raijin: 'turtle shinto' },
    at: { phase: 'kami', turn: 3 },
    map: { edo: 'koi bushi 2, lotus bushi 3' },
    cards: { koi: ['way-of-the-katana'] },
    coins: { koi: 1 },
  });
  expect(game.force('koi', 'edo')).toBe(2);
  game.untilAsked('bid');
  expect(game.force('koi', 'edo')).toBe(4);
  game.until('season-end');
  expect(game.tokens('koi')).toEqual(['edo spring']);
  expect(game.force('koi', 'edo')).toBe(2);
});

test('CARD-WAY-OF-THE-KATANA does not count in a Harvest', () => {
  const game = table({
    honor: 'lotus > koi > turtle > dragonfly',
    at: { phase: 'mandate', clan: 'koi', tiles: ['harvest'] },
    map: { kyoto: 'koi bushi, lotus bushi' },
    cards: { koi: ['way-of-the-katana'] },
  });
  game.play({ clan: 'koi', type: 'mandate', tile: 'harvest' });
  expect(game.vp('koi')).toBe(0);
});

test('CARD-WAY-OF-THE-KATANA decides which of two allies takes a token', () => {
  const game = table(
    {
      wars: ['edo'],
      at: { phase: 'war', war: 1 },
      alliances: ['koi lotus'],
      map: { edo: 'koi bushi, lotus bushi' },
      cards: { lotus: ['way-of-the-katana'] },
    },
    'war-end',
  );
  expect(game.tokens('lotus')).toEqual(['edo spring']);
});
