import { MOST_SKILL } from '../mistakes/mistakes.ts';
import { estimateOf, expected, type FinishedGame, quantile } from './estimate.ts';
import { type Opponent, winChance } from './strengths.ts';

/** Bots for somebody who would like to win a certain share of their games. */

export interface Proposal {
  /** Every bot at the table is to be like this. */
  readonly opponent: Opponent;
  /** The share of games they would win against such bots, and between what it lies with a chance of eight in ten. */
  readonly share: number;
  readonly low: number;
  readonly high: number;
  /** How many such bots at the table. */
  readonly rivals: number;
  /** How many games that stands on. */
  readonly games: number;
}

/** People get better: games further back say little of today. */
const MOST_GAMES = 40;

/**
 * The opponents that can be proposed, from the weakest to the strongest. A Samurai of low skill is as weak as any Ashigaru; above the
 * Samurai, whole levels are fine enough steps.
 */
export const SCALE: readonly Opponent[] = [
  ...Array.from({ length: MOST_SKILL }, (_, skill): Opponent => ({ level: 'samurai', skill })),
  { level: 'samurai' },
  { level: 'daimyo' },
  { level: 'shogun' },
];

/** `games`: the last one first. `rivals`: how many bots are to sit at the table. */
export function proposedOpponents(games: readonly FinishedGame[], wanted: number, rivals: number): Proposal {
  if (!(wanted > 0 && wanted < 1))
    throw new RangeError(`a share of games lies between 0 and 1, not ${wanted}`);
  if (!(Number.isInteger(rivals) && rivals > 0)) throw new RangeError(`${rivals} bots make no table`);
  const counted = games.filter(({ opponents }) => opponents.length > 0).slice(0, MOST_GAMES);
  const estimate = estimateOf(counted);
  const chanceAgainst = (opponent: Opponent) => (strength: number) =>
    winChance(
      strength,
      Array.from({ length: rivals }, () => opponent),
    );
  const [best] = SCALE.map((opponent) => ({
    opponent,
    share: expected(estimate, chanceAgainst(opponent)),
  })).sort((one, other) => Math.abs(one.share - wanted) - Math.abs(other.share - wanted));
  const { opponent, share } = best as Pick<Proposal, 'opponent' | 'share'>;
  const at = (chance: number): number => chanceAgainst(opponent)(quantile(estimate, chance));
  return { opponent, share, low: at(0.1), high: at(0.9), rivals, games: counted.length };
}
