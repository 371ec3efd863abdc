import { expect, test } from 'vitest';
import { choose } from '../../../../testing/answers.ts';
import { table } from '../../../../testing/table.ts';

const LION = { cards: { koi: ['path-of-the-lion'] }, at: { phase: 'mandate' } } as const;

test('CARD-PATH-OF-THE-LION WORD-1 own Daimyo have Force 2 instead of 1', () => {
  const map = { edo: 'koi daimyo' };
  expect(table({ ...LION, map }).force('koi', 'edo')).toBe(2);
  expect(table({ ...LION, cards: {}, map }).force('koi', 'edo')).toBe(1);
});

test('CARD-PATH-OF-THE-LION strengthens neither other figures nor the Daimyo of others', () => {
  const game = table({
    ...LION,
    cards: { koi: ['path-of-the-lion', 'komainu', 'oni-of-skulls'] },
    map: {
      edo: 'koi bushi shinto komainu oni-of-skulls stronghold',
      oshu: 'lotus daimyo',
      kyoto: 'koi daimyo',
    },
  });
  expect(game.force('koi', 'edo')).toBe(4);
  expect(game.force('lotus', 'oshu')).toBe(1);
});

test('CARD-PATH-OF-THE-LION WORD-11 strengthens Yurei, who counts as a Daimyo, as well', () => {
  const game = table({
    ...LION,
    season: 'summer',
    cards: { koi: ['path-of-the-lion', 'yurei'] },
    map: { edo: 'koi yurei daimyo bushi' },
  });
  // Yurei 2 + 1, the Daimyo 1 + 1, the Bushi 1.
  expect(game.force('koi', 'edo')).toBe(6);
});

test('CARD-PATH-OF-THE-LION HARVEST-2 counts in a Harvest', () => {
  const harvest = (bushi: number) => {
    const game = table({
      ...LION,
      honor: 'lotus > koi > turtle',
      map: { kyoto: `koi daimyo, lotus bushi ${bushi}` },
      at: { phase: 'mandate', clan: 'koi', tiles: ['harvest'] },
    });
    game.play(choose('koi', 'harvest'));
    return game.vp('koi');
  };
  expect([harvest(1), harvest(2)]).toEqual([4, 0]);
});

test('CARD-PATH-OF-THE-LION OUTCOME-1 counts in a battle', () => {
  const game = table(
    {
      ...LION,
      honor: 'lotus > koi > turtle',
      map: { edo: 'koi daimyo, lotus bushi' },
      wars: ['edo'],
      at: { phase: 'war', war: 1 },
    },
    'battle-end',
  );
  expect(game.tokens('koi')).toEqual(['edo spring']);
});

test('CARD-PATH-OF-THE-LION CARD-PATH-OF-THE-DRAGON adds to Path of the Dragon', () => {
  const game = table({
    ...LION,
    season: 'autumn',
    cards: { koi: ['path-of-the-lion', 'path-of-the-dragon'] },
    map: { edo: 'koi daimyo' },
  });
  expect(game.force('koi', 'edo')).toBe(5);
});

test('CARD-PATH-OF-THE-LION WORD-12 the Daimyo is still killed with the losers', () => {
  const game = table(
    { ...LION, map: { edo: 'koi daimyo, lotus bushi 3' }, wars: ['edo'], at: { phase: 'war', war: 1 } },
    'battle-end',
  );
  expect(game.count('koi', 'daimyo', 'reserve')).toBe(1);
});

test('CARD-PATH-OF-THE-LION there is one copy, in every set', () => {
  const cards = { koi: ['path-of-the-lion', 'path-of-the-lion'] } as const;
  for (const set of ['teapot', 'horseman', 'archway'] as const) {
    expect(() => table({ ...LION, set })).not.toThrow();
    expect(() => table({ ...LION, set, cards })).toThrow('only 1');
  }
});
