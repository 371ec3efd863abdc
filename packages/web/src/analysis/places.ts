import type { Analysis, Look, Place } from '@hinode/bots/analysis';

/** The last look at the game by then. */
export const lookAt = ({ looks }: Pick<Analysis, 'looks'>, at: number): Look =>
  looks.findLast((look) => look.at <= at) ?? (looks[0] as Look);

export const placeAt = (analysis: Analysis, at: number): Place => lookAt(analysis, at).place;

/** Where seasons begin on an axis from 0 to 1. */
export function seasonsOn({
  looks,
  moves,
}: Analysis): { readonly season: Place['season']; readonly from: number; readonly to: number }[] {
  const begins = looks.filter(({ place }, i) => looks[i - 1]?.place.season !== place.season);
  return begins
    .map(({ at, place }, i) => ({
      season: place.season,
      from: at / Math.max(1, moves),
      to: (begins[i + 1]?.at ?? moves) / Math.max(1, moves),
    }))
    .filter(({ season }) => season !== 'winter');
}
