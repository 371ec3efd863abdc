import { expect, test } from 'vitest';
import { chance } from './odds.ts';

test('the chance of a war grows with the margin and is a number for margins that are not whole', () => {
  const chances = [-4, -3, -2.25, -1, -0.5, 0, 0.25, 0.6, 1, 1.75, 3, 5].map((margin) =>
    chance(10 + margin, 10),
  );
  for (const one of chances) expect(one).toBeGreaterThan(0);
  expect(chances).toEqual([...chances].sort((a, b) => a - b));
});

test('without Force there is no chance, and without a rival there is hardly a doubt', () => {
  expect(chance(0, 3)).toBe(0);
  expect(chance(1, 0)).toBeGreaterThan(0.9);
});
