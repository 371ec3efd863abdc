import type { LevelId } from '@hinode/bots';
import type { ClanId, KamiId, Proof, SetId } from '@hinode/engine';

/** A game before it begins, as those see it who may sit down. */

export const STATUS_IDS = ['open', 'playing', 'over'] as const;
export type StatusId = (typeof STATUS_IDS)[number];

/**
 * Whoever is asked has `move` milliseconds for the answer; after that the reserve of the whole game runs down. A live
 * clock has minutes, a correspondence clock days; it is the same clock.
 */
export interface Clock {
  readonly move: number;
  readonly reserve: number;
}

/** What a table is opened with. */
export interface RoomOptions {
  readonly players: number;
  readonly set: SetId | 'random';
  readonly shrines?: readonly KamiId[];
  /** Whether each seat chooses its clan at will, in turn once all sit, or gets one by chance. */
  readonly clans: 'free' | 'draft' | 'random';
  /** Shown in the lobby, or found by its link alone. */
  readonly listed: boolean;
  /** Without one there is time. */
  readonly clock?: Clock;
  /** The version of the rules it began with, and is played by to its end. */
  readonly rules?: string;
}

/** What somebody may see of a room: never who is behind a name, and the secret only when the game is over. */
export interface ShownRoom {
  readonly id: string;
  readonly createdAt: number;
  readonly status: StatusId;
  readonly options: RoomOptions;
  readonly seats: readonly ShownSeat[];
  /** The seat that speaks for the table. */
  readonly host?: number;
  /** One's own seat. */
  readonly mine?: number;
  /** In a draft: the seat that chooses its clan now. */
  readonly choosing?: number;
  /** While it is played, among one's own games: who is asked now. */
  readonly waitingFor?: readonly ClanId[];
  /** For those who only look on: known to the seats, who may pass it on. */
  readonly watch?: string;
  /** The SHA-256 of the server's secret, shown before the game. */
  readonly promise: string;
  /** After the game: the secret, and what every seat added. */
  readonly proof?: Proof;
  /** For whoever speaks for the table, where it may tell a chat group whose turn it is: does it? */
  readonly webhook?: boolean;
  /** The table where the same people play again. */
  readonly rematch?: string;
}

export interface ShownSeat {
  readonly clan?: ClanId;
  readonly name?: string;
  readonly bot?: LevelId;
  /** Kept for somebody from the last game. */
  readonly keptFor?: string;
}
