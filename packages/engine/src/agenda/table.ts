import type { Event } from '../events.ts';
import type { State } from '../state/layout.ts';

/** Receives what happened, as data. */
export type Sink = (event: Event) => void;

/**
 * What every step works on: the position, and who is told. Without a sink no event is ever built:
 * `table.sink?.({ … })` does not evaluate its argument.
 */
export interface Table {
  readonly state: State;
  readonly sink: Sink | undefined;
}
