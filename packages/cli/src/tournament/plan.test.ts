import { expect, test } from 'vitest';
import { kindsOf, type Plan, readSeats, seatingOf } from './plan.ts';
import { kindOf } from './seat.ts';

const planOf = (seats: string): Plan => ({
  seats: readSeats(seats, 0),
  seed: 'a',
  set: 'archway',
  boxes: ['core'],
  budget: { iterations: 1 },
  quick: true,
});

test('every bot sits in every chair of the same deal', () => {
  const plan = planOf('samurai,ashigaru,random,random');
  const games = [0, 1, 2, 3].map((game) => seatingOf(plan, game));
  for (const game of games) expect(game.setup).toEqual(games[0]?.setup);
  for (const chair of [0, 1, 2, 3])
    expect(games.map(({ seats }) => seats[chair]).toSorted()).toEqual([0, 1, 2, 3]);
  expect(new Set(games.map(({ chance }) => chance)).size).toBe(4);
  expect(seatingOf(plan, 4).setup.seed).not.toBe(games[0]?.setup.seed);
});

test('all combinations of clans take turns over the deals', () => {
  const plan = planOf('random,random,random');
  const tables = Array.from({ length: 10 }, (_, deal) => seatingOf(plan, deal * 3).clans.join());
  expect(new Set(tables).size).toBe(10);
  expect(seatingOf(plan, 30).clans.join()).toBe(tables[0]);
});

test('a seat may have noise of its own, and random has none', () => {
  const seats = readSeats('samurai, samurai+noise0.3,samurai+noise0,random', 0.1);
  expect(seats.map(kindOf)).toEqual(['samurai+noise0.1', 'samurai+noise0.3', 'samurai', 'random']);
  expect(kindsOf(planOf('daimyo,random,daimyo'))).toEqual(['daimyo', 'random']);
});

test('a seat may have a trick', () => {
  const seats = readSeats('samurai+extort,daimyo+noise0.2+mirror,random', 0);
  expect(seats.map(({ trick }) => trick)).toEqual(['extort', 'mirror', undefined]);
  expect(seats.map(kindOf)).toEqual(['samurai+extort', 'daimyo+noise0.2+mirror', 'random']);
  expect(() => readSeats('samurai+luck,random,random', 0)).toThrow('--seats must be one of extort');
});

test('a seat may have a character', () => {
  const seats = readSeats('samurai+pious,daimyo+noise0.2+traitor,random', 0);
  expect(seats.map(({ character }) => character)).toEqual(['pious', 'traitor', undefined]);
  expect(seats.map(kindOf)).toEqual(['samurai+pious', 'daimyo+noise0.2+traitor', 'random']);
});

test('a seat may judge by hand, whatever else it does', () => {
  const seats = readSeats('shogun+by-hand,daimyo+noise0.2+by-hand+mirror,shogun', 0);
  expect(seats.map(({ byHand }) => byHand)).toEqual([true, true, undefined]);
  expect(seats.map(kindOf)).toEqual(['shogun+by-hand', 'daimyo+noise0.2+by-hand+mirror', 'shogun']);
});

test('a seat may have a skill, in any order with what else it has', () => {
  const seats = readSeats('samurai+skill4,ashigaru+pious+skill0,daimyo+skill10', 0);
  expect(seats.map(({ skill }) => skill)).toEqual([4, 0, 10]);
  expect(seats.map(kindOf)).toEqual(['samurai+skill4', 'ashigaru+skill0+pious', 'daimyo+skill10']);
});

test.each([
  ['samurai+skill11', '--seats takes a skill from 0 to 10, a whole number, not "11"'],
  ['samurai+skill', '--seats takes a skill from 0 to 10, a whole number, not ""'],
  ['samurai+skill2.5', '--seats takes a skill from 0 to 10, a whole number, not "2.5"'],
  ['samurai+skill4+skill5', '--seats says the same thing twice in "samurai+skill4+skill5"'],
  ['random+skill4', '--seats cannot give a skill to random'],
  [
    'emperor+skill4',
    '--seats must name bots of random, ashigaru, samurai, daimyo, shogun, not "emperor+skill4"',
  ],
])('%s gets one sentence', (typed, words) => {
  expect(() => readSeats(`${typed},random,random`, 0)).toThrow(words);
});
