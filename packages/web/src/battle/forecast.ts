import type { Bid } from '@hinode/engine';
import type { Army } from '@hinode/engine/facts';
import { armiesIn } from '@hinode/engine/facts';
import { youIn } from '../table/persons.ts';
import type { TableState } from '../table/table.ts';

/** The sides of the battle as they are seen from here, with one's own bid taken into account. */
export function armiesSeen(state: TableState, bid: Bid): Army[] {
  const { view, sums } = state;
  return view.battle ? armiesIn(view.battle, (clan) => sums[clan]?.stakes, { clan: youIn(state), bid }) : [];
}
