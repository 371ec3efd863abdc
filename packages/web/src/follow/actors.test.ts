import { newGame, view } from '@hinode/engine';
import { expect, test } from 'vitest';
import { actorsOf } from './actors.ts';

const start = view(newGame({ clans: ['koi', 'lotus', 'turtle'], set: 'archway', seed: 'actors' }));
const seats = start.clans.map(({ clan }) => clan);
const [first, second, third] = seats;

const during = (mandate: 'marshal' | 'train' | 'betray') => ({
  ...start,
  turn: 2,
  mandate,
  mandates: [{ turn: 2, clan: second as 'koi', mandate, faceDown: false }],
});

test('MANDATE-3 a mandate goes round, starting on the left of the clan that chose it', () => {
  expect(actorsOf(during('marshal'))).toEqual({
    mandate: 'marshal',
    by: second,
    order: [third, first, second],
  });
});

test('MANDATE-3 the clan that chose Train buys first', () => {
  expect(actorsOf(during('train')).order).toEqual([second, third, first]);
});

test('BETRAY-1 only one clan betrays', () => {
  expect(actorsOf(during('betray')).order).toEqual([second]);
});

test('before a mandate is chosen, nobody carries one out', () => {
  expect(actorsOf(start).order).toEqual([]);
});
