import { beginNow } from '../rooms/beginning.ts';
import { seatOf, standUp } from '../rooms/room.ts';
import type { Rooms } from '../rooms/rooms.ts';
import type { Store } from '../store/store.ts';
import type { Tables } from '../tables/tables.ts';

const MOST_GAMES = 1000;

/** Somebody goes for good: bots play their games on, and rooms where nobody else waits are gone. */
export async function leaveAllGames(
  store: Pick<Store, 'gamesOf'>,
  rooms: Pick<Rooms, 'change' | 'room'>,
  tables: Pick<Tables, 'at'>,
  person: string,
): Promise<void> {
  const letABotPlayOn = async (id: string): Promise<void> => {
    const game = await rooms.room(id);
    const clan = game?.seats[seatOf(game, person)]?.clan;
    if (clan !== undefined) await tables.at(id, (table) => table.standUp(clan));
  };
  for (const { id, status } of await store.gamesOf(person, MOST_GAMES)) {
    if (status === 'open') await rooms.change(id, (room) => standUp(room, { session: person, name: '' }));
    if (status === 'beginning') await rooms.change(id, beginNow);
    if (status === 'beginning' || status === 'playing') await letABotPlayOn(id);
  }
}
