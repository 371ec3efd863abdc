import { FEATURE_COUNT, FEATURES, STAGES } from '@hinode/bots';
import { oddsOf, type Said, type Samples } from './samples.ts';

/** How good a model is on games that it has not learned from. */
export interface Judged {
  /** How surprised it is by who won, averaged over positions; the logarithm of the odds it gave. */
  readonly logLoss: number;
  /** How far off its points are: the root of the mean square. */
  readonly pointsError: number;
  /** How far its odds are from how often those clans won, averaged over tenths. */
  readonly miscalibration: number;
}

/** A tenth of the odds: the average prediction, how often these clans won, and how many there were. */
export interface Tenth {
  readonly said: number;
  readonly won: number;
  readonly count: number;
}

export function judged(samples: Samples, said: Said): Judged {
  const odds = oddsOf(samples, said.scores);
  let surprise = 0;
  let error = 0;
  for (let row = 0; row < samples.rows; row++) {
    const won = samples.won[row] as number;
    if (won > 0) surprise -= won * Math.log(Math.max(odds[row] as number, 1e-6));
    error += ((said.points[row] as number) - (samples.points[row] as number)) ** 2;
  }
  const tenths = tenthsOf(samples, odds);
  const off = tenths.reduce((sum, { said: odd, won, count }) => sum + count * Math.abs(odd - won), 0);
  return {
    logLoss: surprise / samples.stages.length,
    pointsError: Math.sqrt(error / samples.rows),
    miscalibration: off / samples.rows,
  };
}

const TENTHS = 10;

export function tenthsOf({ rows, won }: Samples, odds: Float64Array): Tenth[] {
  const sums = Array.from({ length: TENTHS }, () => ({ said: 0, won: 0, count: 0 }));
  for (let row = 0; row < rows; row++) {
    const odd = odds[row] as number;
    const tenth = sums[Math.min(TENTHS - 1, Math.floor(odd * TENTHS))];
    if (tenth === undefined) continue;
    tenth.said += odd;
    tenth.won += won[row] as number;
    tenth.count++;
  }
  return sums.map((sum) => ({
    said: sum.said / Math.max(1, sum.count),
    won: sum.won / Math.max(1, sum.count),
    count: sum.count,
  }));
}

const at = (name: string): number => FEATURES.indexOf(name);
const WORTH = at('worth');
const HAD = at('points');
const TOKENS = at('tokens');

/**
 * What the handmade evaluation predicts: its points as they are, and its worth as a score, made as sharp for each stage of the
 * year as the games learned from suggest.
 */
export function sayByHand(samples: Samples, sharpness: readonly number[]): Said {
  const said: Said = { scores: new Float64Array(samples.rows), points: new Float64Array(samples.rows) };
  samples.stages.forEach((stage, position) => {
    for (
      let row = samples.starts[position] as number;
      row < (samples.starts[position + 1] as number);
      row++
    ) {
      const worth = 40 * (samples.features[row * FEATURE_COUNT + WORTH] as number);
      const had = 20 * (samples.features[row * FEATURE_COUNT + HAD] as number);
      const tokens = 5 * (samples.features[row * FEATURE_COUNT + TOKENS] as number);
      said.scores[row] = (sharpness[stage] ?? 0) * worth;
      said.points[row] = worth - had - tokens;
    }
  });
  return said;
}

const SHARPNESSES = [0, 0.02, 0.04, 0.06, 0.08, 0.1, 0.13, 0.16, 0.2, 0.25, 0.3, 0.4];

/** How sharply the worth of a position separates winners from losers, by stage. */
export function sharpnessOf(byStage: readonly Samples[]): number[] {
  return STAGES.map((_, stage) => {
    const samples = byStage[stage];
    if (samples === undefined || samples.rows === 0) return 0;
    const lossOf = (sharpness: number): number =>
      judged(
        samples,
        sayByHand(
          samples,
          STAGES.map(() => sharpness),
        ),
      ).logLoss;
    return SHARPNESSES.reduce((best, one) => (lossOf(one) < lossOf(best) ? one : best), 0);
  });
}

/** What somebody would predict who knows only the number of players and the average. */
export const sayNothing = (samples: Samples, average: number): Said => ({
  scores: new Float64Array(samples.rows),
  points: new Float64Array(samples.rows).fill(average),
});
