import { expect, test } from 'vitest';
import { decidedByHonor, ranking, rankingSoFar } from './ranking.ts';

test('WINTER-5 the winner stands first, then points decide, then honor', () => {
  const standing = ranking({
    winners: ['lotus'],
    vp: { koi: 30, lotus: 41, turtle: 12, bonsai: 30 },
    honor: ['turtle', 'bonsai', 'koi', 'lotus'],
  });
  expect(standing.map(({ clan, rank }) => `${rank} ${clan}`)).toEqual([
    '1 lotus',
    '2 bonsai',
    '3 koi',
    '4 turtle',
  ]);
});

test('WINTER-5 two who share the victory share the first rank', () => {
  const standing = ranking({
    winners: ['koi', 'turtle'],
    vp: { koi: 40, lotus: 38, turtle: 40 },
    honor: ['koi', 'lotus', 'turtle'],
  });
  expect(standing.map(({ rank }) => rank)).toEqual([1, 1, 3]);
});

test('WINTER-5 honor decided only where somebody else has as many points and did not win', () => {
  const honor = ['koi', 'lotus', 'turtle'] as const;
  expect(decidedByHonor({ winners: ['koi'], vp: { koi: 40, lotus: 40, turtle: 1 }, honor })).toBe(true);
  expect(decidedByHonor({ winners: ['koi'], vp: { koi: 40, lotus: 39, turtle: 1 }, honor })).toBe(false);
  expect(decidedByHonor({ winners: ['koi', 'lotus'], vp: { koi: 40, lotus: 40, turtle: 1 }, honor })).toBe(
    false,
  );
});

test('WINTER-5 nobody is placed before the winners, not even with as many points and more honor', () => {
  const shared = ranking({
    winners: ['koi', 'turtle'],
    vp: { koi: 40, lotus: 40, turtle: 40 },
    honor: ['koi', 'lotus', 'turtle'],
  });
  expect(shared.map(({ clan, rank }) => `${rank} ${clan}`)).toEqual(['1 koi', '1 turtle', '3 lotus']);
});

test('a game that ended early has an order, in which nobody shares a place', () => {
  const soFar = rankingSoFar({ vp: { koi: 4, lotus: 9, turtle: 4 }, honor: ['turtle', 'koi', 'lotus'] });
  expect(soFar).toEqual([
    { clan: 'lotus', vp: 9, rank: 1 },
    { clan: 'turtle', vp: 4, rank: 2 },
    { clan: 'koi', vp: 4, rank: 3 },
  ]);
});
