import { SEASON_IDS, type SeasonId } from './year.ts';

/** War province tokens: what they score in Winter. Facts only. */

/** WINTER-3: a token scores 1, 2 or 3 by its season, given as its place in the year. */
export const tokenVp = (season: number): number => season + 1;

/** The same, by the name of the season. */
export const vpOfToken = (season: SeasonId): number => tokenVp(SEASON_IDS.indexOf(season));

/** WINTER-4: tokens of this many different provinces are a set; each larger set pays as much again. */
export const SET_SIZES = [3, 5, 7] as const;
export const SET_VP = 10;

/** WINTER-4: the bonus for tokens of this many different provinces. */
export const setBonus = (provinces: number): number => {
  let bonus = 0;
  for (const size of SET_SIZES) if (provinces >= size) bonus += SET_VP;
  return bonus;
};

/** The next larger set: how many provinces it needs, and what it would pay. */
export function nextSet(provinces: number): { readonly provinces: number; readonly vp: number } | undefined {
  const size = SET_SIZES.find((needed) => provinces < needed);
  return size && { provinces: size, vp: setBonus(size) };
}
