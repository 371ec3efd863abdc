import type { ClanId, Decision, Move, View } from '@hinode/engine';
import type { Table, TableState } from '../table/table.ts';
import type { Pick as Picked } from './picks.ts';

/** Several equal figures in one place move in one gesture: the same move, repeated. */

/** How many pieces like the one picked may go: those in the same place that have not moved. */
export function stackOf(
  decision: Decision | undefined,
  { clans, allowance }: View,
  me: ClanId,
  picked: Picked | undefined,
): number {
  if (decision?.kind !== 'move' || picked?.kind !== 'piece' || picked.at === undefined) return 1;
  const { figure, at } = picked;
  const here = clans.find(({ clan }) => clan === me)?.map[at]?.[figure] ?? 0;
  const moved = allowance?.arrived?.[at]?.[figure] ?? 0;
  const left = allowance?.most === undefined ? here : allowance.most - allowance.made;
  return Math.max(1, Math.min(here - moved, left));
}

/** Where moves are made, and what is offered after each. */
interface Playable extends Pick<Table, 'play'> {
  state(): Pick<TableState, 'offers'>;
}

/**
 * Repeats a move up to a number of times, as long as it is offered to the same clan: if a toll or a death comes between, the rest
 * stays where it is. Returns why a move was refused, if one was.
 */
export async function playTimes(table: Playable, move: Move, times: number) {
  for (let made = 0; made < times; made++) {
    if (made > 0 && !isOffered(table, move)) return undefined;
    const refused = await table.play(move);
    if (refused !== undefined) return refused;
  }
  return undefined;
}

const isOffered = (table: Playable, move: Move): boolean => {
  const wanted = JSON.stringify(move);
  return table.state().offers.some((offer) => JSON.stringify(offer.move) === wanted);
};
