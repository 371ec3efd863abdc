import { useState } from 'react';
import { decisionOf, type Place, placeFor, type Size, sizeOf } from '../dock/place.ts';
import { youIn } from './persons.ts';
import { useTableState } from './use-table.ts';

interface Placed {
  readonly place: Place;
  readonly pull: (place: Place) => void;
  /** How much room the current question takes. */
  readonly size: Size;
}

/** How far the sheet is pulled up. A new question opens it; spectators are asked nothing, so they see the map. */
export function usePlace(): Placed {
  const state = useTableState();
  const { view, decision, me } = state;
  const [place, pull] = useState<Place>(youIn(state) === undefined ? 'line' : 'half');
  const asked = decisionOf(me, `${view.season} ${view.turn}`, decision);
  const [before, setBefore] = useState(asked);
  if (asked !== before) {
    setBefore(asked);
    pull(placeFor(place, before, asked));
  }
  // The pause before a war offers gifts beside the question.
  const size = view.gained !== undefined ? 'tall' : decision === undefined ? 'usual' : sizeOf(decision);
  return { place, pull, size };
}
