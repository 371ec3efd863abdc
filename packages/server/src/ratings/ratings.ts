import { GAMES_TO_BE_LISTED, type Leaderboard, type Season } from '@hinode/wire';
import type { Store } from '../store/store.ts';
import { type Folding, foldingOf } from './folding.ts';
import { type RatingSeason, seasonAt, seasonsBackTo } from './season.ts';
import type { Standings } from './standings.ts';

/** The ratings of a server's rated tables. */
export interface Ratings {
  /** Of the season that began then, or of this one; undefined if there is no such season. */
  leaderboard(person: string | undefined, since?: number): Promise<Leaderboard | undefined>;
  /** All who have played in this season, by name or without, for the admin of the server. */
  standings(): Promise<Standings>;
}

type RatedStore = Pick<Store, 'ratedGames' | 'notes' | 'shownNames' | 'shownOf'>;

export interface RatingsOptions {
  readonly store: RatedStore;
  readonly season: RatingSeason;
  readonly now: () => number;
}

const PEOPLE_AT_ONCE = 500;
const LONGEST_LIST = 100;
/** Further down nobody is told their place. */
const LOWEST_PLACE = 1_000;
/** Games count in the order in which they ended, by the clocks of several nodes: one that ends now may be told later. */
const SETTLES = 60_000;

export function newRatings({ store, season, now }: RatingsOptions): Ratings {
  /** By when they began. One that is over is folded when somebody asks for it, and remembered as long as it can be chosen. */
  const foldings = new Map<number, Folding>();

  const seasonsHere = async (): Promise<readonly Season[]> => {
    if (season === 'all') return [];
    const [first] = await store.ratedGames({ endedAt: 0, id: '' }, now(), 1);
    return seasonsBackTo(season, first?.endedAt ?? now(), now());
  };
  const standingsOf = async (one: Season | undefined): Promise<Standings> => {
    const since = one?.since ?? 0;
    const folding = foldings.get(since) ?? foldingOf(store, since, one?.until);
    foldings.set(since, folding);
    return folding.upTo(now() - SETTLES);
  };
  const forgetOthers = (kept: readonly Season[]): void => {
    for (const since of foldings.keys())
      if (kept.length > 0 && !kept.some((one) => one.since === since)) foldings.delete(since);
  };

  /** The surest among those who have played enough and want to be seen, and the place of one of them. */
  const listedIn = async (
    all: Standings,
    person: string | undefined,
  ): Promise<{ readonly rows: Leaderboard['rows']; readonly place?: number }> => {
    const enough = all.all().filter(({ games }) => games >= GAMES_TO_BE_LISTED);
    const isWaitedFor = enough.some((one) => one.person === person);
    const rows: Leaderboard['rows'][number][] = [];
    const place = (): number => rows.findIndex(({ mine }) => mine) + 1;
    const isDone = (): boolean => rows.length >= (isWaitedFor && place() === 0 ? LOWEST_PLACE : LONGEST_LIST);
    for (let from = 0; from < enough.length && !isDone(); from += PEOPLE_AT_ONCE) {
      const some = enough.slice(from, from + PEOPLE_AT_ONCE);
      const names = await store.shownNames(some.map((one) => one.person));
      for (const { person: one, ...rating } of some) {
        const shown = names.get(one);
        if (shown !== undefined)
          rows.push({ ...shown, ...rating, ...(one === person && { mine: true as const }) });
      }
    }
    return { rows: rows.slice(0, LONGEST_LIST), ...(place() > 0 && { place: place() }) };
  };

  return {
    standings: () => standingsOf(seasonAt(season, now())),
    leaderboard: async (person, since) => {
      const seasons = await seasonsHere();
      forgetOthers(seasons);
      const asked = since === undefined ? seasons[0] : seasons.find((one) => one.since === since);
      if (since !== undefined && asked === undefined) return undefined;
      const standings = await standingsOf(asked);
      const { rows, place } = await listedIn(standings, person);
      const mine = person === undefined ? undefined : standings.ratingOf(person);
      return {
        ...(asked && { since: asked.since, seasons }),
        rows,
        ...(mine && { mine: { ...mine, ...(place !== undefined && { place }) } }),
        shown: person !== undefined && (await store.shownOf(person)).rating,
      };
    },
  };
}
