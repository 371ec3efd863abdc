import type { ClanId } from '../data/clans.ts';
import type { Event } from '../events.ts';
import type { Move } from '../moves/types.ts';

/** Something that happened, after so many moves. */
export interface LogEntry {
  readonly at: number;
  /** The entry of the game it came with; absent while nothing was taken back before, when both are the same. */
  readonly entry?: number;
  readonly event: Event;
}

/** Something that happened with the last of so many entries, after so many moves. */
export const logged = (moves: number, entry: number, event: Event): LogEntry => ({
  at: moves,
  ...(entry !== moves && { entry }),
  event,
});

/** Moves are counted anew after an undo, entries never: by these it can be told what was noted before what happened. */
export const entryOf = ({ at, entry = at }: LogEntry): number => entry;

/** May this clan, or a spectator, see it? */
export const isSeenBy = ({ seenBy }: Event, viewer: ClanId | undefined): boolean =>
  seenBy === 'all' || seenBy === viewer;

/** To be ready and to pass may have been said in one's place, by an answer in advance: nobody need have looked. */
export const isAnswer = ({ type }: Move): boolean => type !== 'ready' && type !== 'pass';
