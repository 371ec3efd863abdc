import type { Outline } from '@hinode/wire';
import { openPostgresStore } from '../store/postgres/postgres.ts';
import { openSqliteStore } from '../store/sqlite/sqlite.ts';
import { endedGamesIn, outlineOfStored } from './outlines.ts';

/** All games of a store that were played to their end, for the explorer, while servers may go on; undefined for one of unknown rules. */
export async function* outlinesOfStore(
  place: { readonly folder: string } | { readonly database: string },
): AsyncGenerator<Outline | undefined> {
  const store = await ('folder' in place ? openSqliteStore(place.folder) : openPostgresStore(place.database));
  try {
    for await (const game of endedGamesIn(store)) yield await outlineOfStored(store, game);
  } finally {
    await store.close();
  }
}
