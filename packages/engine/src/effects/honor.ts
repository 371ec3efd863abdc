import type { Table } from '../agenda/table.ts';
import type { Cause } from '../events.ts';
import * as position from '../state/index.ts';

const { clanAtHonor, clanId, honorRankOf, honorTrack, playersOf, setHonor } = position;

/** Steps on the honor track. */

/** HONOR-2, HONOR-4: up one place at a time, the top clan stays. */
export function gainHonor(table: Table, clan: number, steps: number, because: Cause): void {
  const from = honorRankOf(table.state, clan);
  slide(table, clan, Math.max(0, from - steps), because);
}

/** HONOR-3: down one place, the bottom clan stays. */
export function loseHonor(table: Table, clan: number, because: Cause): void {
  const from = honorRankOf(table.state, clan);
  slide(table, clan, Math.min(playersOf(table.state) - 1, from + 1), because);
}

/** Single steps past each neighbor in turn: those passed slide one place the other way. */
function slide(table: Table, clan: number, to: number, because: Cause): void {
  const { state, sink } = table;
  const from = honorRankOf(state, clan);
  if (from === to) return;
  const step = to < from ? -1 : 1;
  for (let rank = from; rank !== to; rank += step) setHonor(state, rank, clanAtHonor(state, rank + step));
  setHonor(state, to, clan);
  sink?.({
    type: 'honorChanged',
    clan: clanId(clan),
    steps: from - to,
    honor: honorTrack(state),
    because,
    seenBy: 'all',
  });
}
