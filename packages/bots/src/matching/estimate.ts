import { type Opponent, winChance } from './strengths.ts';

/** How strong somebody is, by the games they have played: a Bayesian estimate on a grid. */

export interface FinishedGame {
  readonly opponents: readonly Opponent[];
  readonly won: boolean;
}

/** How likely each strength is. The chances add up to 1. */
export type Estimate = readonly { readonly strength: number; readonly likely: number }[];

/** What is believed of somebody nobody knows: about as strong as an Ashigaru, and most of them between a gentle one and a Samurai. */
const PRIOR = { strength: -1, spread: 1.2 };

const WEAKEST = -6;
const STEP = 0.1;
const GRID = Array.from({ length: 101 }, (_, i) => WEAKEST + STEP * i);

/** The order of the games does not matter. */
export function estimateOf(games: readonly FinishedGame[]): Estimate {
  const weights = GRID.map((strength) => {
    const away = (strength - PRIOR.strength) / PRIOR.spread;
    return games.reduce(
      (weight, { opponents, won }) => {
        const chance = winChance(strength, opponents);
        return weight + Math.log(won ? chance : 1 - chance);
      },
      -(away ** 2) / 2,
    );
  });
  const most = Math.max(...weights);
  const likely = weights.map((weight) => Math.exp(weight - most));
  const total = likely.reduce((sum, one) => sum + one, 0);
  return GRID.map((strength, i) => ({ strength, likely: (likely[i] as number) / total }));
}

/** What to expect of something that depends on the strength. */
export const expected = (estimate: Estimate, of: (strength: number) => number): number =>
  estimate.reduce((sum, { strength, likely }) => sum + likely * of(strength), 0);

/** The strength below which somebody is with this chance. */
export function quantile(estimate: Estimate, chance: number): number {
  let below = 0;
  for (const { strength, likely } of estimate) {
    below += likely;
    if (below >= chance) return strength;
  }
  return estimate.at(-1)?.strength ?? 0;
}
