import type { LevelId } from '@hinode/bots';
import type { ClanId, Result, Setup } from '@hinode/engine';
import type { RoomOptions, StatusId } from '@hinode/wire';

/** What is kept of a game beside its entries and notes. */

export interface NewGame {
  /** Unguessable: at least 128 bits, in letters an address can hold (`newId()`). */
  readonly id: string;
  /** By this id, as unguessable, others look on; it does not lead to a seat. */
  readonly watch: string;
  /** Milliseconds since 1970, as the caller's clock says. */
  readonly createdAt: number;
  readonly options: GameOptions;
  readonly seats: readonly Seat[];
  /** The server's part of the seed. Nobody may see it before the game is over. */
  readonly secret: string;
}

/** What the table was opened with; the setup is made of it when everybody sits. */
export type GameOptions = RoomOptions;

export interface Seat {
  readonly clan?: ClanId;
  /** A person, by the id of the session, or a bot. A seat without is free. A person who is forgotten has no name. */
  readonly by?: { readonly session: string; readonly name: string } | { readonly bot: LevelId };
  /** Kept for somebody from the last game; a free seat for them alone. */
  readonly keptFor?: { readonly session: string; readonly name: string };
  /** This seat's part of the seed. */
  readonly contribution?: string;
}

export interface StoredGame extends NewGame {
  readonly status: StatusId;
  /** Grows with every change of the game's page (not with its entries or notes). */
  readonly version: number;
  /** How many entries it has. */
  readonly count: number;
  /** Known once the game has begun. */
  readonly setup?: Setup;
  /** Of a game that was played to its end. */
  readonly result?: Result;
  /** Of a game that is over; not known of those that ended before this was kept. */
  readonly endedAt?: number;
  /** The id of the game where the same people play again. */
  readonly rematch?: string;
  /** Where a chat group is told whose turn it is. */
  readonly webhook?: string;
}

/** What may change about a game beside its entries. A game that goes on again loses its result and its end by itself. */
export interface GameChange {
  /** A game that becomes `over` must say when it `endedAt`: how long talk is kept depends on it. */
  readonly status?: StatusId;
  readonly options?: GameOptions;
  readonly seats?: readonly Seat[];
  readonly setup?: Setup;
  readonly result?: Result;
  readonly endedAt?: number;
  readonly rematch?: string;
  /** Somebody did something in the room at this time; rooms that nobody touches are forgotten. */
  readonly touchedAt?: number;
  /** `null` takes it away. */
  readonly webhook?: string | null;
}

export interface Appended {
  /** `already`: this request key was carried out before. `stale`: the list does not have the length that was said. */
  readonly outcome: 'appended' | 'already' | 'stale';
  /** How long the list is after the request, or was after its first coming; for a stale one, is now. */
  readonly count: number;
}

/** Somebody at the table found a note unbearable. */
export interface NewReport {
  readonly game: string;
  /** The number of the note. */
  readonly note: number;
  /** Whoever reports, by the clan. */
  readonly by: ClanId;
  readonly words: string;
  readonly when: number;
}
export interface Report extends NewReport {
  readonly id: string;
}
