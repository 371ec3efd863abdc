import type { Table } from '../agenda/table.ts';
import { tell, voicesFor } from '../state/abilities.ts';
import type { Contest } from '../state/hooks.ts';
import { NONE } from '../state/layout.ts';
import type { Ranked } from '../state/ranking.ts';

const listeners = voicesFor('onTie');

/** Does it matter to anybody that honor breaks a tie? */
export const isAnyoneListening = (): boolean => listeners.some((list) => list.length > 0);

/** Tells the winner that honor broke the tie, if it did, and says who won. */
export function settle(table: Table, { winner, tied }: Ranked, over: Contest): number {
  if (winner !== NONE && tied !== 0) tell(listeners, table, winner, { tied, over });
  return winner;
}
