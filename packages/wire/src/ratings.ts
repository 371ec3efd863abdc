import type { ShownName } from './profiles.ts';

/** How strong somebody is at rated tables, as far as their games tell. Everybody begins at 1500. */
export interface Rating {
  readonly rating: number;
  /** With a chance of 95 % the true strength is no further away than this. */
  readonly plusMinus: number;
  /** Rated games that counted, and how many of them were won. */
  readonly games: number;
  readonly wins: number;
}

/** From its first moment until the first of the next, in milliseconds since 1970. */
export interface Season {
  readonly since: number;
  readonly until: number;
}

/** Those who want to be seen, the surest first. */
export interface Leaderboard {
  /** When the season began that this is of; absent where there is but one. */
  readonly since?: number;
  /** Those that can be asked for, the one of now first. */
  readonly seasons?: readonly Season[];
  readonly rows: readonly (Rating & ShownName & { readonly mine?: true })[];
  /** One's own rating, seen by others or not; absent before the first game. */
  readonly mine?: Rating & {
    /** One's place on the list. */
    readonly place?: number;
  };
  /** Whether one is on the list, once one has played enough. */
  readonly shown: boolean;
}

/** Absent where no table is rated. */
export interface RatingsHere {
  readonly leaderboard?: Leaderboard;
}

/** So many games somebody has played who is on the list: fewer say little. */
export const GAMES_TO_BE_LISTED = 5;
