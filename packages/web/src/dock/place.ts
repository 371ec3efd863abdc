import type { Decision } from '@hinode/engine';

/** How far the sheet of a phone is pulled up: to a line, to half its height, to the top. */
export type Place = 'line' | 'half' | 'full';

const PLACES: readonly Place[] = ['line', 'half', 'full'];

const stepped = (place: Place, step: 1 | -1): Place => PLACES[PLACES.indexOf(place) + step] ?? place;
export const higher = (place: Place): Place => stepped(place, 1);
export const lower = (place: Place): Place => stepped(place, -1);

/** A press on the grip folds it, or brings it back to where a question is read. */
export const pressed = (place: Place): Place => (place === 'half' ? 'line' : 'half');

/** How far a finger must pull, in pixels, before it counts. */
const PULLED = 24;

/** Where the sheet comes to rest once it is let go: pulled `by` pixels down, or up if negative. */
export function released(place: Place, by: number): Place {
  if (Math.abs(by) < PULLED) return place;
  return by > 0 ? lower(place) : higher(place);
}

/** What makes a question the same as the one before: the second of two moves is no new question. */
export const decisionOf = (me: string, turn: string, decision: Decision | undefined): string | undefined =>
  decision && `${me} ${turn} ${decision.kind} ${decision.ability ?? ''}`;

/** A new question opens the sheet; one that was folded stays folded while the same decision goes on. */
export const placeFor = (place: Place, before: string | undefined, now: string | undefined): Place =>
  now === undefined || now === before ? place : 'half';

/** How much room a question takes. A few kinds need more; all others share one height, so that the map stays where it is. */
export type Size = 'usual' | 'tall' | 'shelf';

export function sizeOf({ kind }: Pick<Decision, 'kind'>): Size {
  if (kind === 'buy') return 'shelf';
  return kind === 'mandate' ? 'tall' : 'usual';
}
