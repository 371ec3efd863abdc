import { setImmediate } from 'node:timers/promises';
import { type ClanId, decisions } from '@hinode/engine';
import { hasOtherRules } from '../rooms/room.ts';
import type { Store, StoredGame } from '../store/store.ts';
import { fold } from '../table/position.ts';

/** Who is asked now in a game that is played; read off its entries, without waking its table. */
export async function waitingFor(
  store: Pick<Store, 'entries'>,
  game: StoredGame,
): Promise<readonly ClanId[] | undefined> {
  const { id, setup, status } = game;
  if (status !== 'playing' || setup === undefined || hasOtherRules(game)) return undefined;
  const { state } = fold(setup, await store.entries(id, 0));
  // Others get their turn between two games.
  await setImmediate();
  return [...new Set(decisions(state).map(({ clan }) => clan))];
}
