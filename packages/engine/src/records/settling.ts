import type { Event } from '../events.ts';
import { decisions } from '../moves/legal.ts';
import type { Move } from '../moves/types.ts';
import type { State } from '../state/layout.ts';

/** Events that show somebody something they did not know. */
const REVEALING: ReadonlySet<Event['type']> = new Set([
  'tilesDrawn',
  'mandateChosen',
  'cardsLaidOut',
  'bidSealed',
  'bidsRevealed',
]);

/**
 * Is this move settled, so that the player who made it cannot take it back alone? It is if it showed somebody something, or if
 * others may continue from here. `state` is the position after the move, `events` what it did.
 */
export function isSettled(state: State, move: Move, events: readonly Event[]): boolean {
  if (events.some(({ type }) => REVEALING.has(type))) return true;
  const open = decisions(state);
  // At tea everybody may speak at any time, even those who are no longer asked.
  const goesOn = open.length > 0 && open.every(({ clan, kind }) => clan === move.clan && kind !== 'ready');
  return !goesOn;
}
