/** For how long ratings are kept until all begin anew. */
export const RATING_SEASONS = ['all', 'year', 'quarter'] as const;
export type RatingSeason = (typeof RATING_SEASONS)[number];

const MONTHS: Readonly<Record<Exclude<RatingSeason, 'all'>, number>> = { year: 12, quarter: 3 };

/** When the season began that this moment is in, by universal time; undefined where there is but one. */
export function seasonAt(season: RatingSeason, now: number): number | undefined {
  if (season === 'all') return undefined;
  const date = new Date(now);
  const month = date.getUTCMonth();
  return Date.UTC(date.getUTCFullYear(), month - (month % MONTHS[season]));
}
