import type { Table } from '../agenda/table.ts';
import type { Contest } from '../state/hooks.ts';
import * as position from '../state/index.ts';
import type { State } from '../state/layout.ts';
import type { Ranked } from '../state/ranking.ts';

const { isInPlay, NONE, tell, voicesFor } = position;

const listeners = voicesFor('onTie');

/** Does anybody in this game care that honor breaks a tie? */
export const isAnyoneListening = (state: State): boolean =>
  listeners.some((list, clan) => list.length > 0 && isInPlay(state, clan));

/** Tells the winner that honor broke the tie, if it did, and returns the winner. */
export function settle(table: Table, { winner, tied }: Ranked, over: Contest): number {
  if (winner !== NONE && tied !== 0) tell(listeners, table, winner, { tied, over });
  return winner;
}
