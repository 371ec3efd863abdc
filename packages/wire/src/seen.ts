import type { State } from '@hinode/engine';
import { change } from './cells.ts';
import type { Answer, Change, Message, Whole } from './table.ts';

/** Everything that comes over the line to a table: what everybody is told, and answers to one's own requests. */
export type Heard = Message | ({ readonly type: 'answer'; readonly key: string } & Answer);

/** What a reader has of a position. It is never changed: a message leads to a new one. */
export interface Seen {
  /** How many entries of the game were seen. */
  readonly at: number;
  /** A position with blanks, as the engine's `knowledge`. */
  readonly cells: State;
}

export const seenIn = ({ at, cells }: Pick<Whole, 'at' | 'cells'>): Seen => ({
  at,
  // Wide enough for the numbers of every version of the rules.
  cells: Int32Array.from(cells) as State,
});

/** When the seat last answered, after a change. */
export const answeredAfter = (
  before: number | undefined,
  { answered = before }: Pick<Change, 'answered'>,
): number | undefined => (answered === 0 ? undefined : answered);

export function seenAfter({ cells }: Seen, { at, cells: changed }: Pick<Change, 'at' | 'cells'>): Seen {
  const next = cells.slice() as State;
  change(next, changed);
  return { at, cells: next };
}
