import type { Rating } from '@hinode/wire';
import { openPostgresStore } from '../store/postgres/postgres.ts';
import { openSqliteStore } from '../store/sqlite/sqlite.ts';
import { newRatings } from './ratings.ts';
import type { RatingSeason } from './season.ts';

export interface Recomputed extends Rating {
  /** The id of the person; opens nothing. */
  readonly person: string;
  /** Of those who want to be seen. */
  readonly name?: string;
}

/** The ratings of a store, computed from its games alone, while servers may go on. */
export async function recomputedRatings(
  place: { readonly folder: string } | { readonly database: string },
  season: RatingSeason,
  now: () => number,
): Promise<readonly Recomputed[]> {
  const store = await ('folder' in place ? openSqliteStore(place.folder) : openPostgresStore(place.database));
  try {
    const all = (await newRatings({ store, season, now }).standings()).all();
    const listed = all.slice(0, MOST);
    const names = await store.shownNames(listed.map(({ person }) => person));
    return listed.map((one) => {
      const name = names.get(one.person)?.name;
      return { ...one, ...(name !== undefined && { name }) };
    });
  } finally {
    await store.close();
  }
}

/** More than anybody reads. */
const MOST = 500;
