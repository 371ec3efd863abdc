import { describe, expect, test } from 'vitest';
import { estimateOf, expected, type FinishedGame, quantile } from './estimate.ts';
import { proposedOpponents, SCALE } from './proposal.ts';
import { type Opponent, strengthOf, winChance } from './strengths.ts';

const SAMURAI: Opponent = { level: 'samurai' };
const three = (opponent: Opponent): Opponent[] => [opponent, opponent, opponent];

/** So many games against three of a kind, so many of them won. */
const record = (games: number, wins: number, opponent = SAMURAI): FinishedGame[] =>
  Array.from({ length: games }, (_, i) => ({ opponents: three(opponent), won: i < wins }));

const meanOf = (games: readonly FinishedGame[]): number =>
  expected(estimateOf(games), (strength) => strength);
const widthOf = (games: readonly FinishedGame[]): number =>
  quantile(estimateOf(games), 0.9) - quantile(estimateOf(games), 0.1);

describe('strengths', () => {
  test('among equals everybody wins their share', () => {
    expect(winChance(0, three(SAMURAI))).toBeCloseTo(1 / 4);
    expect(
      winChance(strengthOf({ level: 'shogun' }), [{ level: 'shogun' }, { level: 'shogun' }]),
    ).toBeCloseTo(1 / 3);
  });

  test('rise from one step of the scale to the next', () => {
    const strengths = SCALE.map(strengthOf);
    expect(strengths).toEqual(strengths.toSorted((one, other) => one - other));
    expect(new Set(strengths).size).toBe(strengths.length);
  });

  test('a bot that plays by chance at times, as gentle ones once did, is weaker for it', () => {
    const gentle = strengthOf({ level: 'ashigaru', noise: 0.3 });
    expect(gentle).toBeLessThan(strengthOf({ level: 'ashigaru' }));
    expect(gentle).toBeGreaterThan(strengthOf({ level: 'ashigaru', skill: 0 }));
  });
});

describe('how strong somebody is', () => {
  test('is the more, the more of their games they won, and against the stronger', () => {
    const means = [0, 4, 8, 12].map((wins) => meanOf(record(12, wins)));
    expect(means).toEqual(means.toSorted((one, other) => one - other));
    expect(meanOf(record(12, 4, { level: 'daimyo' }))).toBeGreaterThan(meanOf(record(12, 4)));
    expect(meanOf(record(12, 4, { level: 'samurai', skill: 2 }))).toBeLessThan(meanOf(record(12, 4)));
  });

  test('is the surer, the more games they played', () => {
    const widths = [0, 4, 16, 64].map((games) => widthOf(record(games, games / 4)));
    expect(widths).toEqual(widths.toSorted((one, other) => other - one));
    expect(widths.at(-1)).toBeLessThan(1);
  });

  test('is found again from many games: a quarter won against three Samurai is a Samurai', () => {
    expect(meanOf(record(400, 100))).toBeCloseTo(0, 1);
  });

  test('one game changes little of what is believed of anybody', () => {
    expect(Math.abs(meanOf(record(1, 0)) - meanOf([]))).toBeLessThan(0.5);
  });
});

describe('opponents that are proposed', () => {
  const step = (games: readonly FinishedGame[], wanted = 1 / 4, rivals = 3): number =>
    SCALE.indexOf(proposedOpponents(games, wanted, rivals).opponent);

  test('let somebody win about as often as they would like, and no others come nearer', () => {
    for (const wins of [2, 5, 10, 20])
      for (const wanted of [1 / 4, 1 / 3, 1 / 2]) {
        const games = record(40, wins);
        const { opponent, share, low, high } = proposedOpponents(games, wanted, 3);
        expect(low).toBeLessThan(share);
        expect(high).toBeGreaterThan(share);
        const shares = SCALE.map((one) =>
          expected(estimateOf(games), (strength) => winChance(strength, three(one))),
        );
        expect(shares[SCALE.indexOf(opponent)]).toBe(share);
        const nearest = Math.min(...shares.map((one) => Math.abs(one - wanted)));
        expect(Math.abs(share - wanted)).toBe(nearest);
      }
  });

  test('can be had within a twentieth of what a Samurai would like', () => {
    for (const wanted of [0.3, 1 / 3, 0.4, 1 / 2])
      expect(proposedOpponents(record(40, 10), wanted, 3).share).toBeCloseTo(wanted, 1);
  });

  test('are the stronger, the more was won, the less is wanted, and the fewer sit at the table', () => {
    const steps = [0, 5, 10, 20].map((wins) => step(record(20, wins)));
    expect(steps).toEqual(steps.toSorted((one, other) => one - other));
    expect(new Set(steps).size).toBe(4);
    expect(step(record(20, 5), 1 / 4)).toBeGreaterThan(step(record(20, 5), 1 / 2));
    expect(step(record(20, 5), 1 / 4, 2)).toBeGreaterThan(step(record(20, 5), 1 / 4, 4));
  });

  test('are the weakest for whoever never wins, and Shoguns for whoever always does', () => {
    expect(step(record(40, 0), 1 / 2)).toBe(0);
    expect(step(record(40, 40))).toBe(SCALE.length - 1);
  });

  test('stand on the last forty games against anybody', () => {
    const games = [{ opponents: [], won: true }, ...record(30, 0), ...record(30, 30)];
    expect(proposedOpponents(games, 1 / 4, 3)).toEqual(proposedOpponents(games.slice(1, 41), 1 / 4, 3));
    expect(proposedOpponents(games, 1 / 4, 3).games).toBe(40);
    expect(proposedOpponents([], 1 / 4, 3).games).toBe(0);
  });

  test.each([0, 1, Number.NaN, -0.5])('a share of %s is no wish', (wanted) => {
    expect(() => proposedOpponents([], wanted, 3)).toThrow('a share of games lies between 0 and 1');
  });

  test('nobody plays against no bots', () => {
    expect(() => proposedOpponents([], 1 / 4, 0)).toThrow('0 bots make no table');
  });
});
