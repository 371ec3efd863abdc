import { seatOf, standUp } from '../rooms/room.ts';
import type { Rooms } from '../rooms/rooms.ts';
import { newId } from '../store/ids.ts';
import type { Store } from '../store/store.ts';
import type { Tables } from '../tables/tables.ts';

const MOST_GAMES = 1000;

/** Somebody goes for good: bots play their games on, and rooms where nobody else waits are gone. */
export async function getUpEverywhere(
  store: Pick<Store, 'gamesOf'>,
  rooms: Pick<Rooms, 'change'>,
  tables: Pick<Tables, 'at'>,
  person: string,
): Promise<void> {
  const games = await store.gamesOf(person, MOST_GAMES);
  for (const { id, status } of games)
    if (status === 'open') await rooms.change(id, (room) => standUp(room, { session: person, name: '' }));
  for (const game of games.filter(({ status }) => status === 'playing')) {
    const clan = game.seats[seatOf(game, person)]?.clan;
    if (clan === undefined) continue;
    await tables.at(game.id, (table) =>
      table.request(clan, { type: 'leave', at: table.position().entries, key: newId() }),
    );
  }
}
