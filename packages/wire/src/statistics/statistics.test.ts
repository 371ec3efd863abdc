import type { ClanId, Result } from '@hinode/engine';
import { expect, test } from 'vitest';
import { type OtherSeat, type PlayedGame, playedGame } from './played-game.ts';
import { GAINS, type Gain } from './sources.ts';
import { statisticsOf } from './statistics.ts';

const CLANS = ['koi', 'lotus', 'turtle'] as const;
const BOTS: readonly OtherSeat[] = [
  { clan: 'lotus', bot: 'samurai' },
  { clan: 'turtle', bot: 'samurai' },
];

const game = (
  id: string,
  clan: ClanId,
  result: Partial<Result> = {},
  others: readonly OtherSeat[] = BOTS,
): PlayedGame =>
  playedGame({
    id,
    clan,
    result: { winners: ['koi'], vp: { koi: 30, lotus: 20, turtle: 10 }, honor: CLANS, ...result },
    others,
  });

test('of no games there is nothing to tell', () => {
  expect(statisticsOf([])).toMatchObject({ games: 0, wins: 0, inARow: 0, longest: 0, folded: 0, clans: [] });
  expect(statisticsOf([])).not.toHaveProperty('best');
});

test('games are summed up: won, by honor, the best, in a row, by clan, by players, by level', () => {
  const games = [
    game('a', 'koi'),
    game('b', 'koi', { vp: { koi: 41, lotus: 41, turtle: 2 } }),
    game('c', 'lotus', {}, [...BOTS, { clan: 'koi', bot: 'shogun' }]),
    game('d', 'koi'),
  ];
  const found = statisticsOf(games, { endedEarly: 1, left: 2 }, 4);
  expect(found).toMatchObject({ games: 4, wins: 3, vp: 121, byHonor: 1, inARow: 2, longest: 2 });
  expect(found).toMatchObject({ endedEarly: 1, left: 2, toCome: 4 });
  expect(found.best).toEqual({ id: 'b', clan: 'koi', vp: 41 });
  expect(found.clans).toEqual([
    { clan: 'koi', games: 3, wins: 3, vp: 101 },
    { clan: 'lotus', games: 1, wins: 0, vp: 20 },
  ]);
  expect(found.players).toEqual([
    { of: 3, games: 3, wins: 3 },
    { of: 4, games: 1, wins: 0 },
  ]);
  expect(found.levels).toEqual([
    { of: 'samurai', games: 4, wins: 3 },
    { of: 'shogun', games: 1, wins: 0 },
  ]);
  expect(statisticsOf(games.toReversed())).toMatchObject({ inARow: 1, longest: 2 });
});

test('a person is the same under any name, has the last of them, and is left out once forgotten', () => {
  const eve = (name: string): OtherSeat => ({ clan: 'lotus', person: 'eve', name });
  const gone: OtherSeat = { clan: 'turtle', person: 'gone', name: '' };
  const found = statisticsOf([
    game('a', 'koi', {}, [eve('Eva'), gone]),
    game('b', 'koi', { winners: ['lotus'] }, [eve('Eve'), { clan: 'turtle', person: 'ada', name: 'Ada' }]),
    game('c', 'koi', { winners: ['koi', 'lotus'] }, [eve('Eve')]),
  ]);
  expect(found.met).toEqual([
    { name: 'Eva', games: 3, wins: 2, theirs: 2 },
    { name: 'Ada', games: 1, wins: 0, theirs: 0 },
  ]);
});

test('what moves tell is summed up of the games that are folded', () => {
  const points = (battles: number): Record<Gain, number> => ({
    ...(Object.fromEntries(GAINS.map((source) => [source, 0])) as Record<Gain, number>),
    battles,
  });
  const found = statisticsOf([
    { ...game('a', 'koi'), moves: { points: points(6), wars: ['edo', 'kyoto'] } },
    game('b', 'koi'),
    { ...game('c', 'lotus'), moves: { points: points(2), wars: ['edo'] } },
  ]);
  expect(found.folded).toBe(2);
  expect(found.points[0]).toEqual({ source: 'battles', vp: 4, last: 2 });
  expect(found.didWell).toEqual([{ clan: 'koi', source: 'battles', more: 2 }]);
  expect(found.wars).toEqual([
    { province: 'edo', won: 2 },
    { province: 'kyoto', won: 1 },
  ]);
});
