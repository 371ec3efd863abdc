import { type Interval, Z95 } from '@hinode/wire';
import { sum } from '../numbers.ts';

/**
 * How strong players are, by the orders in which they came in: the Plackett–Luce model. Whoever is best is drawn with
 * chances in proportion to strength, then the best of the rest, and so on.
 *
 * Fitted by the MM algorithm of D. R. Hunter, MM algorithms for generalized Bradley–Terry models, The Annals of
 * Statistics 32 (2004), p. 384–406, section 5: a strength becomes the number of times the player was drawn, divided by
 * the sum, over all draws it took part in, of one over the strength of all who took part. Several players of one kind
 * at a table simply count several times.
 */

/** Kinds of players from the first to the last, and how much this order counts. */
export interface Ranking {
  readonly order: readonly number[];
  readonly weight: number;
}

export interface Fitted {
  /** Logarithms of the strengths; their mean is 0. */
  readonly logs: readonly number[];
  /** The standard error of each. */
  readonly errors: readonly number[];
}

const CLOSE_ENOUGH = 1e-10;
const MOST_ROUNDS = 20_000;

export function plackettLuce(rankings: readonly Ranking[], kinds: number): Fitted {
  if (kinds < 2) return { logs: [0].slice(0, kinds), errors: [0].slice(0, kinds) };
  const orders = merged(rankings);
  const drawn = timesDrawn(orders, kinds);
  let strengths = drawn.map(() => 1);
  for (let round = 0; round < MOST_ROUNDS; round++) {
    const shares = partsTaken(orders, strengths);
    const next = centered(strengths.map((_, kind) => (drawn[kind] ?? 0) / (shares[kind] ?? 1)));
    const change = Math.max(0, ...next.map((one, kind) => Math.abs(Math.log(one / (strengths[kind] ?? 1)))));
    strengths = next;
    if (change < CLOSE_ENOUGH) break;
  }
  return { logs: strengths.map(Math.log), errors: standardErrors(orders, strengths) };
}

/**
 * One drawn game between every two kinds: without it a kind that never lost would be infinitely strong. A handful of
 * games outweighs it.
 */
export const drawnGames = (kinds: number): Ranking[] =>
  Array.from({ length: kinds }, (_, one) => one).flatMap((one) =>
    Array.from({ length: kinds }, (_, other) => other)
      .filter((other) => other !== one)
      .map((other) => ({ order: [one, other], weight: 0.5 })),
  );

/** The usual scale of ratings: 1500 is the mean, 400 more are odds of ten to one. */
export interface Rating extends Interval {
  readonly rating: number;
}

const POINTS = 400 / Math.log(10);
const MEAN_RATING = 1500;

export function ratingsOf({ logs, errors }: Fitted): Rating[] {
  return logs.map((log, kind) => {
    const rating = MEAN_RATING + POINTS * log;
    const reach = Z95 * POINTS * (errors[kind] ?? 0);
    return { rating, low: rating - reach, high: rating + reach };
  });
}

/** Equal orders as one that counts more: with few kinds of players there are few. */
function merged(rankings: readonly Ranking[]): Ranking[] {
  const found = new Map<string, Ranking>();
  for (const { order, weight } of rankings) {
    const key = order.join();
    found.set(key, { order, weight: weight + (found.get(key)?.weight ?? 0) });
  }
  return [...found.values()];
}

/** The last of an order was not drawn: nobody else was left. */
function timesDrawn(orders: readonly Ranking[], kinds: number): number[] {
  const times = Array.from({ length: kinds }, () => 0);
  for (const { order, weight } of orders)
    for (const kind of order.slice(0, -1)) times[kind] = (times[kind] ?? 0) + weight;
  return times;
}

/** Every draw: who took part, and how much it counts. */
function* draws(orders: readonly Ranking[]): Generator<Ranking> {
  for (const { order, weight } of orders)
    for (let first = 0; first < order.length - 1; first++) yield { order: order.slice(first), weight };
}

function partsTaken(orders: readonly Ranking[], strengths: readonly number[]): number[] {
  const shares = strengths.map(() => 0);
  for (const { order, weight } of draws(orders)) {
    const all = sum(order.map((kind) => strengths[kind] ?? 0));
    for (const kind of order) shares[kind] = (shares[kind] ?? 0) + weight / all;
  }
  return shares;
}

/** Only the proportions of strengths mean anything: their geometric mean is kept at 1. */
function centered(strengths: readonly number[]): number[] {
  const mean = sum(strengths.map(Math.log)) / strengths.length;
  return strengths.map((strength) => strength / Math.exp(mean));
}

/** From the curvature of the likelihood at its top (the observed information). */
function standardErrors(orders: readonly Ranking[], strengths: readonly number[]): number[] {
  const kinds = strengths.length;
  // The likelihood is flat where all strengths grow together; ones in every cell hold that direction, and the
  // differences from the mean do not notice.
  const information = strengths.map(() => strengths.map(() => 1));
  for (const { order, weight } of draws(orders)) {
    const parts = strengths.map((strength, kind) => strength * order.filter((one) => one === kind).length);
    const all = sum(parts);
    information.forEach((row, i) => {
      for (let j = 0; j < kinds; j++) {
        const p = (parts[i] ?? 0) / all;
        const q = (parts[j] ?? 0) / all;
        row[j] = (row[j] ?? 0) + weight * ((i === j ? p : 0) - p * q);
      }
    });
  }
  const spread = inverse(information);
  return strengths.map((_, kind) => {
    const contrast = strengths.map((__, other) => (other === kind ? 1 : 0) - 1 / kinds);
    const variance = sum(contrast.map((a, i) => a * sum(contrast.map((b, j) => b * (spread[i]?.[j] ?? 0)))));
    return Math.sqrt(Math.max(0, variance));
  });
}

/** Gauss and Jordan; the matrix is positive definite, so every pivot is there. */
function inverse(matrix: readonly (readonly number[])[]): number[][] {
  const size = matrix.length;
  const rows = matrix.map((row, i) => [...row, ...row.map((_, j) => (i === j ? 1 : 0))]);
  for (let i = 0; i < size; i++) {
    const pivot = rows[i]?.[i] ?? 1;
    rows[i] = (rows[i] ?? []).map((cell) => cell / pivot);
    for (let other = 0; other < size; other++) {
      if (other === i) continue;
      const factor = rows[other]?.[i] ?? 0;
      rows[other] = (rows[other] ?? []).map((cell, j) => cell - factor * (rows[i]?.[j] ?? 0));
    }
  }
  return rows.map((row) => row.slice(size));
}
