import type { ClanId } from '@hinode/engine';
import { STALE_WEIGHT } from '../limits/limits.ts';
import type { Admitted } from '../socket/socket.ts';
import { type TableView, tableViewOf } from '../table/view-form.ts';
import type { Tables } from '../tables/tables.ts';
import type { ApiRefusal } from './refusing.ts';

/** How a table stands for a seat or a spectator, by names: for programs that have no socket, or are written in another language. */
export async function tableViewFor(
  tables: Tables,
  game: string,
  seat: ClanId | undefined,
  seen: number | undefined,
  mayAsk: Admitted['mayAsk'],
): Promise<TableView | ApiRefusal> {
  if (!mayAsk()) return 'too-many-requests';
  const shown = await tables.at(game, async (table) =>
    tableViewOf(table.position().engine, await table.look(seat, seen)),
  );
  if (shown === undefined) return 'not-begun';
  // A caller who has seen everything costs little; for anybody else the game must be replayed.
  return shown.at === seen || mayAsk(STALE_WEIGHT - 1) ? shown : 'too-many-requests';
}
