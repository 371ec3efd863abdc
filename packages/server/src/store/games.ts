import type { ChosenCharacter, LevelId } from '@hinode/bots';
import type { ClanId, Result, Setup } from '@hinode/engine';
import type { ProvedSeat } from '@hinode/engine/records';
import type { Language } from '@hinode/text';
import type { Note, RoomOptions, StatusId } from '@hinode/wire';

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

export interface SeatedBot {
  readonly bot: LevelId;
  /** Its style of play, if it has one. What is left to chance is drawn when the game begins. */
  readonly character?: ChosenCharacter;
}

export interface Seat {
  readonly clan?: ClanId;
  /** A person, by the id of the session, or a bot. A seat without is free. A person who is forgotten has no name. */
  readonly by?: { readonly session: string; readonly name: string } | SeatedBot;
  /** Kept for somebody from the last game, or for whoever opened the room; a free seat for them alone. */
  readonly keptFor?: { readonly session: string; readonly name: string };
  /** This seat's part of the seed, once it is revealed. Bots have none, but in games that began when they had. */
  readonly contribution?: string;
  /** What was shown of it before. */
  readonly commitment?: string;
  /** The server had the text from the beginning, and made the commitment when the seats were fixed. */
  readonly open?: true;
  /** Before the game: whoever sits there has nothing more to choose. */
  readonly ready?: true;
  /** Known once the game has begun; not of games that began before texts were sealed. */
  readonly clanWas?: ProvedSeat['clan'];
}

export interface StoredGame extends NewGame {
  readonly status: StatusId;
  /** Grows with every change of the game's page (not with its entries or notes). */
  readonly version: number;
  /** How many entries it has. */
  readonly count: number;
  /** Of a game that is beginning: until then texts are waited for. */
  readonly revealBy?: number;
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
  /** Begun before the end of a game was kept with its last move: it may be over though its status does not say so. */
  readonly mayBeOver?: true;
  /** The language the chat group is told in; English if nobody said. */
  readonly language?: Language;
}

/** What may change about a game beside its entries. A game that goes on again loses its result and its end by itself. */
export interface GameChange {
  /** A game that becomes `over` must say when it `endedAt`: how long talk is kept depends on it. */
  readonly status?: StatusId;
  readonly options?: GameOptions;
  readonly seats?: readonly Seat[];
  readonly revealBy?: number;
  readonly setup?: Setup;
  readonly result?: Result;
  readonly endedAt?: number;
  readonly rematch?: string;
  /** Somebody did something in the room at this time; rooms that nobody touches are forgotten. */
  readonly touchedAt?: number;
  /** `null` takes it away. */
  readonly webhook?: string | null;
  /** Named with the chat group. */
  readonly language?: Language;
}

/** A place in the order in which games ended; of those that ended at the same moment the ids decide. */
export interface EndedGameMark {
  readonly endedAt: number;
  readonly id: string;
}

/** What became of a game that is over. */
export interface EndedGame extends Pick<StoredGame, 'id' | 'seats' | 'result' | 'endedAt'> {
  readonly listed: boolean;
  /** Its notes about bots that took over, and persons who came back, in order. */
  readonly standIns: readonly StandInNote[];
}

export type StandInNote = Extract<Note, { readonly type: 'bot-took-over' | 'came-back' }>;

export interface GameCounts {
  readonly playing: number;
  readonly ended: number;
}

/** How a game stands once something was added to one of its lists: kept with it, or not at all. */
export type Ending =
  | { readonly status: 'playing' }
  | { readonly status: 'over'; readonly endedAt: number; readonly result?: Result };

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
