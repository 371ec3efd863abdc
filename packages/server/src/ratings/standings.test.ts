import { expect, test } from 'vitest';
import type { Placed } from './rate.ts';
import { MOST_MEETINGS, newStandings, type Standings } from './standings.ts';

/** Numbers that look like chance and are the same every time. */
function chances(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

interface Player {
  readonly name: string;
  /** In the model that ratings assume: chances to come in first are as these numbers. */
  readonly strength: number;
}

/** Whoever is best is drawn with chances in proportion to strength, then the best of the rest, and so on. */
function playOut(table: readonly Player[], chance: () => number): readonly Placed[] {
  const left = [...table];
  const order: Player[] = [];
  while (left.length > 0) {
    const all = left.reduce((sum, { strength }) => sum + strength, 0);
    let drawn = chance() * all;
    const at = left.findIndex(({ strength }) => {
      drawn -= strength;
      return drawn < 0;
    });
    order.push(...left.splice(at < 0 ? 0 : at, 1));
  }
  return order.map(({ name }, n) => ({ person: name, place: n + 1 }));
}

/** Everybody against everybody, four at a table, until so many games were played. */
function season(players: readonly Player[], games: number, seed: number): Standings {
  const chance = chances(seed);
  const standings = newStandings();
  for (let game = 0; game < games; game++) {
    const table = players
      .map((player) => ({ player, by: chance() }))
      .sort((a, b) => a.by - b.by)
      .slice(0, 4)
      .map(({ player }) => player);
    standings.add(playOut(table, chance));
  }
  return standings;
}

const PLAYERS: readonly Player[] = Array.from({ length: 60 }, (_, n) => ({
  name: `player ${n}`,
  strength: Math.exp((n / 59) * 3),
}));

test('people of known strength are put into their order, within what is said to be unsure', () => {
  const standings = season(PLAYERS, 2_000, 7);
  const rated = PLAYERS.map(({ name }) => standings.ratingOf(name));
  let contradictions = 0;
  let told = 0;
  for (const [n, one] of rated.entries())
    for (const other of rated.slice(n + 1)) {
      if (one === undefined || other === undefined) continue;
      const isTold = Math.abs(one.rating - other.rating) > Math.hypot(one.plusMinus, other.plusMinus);
      told += Number(isTold);
      contradictions += Number(isTold && one.rating > other.rating);
    }
  expect(told).toBeGreaterThan(300);
  expect(contradictions / told).toBeLessThan(0.05);
  expect(rated.at(-1)?.rating).toBeGreaterThan((rated[0]?.rating ?? 0) + 200);
});

test('the same games lead to the same ratings, to the last digit', () => {
  expect(season(PLAYERS, 300, 3).all()).toEqual(season(PLAYERS, 300, 3).all());
});

test('a game moves those most who are least known, and everybody becomes better known', () => {
  const standings = season(PLAYERS, 400, 5);
  const known = standings.ratingOf('player 30');
  standings.add([
    { person: 'new', place: 1 },
    { person: 'player 30', place: 2 },
  ]);
  const after = standings.ratingOf('player 30');
  expect(standings.ratingOf('new')?.rating).toBeGreaterThan(1_500 + 80);
  expect((known?.rating ?? 0) - (after?.rating ?? 0)).toBeGreaterThan(0);
  expect((known?.rating ?? 0) - (after?.rating ?? 0)).toBeLessThan(60);
  expect(standings.ratingOf('new')?.plusMinus).toBeLessThan(490);
});

test('whoever plays with accounts of their own gains what eight games give, and is not first by that', () => {
  const standings = newStandings();
  const own: readonly Placed[] = ['me', 'second', 'third', 'fourth'].map((person, n) => ({
    person,
    place: n + 1,
  }));
  const counted = Array.from({ length: 500 }, () => standings.add(own)).filter(Boolean);
  expect(counted).toHaveLength(MOST_MEETINGS);
  expect(standings.ratingOf('me')).toMatchObject({ games: MOST_MEETINGS, wins: MOST_MEETINGS });
  const sure = (standing: Standings, person?: string): number => {
    const one = standing.all().find((other) => person === undefined || other.person === person);
    return (one?.rating ?? 0) - (one?.plusMinus ?? 0);
  };
  expect(sure(standings, 'me')).toBeLessThan(sure(season(PLAYERS, 2_000, 7)) - 100);
});
