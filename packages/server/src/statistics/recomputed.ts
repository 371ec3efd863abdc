import type { Statistics } from '@hinode/wire/statistics';
import { openPostgresStore } from '../store/postgres/postgres.ts';
import { openSqliteStore } from '../store/sqlite/sqlite.ts';
import { newPersonStatistics } from './statistics.ts';

/** The statistics of an account, computed from the games of a store alone, while servers may go on; undefined if there is no such account. */
export async function recomputedStatistics(
  place: { readonly folder: string } | { readonly database: string },
  login: string,
): Promise<Statistics | undefined> {
  const store = await ('folder' in place ? openSqliteStore(place.folder) : openPostgresStore(place.database));
  try {
    const account = await store.account(login);
    if (account === undefined) return undefined;
    const statistics = newPersonStatistics(store);
    for (;;) {
      const found = await statistics.of(account.person);
      if (found.toCome === 0) return found;
    }
  } finally {
    await store.close();
  }
}
