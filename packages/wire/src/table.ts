import type { CharacterId, LevelId } from '@hinode/bots';
import type { ClanId, Event, Refusal } from '@hinode/engine';
import type { LogEntry } from '@hinode/engine/facts';
import type { NoteRequest, ShownNote } from './notes.ts';

/** What goes between a table and those who sit at it or watch it. */

/** Everything that a seat or a spectator may know: the first message, and the answer to a request on an old position. */
export interface Whole {
  readonly type: 'table';
  /** The rules the game began with: their engine reads the cells. */
  readonly rules: string;
  /** The shape (`shapeOf`) of the cells: a program with another shape cannot read them. */
  readonly shape: string;
  readonly seat?: ClanId;
  /** How many entries the game has: a request sends it back. */
  readonly at: number;
  readonly moves: number;
  readonly mayUndo: boolean;
  /** How many moves had been made when the seat last answered (`isAnswer`); absent before its first answer. */
  readonly answered?: number;
  /** When that was, by the server's clock; absent where the reader has seen it happen. */
  readonly answeredAt?: number;
  /** What the seat knows, as the engine's `knowledge`: view, legal moves and reasons all follow from it. */
  readonly cells: readonly number[];
  /** Of the log the reader has, what happened after at most this many moves is still valid; absent: nothing is. */
  readonly kept?: number;
  readonly log: readonly LogEntry[];
}

/** What changed. The reader's log is cut back to `moves` moves, then the events are added. */
export interface Change {
  readonly type: 'change';
  readonly at: number;
  readonly moves: number;
  readonly mayUndo: boolean;
  /** As in `Whole`, but absent if it has not changed; 0 when the seat's first answer was taken back. */
  readonly answered?: number;
  /** As `differences` writes them. */
  readonly cells: readonly number[];
  readonly events: readonly Event[];
}

/**
 * Notes the reader has not heard yet, in order. A reader who comes back says how far they have heard: `heard` is one more than
 * the number of the last note they have.
 */
export interface Notes {
  readonly type: 'notes';
  readonly notes: readonly ShownNote[];
}

/** Who sits where, who is here, and how long each has: sent when any of it changes. */
export interface Seats {
  readonly type: 'seats';
  /** The server's clock, so that the page need not trust its own. */
  readonly now: number;
  readonly paused: boolean;
  readonly seats: readonly SeatNow[];
  /** How many spectators there are. */
  readonly watching: number;
}
export interface SeatNow {
  readonly clan: ClanId;
  readonly name?: string;
  /** Who plays now: a bot from the beginning, or one that took over. */
  readonly bot?: LevelId;
  /** That of a bot that was seated with one; whoever stands in has none. */
  readonly character?: CharacterId;
  readonly here: boolean;
  /** When the time of a clan that is asked runs out; absent without a clock. */
  readonly due?: number;
  /** What is left of the reserve, in milliseconds, at `now`. */
  readonly reserve?: number;
}

/** The server is about to stop; it will come back, and so should the reader. */
export interface Closing {
  readonly type: 'closing';
}

export type Message = Whole | Change | Notes | Seats | Closing;

interface Sent {
  /** How many entries the sender has seen. */
  readonly at: number;
  /** Chosen by the sender, different for every request: one that arrives twice is carried out once. */
  readonly key: string;
}
export type Request = Sent &
  (
    | { readonly type: 'move'; readonly move: unknown }
    /** Takes back the seat's own last move, if it is not settled. */
    | { readonly type: 'undo' }
    | NoteRequest
  );

/** What a table refuses by itself; everything about the rules of the game is up to the engine. */
export interface TableRefusal {
  readonly code:
    | 'not-your-seat'
    | 'settled'
    | 'no-such-move'
    | 'nothing-asked'
    | 'not-asked'
    | 'paused'
    | 'game-over'
    | 'bot-plays'
    | 'no-such-clan'
    | 'bad-words'
    | 'too-often'
    | 'cannot-be-promised'
    | 'no-such-note';
}

export type Answer =
  | { readonly outcome: 'done'; readonly at: number }
  | { readonly outcome: 'refused'; readonly refusal: Refusal | TableRefusal }
  /** The game has gone on: this is how it stands. Nothing was done. */
  | { readonly outcome: 'stale'; readonly now: Whole };
