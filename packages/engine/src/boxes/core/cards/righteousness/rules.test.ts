import { expect, test } from 'vitest';
import { bid } from '../../../../testing/answers.ts';
import { table } from '../../../../testing/table.ts';

const WAR = {
  wars: ['nagato'],
  cards: { koi: ['righteousness'] },
  at: { phase: 'war', war: 1 },
} as const;

test('CARD-RIGHTEOUSNESS pays 1 VP for every own figure killed in a lost battle, whatever it is', () => {
  const game = table(
    {
      ...WAR,
      cards: { koi: ['righteousness', 'komainu'] },
      map: { nagato: 'koi bushi 2 shinto daimyo komainu, lotus bushi 6' },
    },
    'battle-end',
  );
  expect(game.vp('koi')).toBe(5);
});

test('CARD-RIGHTEOUSNESS pays nothing for the figures of others, nor for those its owner kills', () => {
  const game = table(
    { ...WAR, cards: { koi: ['righteousness'] }, map: { nagato: 'koi bushi 2, lotus bushi, turtle bushi' } },
    'battle-end',
  );
  expect([game.vp('koi'), game.vp('lotus'), game.vp('turtle')]).toEqual([0, 0, 0]);
});

test('CARD-RIGHTEOUSNESS pays for own seppuku, on top of its VP', () => {
  const game = table({ ...WAR, map: { nagato: 'koi bushi 3, lotus bushi' }, coins: { koi: 1 } });
  game.play(bid('koi', { seppuku: 1 }));
  game.playNow({ clan: 'koi', type: 'use', ability: 'seppuku', value: true });
  expect(game.vp('koi')).toBe(6);
});

test('CARD-RIGHTEOUSNESS WORD-9 pays nothing for a hostage', () => {
  const game = table({
    ...WAR,
    map: { nagato: 'koi bushi 2, lotus bushi' },
    vp: { koi: 5 },
    coins: { lotus: 1 },
  });
  game.play(bid('lotus', { hostage: 1 }));
  game.playNow({ clan: 'lotus', type: 'hostage', of: 'koi', figure: 'bushi' });
  // The battle is tied then and the Koi have the higher honor: only the stolen point is gone.
  expect(game.vp('koi')).toBe(4);
});

test('CARD-RIGHTEOUSNESS WORD-9 BETRAY-6 pays nothing for a figure that is replaced', () => {
  const game = table({
    cards: { koi: ['righteousness'] },
    map: { edo: 'koi bushi' },
    at: { phase: 'mandate', clan: 'turtle', tiles: ['betray'] },
  });
  game.play({ clan: 'turtle', type: 'mandate', tile: 'betray' });
  game.play({ clan: 'turtle', type: 'replace', of: 'koi', figure: 'bushi', with: 'bushi', province: 'edo' });
  expect(game.count('koi', 'bushi', 'edo')).toBe(0);
  expect(game.vp('koi')).toBe(0);
});

test('CARD-RIGHTEOUSNESS TURTLE-2 pays nothing for strongholds that stood in a lost battle', () => {
  const game = table(
    {
      ...WAR,
      cards: { turtle: ['righteousness'] },
      map: { nagato: 'turtle bushi stronghold 2, lotus bushi 4' },
    },
    'battle-end',
  );
  expect(game.vp('turtle')).toBe(1);
});

test('CARD-RIGHTEOUSNESS OUTCOME-3 pays nothing to the winner’s ally, whose figures live', () => {
  const game = table(
    {
      ...WAR,
      alliances: ['koi lotus'],
      map: { nagato: 'koi bushi, lotus bushi 3, turtle bushi' },
    },
    'battle-end',
  );
  expect(game.count('koi', 'bushi', 'nagato')).toBe(1);
  expect(game.vp('koi')).toBe(0);
});

test('CARD-RIGHTEOUSNESS CARD-MERCY pays nothing for figures that are spared', () => {
  const game = table({
    ...WAR,
    set: 'horseman',
    season: 'summer',
    cards: { koi: ['righteousness'], lotus: ['mercy'] },
    map: { nagato: 'koi bushi, lotus bushi 2' },
  });
  game.playNow({ clan: 'lotus', type: 'use', ability: 'mercy', value: true });
  expect([game.vp('koi'), game.vp('lotus')]).toEqual([0, 2]);
});

test('CARD-RIGHTEOUSNESS TRAIN-3 two copies pay 2 VP for each; one copy each pays each owner', () => {
  const map = { nagato: 'koi bushi 3, turtle bushi, lotus bushi 4' };
  const two = table({ ...WAR, map, cards: { koi: ['righteousness', 'righteousness'] } }, 'battle-end');
  expect(two.vp('koi')).toBe(6);
  const apart = table(
    { ...WAR, map, cards: { koi: ['righteousness'], turtle: ['righteousness'] } },
    'battle-end',
  );
  expect([apart.vp('koi'), apart.vp('turtle')]).toEqual([3, 1]);
});

test('CARD-RIGHTEOUSNESS there are two copies, in every set', () => {
  for (const set of ['teapot', 'horseman', 'archway'] as const) {
    const cards = { koi: ['righteousness', 'righteousness'] } as const;
    expect(() => table({ set, cards })).not.toThrow();
    expect(() => table({ set, cards: { ...cards, lotus: ['righteousness'] } })).toThrow('only 2');
  }
});

test('WORD-13 CARD-RIGHTEOUSNESS belongs to the battle outcome: Loyalty adds 1 VP for all the dead together', () => {
  const game = table(
    {
      ...WAR,
      set: 'teapot',
      season: 'summer',
      alliances: ['koi dragonfly'],
      cards: { koi: ['righteousness', 'loyalty'] },
      map: { nagato: 'koi bushi 3, lotus bushi 4' },
    },
    'battle-end',
  );
  expect(game.vp('koi')).toBe(4);
});

test('WORD-13 CARD-RIGHTEOUSNESS belongs to seppuku: Loyalty adds 1 VP for both gains together', () => {
  const game = table({
    ...WAR,
    set: 'teapot',
    season: 'summer',
    alliances: ['koi dragonfly'],
    cards: { koi: ['righteousness', 'loyalty'] },
    map: { nagato: 'koi bushi 2, lotus bushi' },
    coins: { koi: 1 },
  });
  game.play(bid('koi', { seppuku: 1 }));
  game.playNow({ clan: 'koi', type: 'use', ability: 'seppuku', value: true });
  expect(game.vp('koi')).toBe(5);
});
