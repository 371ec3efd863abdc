import type { ClanId } from '../data/clans.ts';
import type { Event } from '../events.ts';
import type { Move } from '../moves/types.ts';

/** Something that happened, and the number of moves after which it did. */
export interface LogEntry {
  readonly at: number;
  /** The entry of the game that it came with; absent while nothing has been taken back, because then both counts are the same. */
  readonly entry?: number;
  readonly event: Event;
}

/** Something that happened with the last of so many entries, after so many moves. */
export const logged = (moves: number, entry: number, event: Event): LogEntry => ({
  at: moves,
  ...(entry !== moves && { entry }),
  event,
});

/** Moves are counted anew after an undo, entries never are: these show what was noted before something happened. */
export const entryOf = ({ at, entry = at }: LogEntry): number => entry;

/** May this clan, or a spectator, see it? */
export const isSeenBy = ({ seenBy }: Event, viewer: ClanId | undefined): boolean =>
  seenBy === 'all' || seenBy === viewer;

/** Ready and pass may come from a standing answer, so nobody need have looked. */
export const isAnswer = ({ type }: Move): boolean => type !== 'ready' && type !== 'pass';
