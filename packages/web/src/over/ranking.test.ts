import { expect, test } from 'vitest';
import { decidedByHonor, finalRanking } from './ranking.ts';

test('the winner stands first, then points decide, then honor', () => {
  const ranking = finalRanking({
    winners: ['lotus'],
    vp: { koi: 30, lotus: 41, turtle: 12, bonsai: 30 },
    honor: ['turtle', 'bonsai', 'koi', 'lotus'],
  });
  expect(ranking.map(({ clan, rank }) => `${rank} ${clan}`)).toEqual([
    '1 lotus',
    '2 bonsai',
    '3 koi',
    '4 turtle',
  ]);
});

test('two who share the victory share the first rank', () => {
  const ranking = finalRanking({
    winners: ['koi', 'turtle'],
    vp: { koi: 40, lotus: 38, turtle: 40 },
    honor: ['koi', 'lotus', 'turtle'],
  });
  expect(ranking.map(({ rank }) => rank)).toEqual([1, 1, 3]);
});

test('honor decided only where somebody else has as many points and did not win', () => {
  const honor = ['koi', 'lotus', 'turtle'] as const;
  expect(decidedByHonor({ winners: ['koi'], vp: { koi: 40, lotus: 40, turtle: 1 }, honor })).toBe(true);
  expect(decidedByHonor({ winners: ['koi'], vp: { koi: 40, lotus: 39, turtle: 1 }, honor })).toBe(false);
  expect(decidedByHonor({ winners: ['koi', 'lotus'], vp: { koi: 40, lotus: 40, turtle: 1 }, honor })).toBe(
    false,
  );
});
