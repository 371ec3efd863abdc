import type { PublicGame, ShownProfile } from '@hinode/wire';
import { statisticsOf } from '@hinode/wire/statistics';
import type { Ratings } from '../ratings/ratings.ts';
import { type Ended, endedFor } from '../statistics/ended.ts';
import type { Store } from '../store/store.ts';

interface Sources {
  readonly store: Pick<Store, 'byProfile' | 'endedGamesOf'>;
  readonly ratings?: Pick<Ratings, 'standings'>;
}

/** Anybody may ask: no more than so many games are read for them. */
const MOST_GAMES = 500;
const LATEST = 10;

/** A profile as others see it, built up from what its owner shows; undefined if there is none by this id. */
export async function shownProfile(
  { store, ratings }: Sources,
  id: string,
): Promise<ShownProfile | undefined> {
  const owner = await store.byProfile(id);
  if (owner === undefined) return undefined;
  const { person, name } = owner;
  const rating = owner.rating ? (await ratings?.standings())?.ratingOf(person) : undefined;
  const played =
    owner.clans || owner.games ? endedFor(person, await store.endedGamesOf(person, MOST_GAMES)).played : [];
  return {
    name,
    ...(rating && { rating }),
    ...(owner.clans && { clans: clansIn(played) }),
    ...(owner.games && {
      games: played
        .filter(({ listed }) => listed)
        .slice(0, LATEST)
        .map(publicGame),
    }),
  };
}

const clansIn = (played: readonly Ended[]): Exclude<ShownProfile['clans'], undefined> =>
  statisticsOf(played.map(({ game }) => game)).clans.map(({ clan, games, wins }) => ({ clan, games, wins }));

const publicGame = ({ endedAt, game: { clan, players, vp, won } }: Ended): PublicGame => ({
  clan,
  players,
  vp,
  won,
  ...(endedAt !== undefined && { endedAt }),
});
