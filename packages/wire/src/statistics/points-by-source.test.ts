import type { ClanId } from '@hinode/engine';
import { expect, test } from 'vitest';
import { didWell, type Folded, meansOf } from './points-by-source.ts';
import { GAINS, type Gain } from './sources.ts';

const game = (clan: ClanId, points: Partial<Record<Gain, number>>): Folded => ({
  clan,
  points: { ...(Object.fromEntries(GAINS.map((source) => [source, 0])) as Record<Gain, number>), ...points },
  wars: [],
});

const GAMES = [game('koi', { battles: 4, kami: 1 }), game('lotus', { battles: 1, kami: 4 })];

test('the means of all sources are told, and how the last game was against them', () => {
  const [first, second, third] = meansOf([...GAMES, game('koi', { battles: 10 })]);
  expect(first).toEqual({ source: 'battles', vp: 5, last: -1 });
  expect(second).toEqual({ source: 'kami', vp: 1.7, last: -0.7 });
  expect(third).toMatchObject({ vp: 0, last: 0 });
});

test('one game has nothing to be held against', () => {
  expect(meansOf(GAMES.slice(0, 1))[0]).toEqual({ source: 'battles', vp: 4 });
  expect(didWell(GAMES.slice(0, 1))).toEqual([]);
});

test('each clan did something better than usual, or it is not told', () => {
  expect(didWell(GAMES)).toEqual([
    { clan: 'koi', source: 'battles', more: 1.5 },
    { clan: 'lotus', source: 'kami', more: 1.5 },
  ]);
  expect(didWell([game('koi', { battles: 1 }), game('lotus', { battles: 1 })])).toEqual([]);
});
