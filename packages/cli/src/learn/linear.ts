import { FEATURE_COUNT, OUTCOMES, POINTS, SCORE, STAGES, said, WIDTH, weightsAt } from '@hinode/bots';
import { type Said, type Samples, share } from './samples.ts';

/**
 * The simplest model, and the one in use: for each stage of the year a weight for every feature. Points are fitted by least
 * squares; scores by Newton's method, for the odds of one clan among several. Large weights are penalized a little, so that
 * features that always go together do no harm.
 */
const CAUTION = 3;
const STEPS = 12;

export function fitLinear(samples: Samples): Float32Array {
  const weights = new Float32Array(STAGES.length * OUTCOMES * WIDTH);
  for (const stage of STAGES.keys()) {
    const positions = positionsAt(samples, stage);
    weights.set(fitScores(samples, positions), weightsAt(stage, SCORE));
    weights.set(fitPoints(samples, positions), weightsAt(stage, POINTS));
  }
  return weights;
}

const positionsAt = ({ stages }: Samples, stage: number): number[] =>
  [...stages.keys()].filter((position) => stages[position] === stage);

/** The features of a row, and a 1 for the constant. */
function rowInto(row: Float64Array, { features }: Samples, at: number): void {
  for (let i = 0; i < FEATURE_COUNT; i++) row[i] = features[at * FEATURE_COUNT + i] as number;
  row[FEATURE_COUNT] = 1;
}

function fitPoints(samples: Samples, positions: readonly number[]): Float64Array {
  const squares = cautious();
  const sums = new Float64Array(WIDTH);
  const row = new Float64Array(WIDTH);
  for (const position of positions)
    for (let at = samples.starts[position] as number; at < (samples.starts[position + 1] as number); at++) {
      rowInto(row, samples, at);
      addSquare(squares, row, 1);
      const points = samples.points[at] as number;
      for (let i = 0; i < WIDTH; i++) sums[i] = (sums[i] as number) + points * (row[i] as number);
    }
  return solved(squares, sums);
}

function fitScores(samples: Samples, positions: readonly number[]): Float64Array {
  const weights = new Float64Array(WIDTH);
  for (let step = 0; step < STEPS; step++) {
    const { slope, squares } = bend(samples, positions, weights);
    const change = solved(squares, slope);
    for (let i = 0; i < WIDTH; i++) weights[i] = (weights[i] as number) + (change[i] as number);
  }
  return weights;
}

/** How the likelihood of what happened changes with the weights: its gradient and curvature. */
function bend(samples: Samples, positions: readonly number[], weights: Float64Array) {
  const squares = cautious();
  const slope = weights.map((weight) => -CAUTION * weight);
  const row = new Float64Array(WIDTH);
  const mean = new Float64Array(WIDTH);
  const scores = new Float64Array(samples.rows);
  const odds = new Float64Array(samples.rows);
  for (const position of positions) {
    const from = samples.starts[position] as number;
    const to = samples.starts[position + 1] as number;
    for (let at = from; at < to; at++) {
      rowInto(row, samples, at);
      scores[at] = dot(weights, row);
    }
    share(scores, odds, from, to);
    mean.fill(0);
    for (let at = from; at < to; at++) {
      rowInto(row, samples, at);
      for (let i = 0; i < WIDTH; i++)
        mean[i] = (mean[i] as number) + (odds[at] as number) * (row[i] as number);
    }
    for (let at = from; at < to; at++) {
      rowInto(row, samples, at);
      for (let i = 0; i < WIDTH; i++) row[i] = (row[i] as number) - (mean[i] as number);
      addSquare(squares, row, odds[at] as number);
      const surprise = (samples.won[at] as number) - (odds[at] as number);
      for (let i = 0; i < WIDTH; i++) slope[i] = (slope[i] as number) + surprise * (row[i] as number);
    }
  }
  return { slope, squares };
}

export function sayLinear(weights: Float32Array, samples: Samples): Said {
  const scores = new Float64Array(samples.rows);
  const points = new Float64Array(samples.rows);
  samples.stages.forEach((stage, position) => {
    for (let at = samples.starts[position] as number; at < (samples.starts[position + 1] as number); at++) {
      scores[at] = said(weights, stage, SCORE, samples.features, at);
      points[at] = said(weights, stage, POINTS, samples.features, at);
    }
  });
  return { scores, points };
}

const dot = (a: Float64Array, b: Float64Array): number => {
  let sum = 0;
  for (let i = 0; i < a.length; i++) sum += (a[i] as number) * (b[i] as number);
  return sum;
};

function cautious(): Float64Array {
  const squares = new Float64Array(WIDTH * WIDTH);
  for (let i = 0; i < WIDTH; i++) squares[i * WIDTH + i] = CAUTION;
  return squares;
}

function addSquare(squares: Float64Array, row: Float64Array, weight: number): void {
  for (let i = 0; i < WIDTH; i++) {
    const value = weight * (row[i] as number);
    if (value === 0) continue;
    for (let j = 0; j <= i; j++) {
      const at = i * WIDTH + j;
      squares[at] = (squares[at] as number) + value * (row[j] as number);
    }
  }
}

/** Solves a symmetric system, given by its lower half, by Cholesky's method. */
function solved(squares: Float64Array, sums: Float64Array): Float64Array {
  const lower = squares.slice();
  for (let i = 0; i < WIDTH; i++)
    for (let j = 0; j <= i; j++) {
      let sum = lower[i * WIDTH + j] as number;
      for (let k = 0; k < j; k++) sum -= (lower[i * WIDTH + k] as number) * (lower[j * WIDTH + k] as number);
      lower[i * WIDTH + j] =
        i === j ? Math.sqrt(Math.max(sum, 1e-9)) : sum / (lower[j * WIDTH + j] as number);
    }
  const result = sums.slice();
  for (let i = 0; i < WIDTH; i++) {
    let sum = result[i] as number;
    for (let k = 0; k < i; k++) sum -= (lower[i * WIDTH + k] as number) * (result[k] as number);
    result[i] = sum / (lower[i * WIDTH + i] as number);
  }
  for (let i = WIDTH - 1; i >= 0; i--) {
    let sum = result[i] as number;
    for (let k = i + 1; k < WIDTH; k++) sum -= (lower[k * WIDTH + i] as number) * (result[k] as number);
    result[i] = sum / (lower[i * WIDTH + i] as number);
  }
  return result;
}
