import { expect, test } from 'vitest';
import { drawnGames, plackettLuce, type Ranking, ratingsOf } from './ratings.ts';

const strengths = (rankings: readonly Ranking[], kinds: number): number[] => {
  const { logs } = plackettLuce(rankings, kinds);
  const last = logs.at(-1) ?? 0;
  return logs.map((log) => Math.exp(log - last));
};

test('who wins three of four is three times as strong', () => {
  const games = [
    { order: [0, 1], weight: 3 },
    { order: [1, 0], weight: 1 },
  ];
  expect(strengths(games, 2)[0]).toBeCloseTo(3, 6);
  // The difference of the logarithms has the variance 1 / (4 · ¾ · ¼), and each is half of it from the mean.
  expect(plackettLuce(games, 2).errors[0]).toBeCloseTo(Math.sqrt(1 / 0.75) / 2, 6);
});

test('orders as often as the model says give the strengths of the model back', () => {
  const truth = [4, 2, 1];
  const orders = [
    [0, 1, 2],
    [0, 2, 1],
    [1, 0, 2],
    [1, 2, 0],
    [2, 0, 1],
    [2, 1, 0],
  ];
  const rankings = orders.map((order) => {
    const [first = 0, second = 0, third = 0] = order.map((kind) => truth[kind] ?? 0);
    return { order, weight: (first / 7) * (second / (second + third)) };
  });
  const [a, b, c] = strengths(rankings, 3);
  expect(a).toBeCloseTo(4, 5);
  expect(b).toBeCloseTo(2, 5);
  expect(c).toBe(1);
});

test('a kind that sits at the table three times is not rated higher for it', () => {
  // One against three of its equals wins one game in four.
  const rankings = [
    { order: [0, 1, 1, 1], weight: 1 },
    { order: [1, 0, 1, 1], weight: 1 },
    { order: [1, 1, 0, 1], weight: 1 },
    { order: [1, 1, 1, 0], weight: 1 },
  ];
  expect(strengths(rankings, 2)[0]).toBeCloseTo(1, 6);
});

test('with a drawn game between all even a kind that never lost has a rating', () => {
  const always = [{ order: [0, 1, 1], weight: 30 }, ...drawnGames(2)];
  const [best, other] = ratingsOf(plackettLuce(always, 2));
  expect(best?.rating).toBeGreaterThan(1700);
  expect(best?.rating).toBeLessThan(2500);
  expect((best?.rating ?? 0) + (other?.rating ?? 0)).toBeCloseTo(3000, 6);
  expect(best?.low).toBeLessThan(best?.rating ?? 0);
});

test('one kind alone is the mean', () => {
  expect(ratingsOf(plackettLuce([{ order: [0, 0, 0], weight: 5 }], 1))).toEqual([
    { rating: 1500, low: 1500, high: 1500 },
  ]);
});
