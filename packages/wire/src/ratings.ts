/** How strong somebody is at rated tables, as far as their games tell. Everybody begins at 1500. */
export interface Rating {
  readonly rating: number;
  /** With a chance of 95 % the true strength is no further away than this. */
  readonly plusMinus: number;
  /** Rated games that counted, and how many of them were won. */
  readonly games: number;
  readonly wins: number;
}

/** Those who want to be seen, the surest first. */
export interface Leaderboard {
  /** When the season began, in milliseconds since 1970; absent where there is but one. */
  readonly since?: number;
  readonly rows: readonly (Rating & { readonly name: string; readonly mine?: true })[];
  /** One's own rating, seen by others or not; absent before the first game. */
  readonly mine?: Rating;
  /** Whether one is on the list, once one has played enough. */
  readonly shown: boolean;
}

/** Absent where no table is rated. */
export interface RatingsHere {
  readonly leaderboard?: Leaderboard;
}

/** So many games somebody has played who is on the list: fewer say little. */
export const GAMES_TO_BE_LISTED = 5;
