import type { Rating } from '@hinode/wire';
import { rate as rateTeams } from 'openskill';

/**
 * How strong people are, by the orders in which they came in: the Plackett–Luce model of R. C. Weng and C.-J. Lin, A Bayesian
 * Approximation Method for Online Ranking, Journal of Machine Learning Research 12 (2011). A strength is a mean and how unsure it is;
 * a game moves those most whose strength is least known.
 */
export interface Strength {
  readonly mu: number;
  readonly sigma: number;
}

export const NEWCOMER: Strength = { mu: 25, sigma: 25 / 3 };

/** Somebody in a game, and their place: whoever has 1 has won, and those who are equal share one. */
export interface Placed {
  readonly person: string;
  readonly place: number;
}

/** The strengths after a game, in the same order. */
export function strengthsAfter(
  before: readonly Strength[],
  places: readonly Placed['place'][],
): readonly Strength[] {
  const teams = before.map(({ mu, sigma }) => [{ mu, sigma }]);
  return rateTeams(teams, { rank: [...places] }).map(([one]) => ({
    mu: one?.mu ?? NEWCOMER.mu,
    sigma: one?.sigma ?? NEWCOMER.sigma,
  }));
}

/** The usual scale: a newcomer has 1500, and is known to within about 500. */
const POINTS = 30;
const START = 1500;
/** Of a normal distribution, 95 % lie within so many deviations. */
const Z95 = 1.96;

export const onTheScale = ({ mu, sigma }: Strength): Pick<Rating, 'rating' | 'plusMinus'> => ({
  rating: Math.round(START + (mu - NEWCOMER.mu) * POINTS),
  plusMinus: Math.round(Z95 * sigma * POINTS),
});
