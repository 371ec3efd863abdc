import { FEATURE_COUNT, OUTCOMES, POINTS, SCORE } from '@hinode/bots';
import { type Rng, rngFrom } from '@hinode/engine';
import { judged } from './compare.ts';
import { type Said, type Samples, share } from './samples.ts';

/**
 * A small network: the features of a clan go through one layer of hidden units, and out come a score, from which the odds of
 * winning are computed, and the points to come.
 */
export interface Network {
  readonly hidden: number;
  /**
   * For each hidden unit a weight for each feature and a constant; then for each of the two outputs a weight for each unit and a
   * constant.
   */
  readonly weights: Float32Array;
}

/** Weights of one hidden unit: its features, and the constant. */
const UNIT = FEATURE_COUNT + 1;
/** The network counts points in tens, because it learns numbers of about one best. */
const TEN = 10;

const weightsIn = (hidden: number): number => hidden * UNIT + OUTCOMES * (hidden + 1);
/** Where the weights of an output begin. */
const outcomeAt = (hidden: number, outcome: number): number => hidden * UNIT + outcome * (hidden + 1);

/** Runs the network on a row of features: `units` receives the hidden units, `outcomes` the score and points. */
function ask(
  { hidden, weights }: Network,
  row: ArrayLike<number>,
  from: number,
  units: Float64Array,
  outcomes: Float64Array,
): void {
  for (let unit = 0; unit < hidden; unit++) {
    const at = unit * UNIT;
    let sum = weights[at + FEATURE_COUNT] as number;
    for (let i = 0; i < FEATURE_COUNT; i++) sum += (weights[at + i] as number) * (row[from + i] as number);
    units[unit] = sum > 0 ? sum : 0;
  }
  for (let outcome = 0; outcome < OUTCOMES; outcome++) {
    const at = outcomeAt(hidden, outcome);
    let sum = weights[at + hidden] as number;
    for (let unit = 0; unit < hidden; unit++) sum += (weights[at + unit] as number) * (units[unit] as number);
    outcomes[outcome] = sum;
  }
}

/** Training a small network: batches of positions, and after each a step downhill, as large as Adam decides. */

export const HIDDEN = 32;
const EPOCHS = 40;
/** Positions in a batch. */
const BATCH = 32;
const RATE = 2e-3;
/** Penalizes large weights. */
const CAUTION = 1e-4;
/** How much points count compared with odds. */
const POINTS_COUNT = 0.5;

/** How well the network did after each pass over all games, on games that it does not learn from. */
export interface Lesson {
  readonly epoch: number;
  readonly logLoss: number;
  readonly pointsError: number;
}

export interface Trained {
  readonly network: Network;
  readonly lessons: readonly Lesson[];
}

export type Taught = (lesson: Lesson) => void;

/** Learns from some games, and keeps what did best on others. */
export function fitNetwork(samples: Samples, others: Samples, seed: string, taught: Taught): Trained {
  const rng = rngFrom(`network ${seed}`);
  const training = newTraining(rng);
  const order = Int32Array.from(samples.stages.keys());
  const lessons: Lesson[] = [];
  let best = training.network.weights.slice();
  let least = Number.POSITIVE_INFINITY;
  for (let epoch = 1; epoch <= EPOCHS; epoch++) {
    shuffle(order, rng);
    // Small steps at the end refine what large ones found.
    const rate = RATE * (1 - (epoch - 1) / EPOCHS);
    for (let from = 0; from < order.length; from += BATCH)
      learn(training, samples, order.subarray(from, from + BATCH), rate);
    const { logLoss, pointsError } = judged(others, sayNetwork(training.network, others));
    lessons.push({ epoch, logLoss, pointsError });
    taught({ epoch, logLoss, pointsError });
    const loss = logLoss + POINTS_COUNT * (pointsError / TEN) ** 2;
    if (loss < least) {
      least = loss;
      best = training.network.weights.slice();
    }
  }
  return { network: { hidden: HIDDEN, weights: best }, lessons };
}

interface Training {
  readonly network: Network;
  readonly slope: Float64Array;
  /** Adam's two running averages of earlier gradients, and how many steps were made. */
  readonly mean: Float64Array;
  readonly spread: Float64Array;
  steps: number;
}

function newTraining(rng: Rng): Training {
  const count = weightsIn(HIDDEN);
  const weights = new Float32Array(count);
  const any = (scale: number): number => scale * (rng.below(2001) / 1000 - 1);
  for (let unit = 0; unit < HIDDEN; unit++)
    for (let i = 0; i < FEATURE_COUNT; i++) weights[unit * UNIT + i] = any(Math.sqrt(3 / FEATURE_COUNT));
  for (let outcome = 0; outcome < OUTCOMES; outcome++)
    for (let unit = 0; unit < HIDDEN; unit++)
      weights[outcomeAt(HIDDEN, outcome) + unit] = any(Math.sqrt(1 / HIDDEN));
  return {
    network: { hidden: HIDDEN, weights },
    slope: new Float64Array(count),
    mean: new Float64Array(count),
    spread: new Float64Array(count),
    steps: 0,
  };
}

function shuffle(order: Int32Array, rng: Rng): void {
  for (let i = order.length - 1; i > 0; i--) {
    const j = rng.below(i + 1);
    const kept = order[i] as number;
    order[i] = order[j] as number;
    order[j] = kept;
  }
}

const MOST_SEATS = 8;
const units = Array.from({ length: MOST_SEATS }, () => new Float64Array(HIDDEN));
const outcomes = new Float64Array(OUTCOMES);
const scores = new Float64Array(MOST_SEATS);
const points = new Float64Array(MOST_SEATS);
const odds = new Float64Array(MOST_SEATS);

function learn(training: Training, samples: Samples, batch: Int32Array, rate: number): void {
  training.slope.fill(0);
  for (const position of batch) addSlopes(training, samples, position);
  descend(training, batch.length, rate);
}

function addSlopes({ network, slope }: Training, samples: Samples, position: number): void {
  const from = samples.starts[position] as number;
  const seats = (samples.starts[position + 1] as number) - from;
  for (let seat = 0; seat < seats; seat++) {
    ask(network, samples.features, (from + seat) * FEATURE_COUNT, units[seat] as Float64Array, outcomes);
    scores[seat] = outcomes[SCORE] as number;
    points[seat] = outcomes[POINTS] as number;
  }
  share(scores, odds, 0, seats);
  for (let seat = 0; seat < seats; seat++) {
    const row = from + seat;
    const wrongScore = (odds[seat] as number) - (samples.won[row] as number);
    const wrongPoints = (points[seat] as number) - (samples.points[row] as number) / TEN;
    addSlope(network, slope, samples.features, row, units[seat] as Float64Array, [
      wrongScore,
      (2 * POINTS_COUNT * wrongPoints) / seats,
    ]);
  }
}

/** How much each weight contributed to an error: backwards from the outputs to the features. */
function addSlope(
  { weights }: Network,
  slope: Float64Array,
  features: Float32Array,
  row: number,
  unit: Float64Array,
  wrong: readonly number[],
): void {
  const [score = 0, point = 0] = wrong;
  const scoreAt = outcomeAt(HIDDEN, SCORE);
  const pointAt = outcomeAt(HIDDEN, POINTS);
  slope[scoreAt + HIDDEN] = (slope[scoreAt + HIDDEN] as number) + score;
  slope[pointAt + HIDDEN] = (slope[pointAt + HIDDEN] as number) + point;
  for (let h = 0; h < HIDDEN; h++) {
    const lit = unit[h] as number;
    if (lit === 0) continue;
    slope[scoreAt + h] = (slope[scoreAt + h] as number) + score * lit;
    slope[pointAt + h] = (slope[pointAt + h] as number) + point * lit;
    const back = score * (weights[scoreAt + h] as number) + point * (weights[pointAt + h] as number);
    const at = h * UNIT;
    for (let i = 0; i < FEATURE_COUNT; i++)
      slope[at + i] = (slope[at + i] as number) + back * (features[row * FEATURE_COUNT + i] as number);
    slope[at + FEATURE_COUNT] = (slope[at + FEATURE_COUNT] as number) + back;
  }
}

const [KEEP_MEAN, KEEP_SPREAD] = [0.9, 0.999];

function descend(training: Training, count: number, rate: number): void {
  const { network, slope, mean, spread } = training;
  training.steps++;
  const meanScale = 1 - KEEP_MEAN ** training.steps;
  const spreadScale = 1 - KEEP_SPREAD ** training.steps;
  for (let i = 0; i < slope.length; i++) {
    const one = (slope[i] as number) / count;
    mean[i] = KEEP_MEAN * (mean[i] as number) + (1 - KEEP_MEAN) * one;
    spread[i] = KEEP_SPREAD * (spread[i] as number) + (1 - KEEP_SPREAD) * one * one;
    const weight = network.weights[i] as number;
    const step = (mean[i] as number) / meanScale / (Math.sqrt((spread[i] as number) / spreadScale) + 1e-8);
    network.weights[i] = weight - rate * (step + CAUTION * weight);
  }
}

export function sayNetwork(network: Network, samples: Samples): Said {
  const said: Said = { scores: new Float64Array(samples.rows), points: new Float64Array(samples.rows) };
  const unit = new Float64Array(network.hidden);
  for (let row = 0; row < samples.rows; row++) {
    ask(network, samples.features, row * FEATURE_COUNT, unit, outcomes);
    said.scores[row] = outcomes[SCORE] as number;
    said.points[row] = TEN * (outcomes[POINTS] as number);
  }
  return said;
}
