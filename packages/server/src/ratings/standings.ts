import type { Rating } from '@hinode/wire';
import { NEWCOMER, onTheScale, type Placed, type Strength, strengthsAfter } from './rate.ts';

/**
 * What rated games come to, folded in the order in which they ended. Nothing of it is kept: whoever folds the same games again
 * gets the same ratings, to the last digit.
 */
export interface Standings {
  /** Takes the next game; gives whether it counts. */
  add(placed: readonly Placed[]): boolean;
  ratingOf(person: string): Rating | undefined;
  /** Everybody who has played, the surest first. */
  all(): readonly (Rating & { readonly person: string })[];
}

/**
 * So often two people meet in games that count, in one season. Whoever plays with accounts of their own gains what so many
 * games give, and no more: not enough to be sure of much.
 */
export const MOST_MEETINGS = 8;

interface Tally {
  strength: Strength;
  games: number;
  wins: number;
}

export function newStandings(): Standings {
  const people = new Map<string, Tally>();
  const meetings = new Map<string, number>();

  const tallyOf = (person: string): Tally => {
    const known = people.get(person) ?? { strength: NEWCOMER, games: 0, wins: 0 };
    people.set(person, known);
    return known;
  };
  const asRating = ({ strength, games, wins }: Tally): Rating => ({ ...onTheScale(strength), games, wins });

  return {
    add: (placed) => {
      const pairs = pairsOf(placed);
      if (pairs.some((pair) => (meetings.get(pair) ?? 0) >= MOST_MEETINGS)) return false;
      for (const pair of pairs) meetings.set(pair, (meetings.get(pair) ?? 0) + 1);
      const tallies = placed.map(({ person }) => tallyOf(person));
      const after = strengthsAfter(
        tallies.map(({ strength }) => strength),
        placed.map(({ place }) => place),
      );
      for (const [n, tally] of tallies.entries()) {
        tally.strength = after[n] ?? tally.strength;
        tally.games++;
        if (placed[n]?.place === 1) tally.wins++;
      }
      return true;
    },
    ratingOf: (person) => {
      const tally = people.get(person);
      return tally && asRating(tally);
    },
    all: () =>
      [...people]
        .map(([person, tally]) => ({ person, ...asRating(tally) }))
        .sort((a, b) => surely(b) - surely(a) || (a.person < b.person ? -1 : 1)),
  };
}

/** What somebody is worth at least. */
const surely = ({ rating, plusMinus }: Rating): number => rating - plusMinus;

const pairsOf = (placed: readonly Placed[]): readonly string[] =>
  placed.flatMap(({ person }, n) =>
    placed.slice(n + 1).map((other) => [person, other.person].sort().join(' ')),
  );
