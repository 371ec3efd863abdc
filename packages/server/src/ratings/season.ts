import type { Season } from '@hinode/wire';

/** For how long ratings are kept until all begin anew. */
export const RATING_SEASONS = ['all', 'year', 'quarter'] as const;
export type RatingSeason = (typeof RATING_SEASONS)[number];

const MONTHS: Readonly<Record<Exclude<RatingSeason, 'all'>, number>> = { year: 12, quarter: 3 };

/** The season that this moment is in, by universal time; undefined where there is but one. */
export function seasonAt(season: RatingSeason, now: number): Season | undefined {
  if (season === 'all') return undefined;
  const months = MONTHS[season];
  const date = new Date(now);
  const [year, month] = [date.getUTCFullYear(), date.getUTCMonth() - (date.getUTCMonth() % months)];
  return { since: Date.UTC(year, month), until: Date.UTC(year, month + months) };
}

/** More than anybody compares. */
const MOST_SEASONS = 8;

/** The latest seasons back to that moment, the one of now first; none where there is but one. */
export function seasonsBackTo(season: RatingSeason, first: number, now: number): readonly Season[] {
  const found: Season[] = [];
  for (
    let one = seasonAt(season, now);
    one !== undefined && found.length < MOST_SEASONS && (found.length === 0 || one.until > first);
    one = seasonAt(season, one.since - 1)
  )
    found.push(one);
  return found;
}
