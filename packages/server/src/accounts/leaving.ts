import { seatOf } from '../rooms/room.ts';
import { newId } from '../store/ids.ts';
import type { Store } from '../store/store.ts';
import type { Tables } from '../tables/tables.ts';

const MOST_GAMES = 1000;

/** Somebody goes for good: bots play their games on. */
export async function getUpEverywhere(
  store: Pick<Store, 'gamesOf'>,
  tables: Pick<Tables, 'at'>,
  person: string,
): Promise<void> {
  const games = await store.gamesOf(person, MOST_GAMES);
  for (const game of games.filter(({ status }) => status === 'playing')) {
    const clan = game.seats[seatOf(game, person)]?.clan;
    if (clan === undefined) continue;
    await tables.at(game.id, (table) =>
      table.request(clan, { type: 'leave', at: table.position().entries, key: newId() }),
    );
  }
}
