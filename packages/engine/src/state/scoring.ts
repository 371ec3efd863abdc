/** What war province tokens are worth in Winter. */

/** WINTER-3: a token scores 1, 2 or 3 by its season. */
export const tokenVp = (season: number): number => season + 1;

/** WINTER-4: the bonus for tokens of so many different provinces. */
export const setBonus = (provinces: number): number =>
  provinces >= 7 ? 30 : provinces >= 5 ? 20 : provinces >= 3 ? 10 : 0;
