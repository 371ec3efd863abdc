import { setImmediate } from 'node:timers/promises';
import { GAMES_TO_BE_LISTED, type Leaderboard } from '@hinode/wire';
import type { EndedGameMark, Store } from '../store/store.ts';
import { placesIn } from './places.ts';
import { type RatingSeason, seasonAt } from './season.ts';
import { newStandings, type Standings } from './standings.ts';

/** The ratings of a server's rated tables. */
export interface Ratings {
  leaderboard(person: string | undefined): Promise<Leaderboard>;
  /** All who have played in this season, by name or without, for the admin of the server. */
  standings(): Promise<Standings>;
}

type RatedStore = Pick<Store, 'ratedGames' | 'notes' | 'shownNames' | 'isShown'>;

export interface RatingsOptions {
  readonly store: RatedStore;
  readonly season: RatingSeason;
  readonly now: () => number;
}

const GAMES_AT_ONCE = 100;
const PEOPLE_AT_ONCE = 500;
const LONGEST_LIST = 100;
/** Games count in the order in which they ended, by the clocks of several nodes: one that ends now may be told later. */
const SETTLES = 60_000;

export function newRatings({ store, season, now }: RatingsOptions): Ratings {
  let since: number | undefined;
  let standings = newStandings();
  let last: EndedGameMark | undefined;
  let reading: Promise<void> | undefined;

  const readOn = async (): Promise<void> => {
    const began = seasonAt(season, now());
    if (began !== since) {
      since = began;
      standings = newStandings();
      last = undefined;
    }
    const until = now() - SETTLES;
    for (;;) {
      const games = await store.ratedGames(last ?? { endedAt: since ?? 0, id: '' }, until, GAMES_AT_ONCE);
      for (const game of games) {
        const placed = placesIn(game, await store.notes(game.id, 0));
        if (placed !== undefined) standings.add(placed);
        last = { endedAt: game.endedAt ?? 0, id: game.id };
      }
      if (games.length < GAMES_AT_ONCE) return;
      await setImmediate();
    }
  };
  /** Whoever asks meanwhile waits for the same. */
  const upToDate = (): Promise<void> => {
    reading ??= readOn().finally(() => {
      reading = undefined;
    });
    return reading;
  };

  /** The surest among those who have played enough and want to be seen. */
  const listedIn = async (all: Standings, person: string | undefined): Promise<Leaderboard['rows']> => {
    const enough = all.all().filter(({ games }) => games >= GAMES_TO_BE_LISTED);
    const rows: Leaderboard['rows'][number][] = [];
    for (let from = 0; from < enough.length && rows.length < LONGEST_LIST; from += PEOPLE_AT_ONCE) {
      const some = enough.slice(from, from + PEOPLE_AT_ONCE);
      const names = await store.shownNames(some.map((one) => one.person));
      for (const { person: one, ...rating } of some) {
        const name = names.get(one);
        if (name !== undefined)
          rows.push({ name, ...rating, ...(one === person && { mine: true as const }) });
      }
    }
    return rows.slice(0, LONGEST_LIST);
  };

  return {
    standings: async () => {
      await upToDate();
      return standings;
    },
    leaderboard: async (person) => {
      await upToDate();
      const rows = await listedIn(standings, person);
      const mine = person === undefined ? undefined : standings.ratingOf(person);
      return {
        ...(since !== undefined && { since }),
        rows,
        ...(mine && { mine }),
        shown: person !== undefined && (await store.isShown(person)),
      };
    },
  };
}
