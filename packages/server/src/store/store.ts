import type { LevelId } from '@hinode/bots';
import type { ClanId, Entry, KamiId, SetId, Setup } from '@hinode/engine';

/**
 * What the server keeps: games and the people who play them. A game is its setup and its entries; entries are only ever
 * added, one after another, and whoever adds one says how many are there already. Every promise resolves when what it
 * tells would survive a power cut, and not before.
 *
 *     const { outcome, count } = await store.append(id, at, [move], key);
 *     if (outcome === 'stale') …            // somebody was quicker: read entries from `at` on and look again
 */
export interface Store {
  /** Refused with `game-exists` if the id is taken. */
  createGame(game: NewGame): Promise<void>;
  game(id: string): Promise<StoredGame | undefined>;
  /** Listed games that wait for players, the newest first. */
  openGames(limit: number): Promise<readonly StoredGame[]>;
  /** Changes the named fields if nobody else changed the game since `expectedVersion`; false if somebody did. */
  updateGame(id: string, change: GameChange, expectedVersion: number): Promise<boolean>;

  /**
   * Adds entries if the game has exactly `at` of them. A request key is remembered for the life of the game: a request
   * that comes twice is carried out once and answered with what it did the first time.
   */
  append(
    id: string,
    at: number,
    entries: readonly Entry[],
    requestKey: string | undefined,
  ): Promise<Appended>;
  /** The entries from number `from` on, in order; none for a game that is not known. */
  entries(id: string, from: number): Promise<readonly Entry[]>;

  /** Refused with `session-exists` if the id or the token is taken. */
  createSession(session: Session): Promise<void>;
  /** The person whose browser shows a token with this hash. */
  session(tokenHash: string): Promise<Session | undefined>;
  /** False if there is no such session. */
  renameSession(id: string, name: string): Promise<boolean>;
  /** Forgets the person; their seats keep the id, which then leads nowhere. False if there is no such session. */
  deleteSession(id: string): Promise<boolean>;

  /** Finishes what was asked before; whoever asks later is refused with `store-closed`. */
  close(): Promise<void>;
}

export const STATUS_IDS = ['open', 'playing', 'over'] as const;
export type StatusId = (typeof STATUS_IDS)[number];

export interface NewGame {
  /** Unguessable: at least 128 bits, in letters an address can hold (`newId()`). */
  readonly id: string;
  /** Milliseconds since 1970, as the caller's clock says. */
  readonly createdAt: number;
  readonly options: GameOptions;
  readonly seats: readonly Seat[];
  /** The server's part of the seed (`fair/`). Nobody may see it before the game is over. */
  readonly secret: string;
}

/** What the table was opened with; the setup is made of it when everybody sits. */
export interface GameOptions {
  readonly players: number;
  readonly set: SetId | 'random';
  readonly shrines?: readonly KamiId[];
  /** Whether each seat chooses its clan or gets one by chance. */
  readonly clans: 'free' | 'random';
  /** Shown in the lobby, or found by its link alone. */
  readonly listed: boolean;
}

export interface Seat {
  readonly clan?: ClanId;
  /** A person, by the id of the session, or a bot. A seat without is free. */
  readonly by?: { readonly session: string; readonly name: string } | { readonly bot: LevelId };
  /** This seat's part of the seed (`fair/`). */
  readonly contribution?: string;
}

export interface StoredGame extends NewGame {
  readonly status: StatusId;
  /** Grows with every change of the game's page (not with its entries). */
  readonly version: number;
  /** How many entries it has. */
  readonly count: number;
  /** Known once the game has begun. */
  readonly setup?: Setup;
}

/** What may change about a game beside its entries. */
export interface GameChange {
  readonly status?: StatusId;
  readonly options?: GameOptions;
  readonly seats?: readonly Seat[];
  readonly setup?: Setup;
}

export interface Appended {
  /** `already`: this request key was carried out before. `stale`: the game does not have `at` entries. */
  readonly outcome: 'appended' | 'already' | 'stale';
  /** How many entries there are after the request, or after its first coming; for a stale one, now. */
  readonly count: number;
}

/** A person in a browser. */
export interface Session {
  /** Known to others at the table; opens nothing. */
  readonly id: string;
  /** The SHA-256 of the token in the cookie: the token itself is kept nowhere but in the browser. */
  readonly tokenHash: string;
  readonly name: string;
  readonly createdAt: number;
}

export const STORE_PROBLEMS = [
  'bad-input',
  'no-such-game',
  'game-exists',
  'session-exists',
  'store-closed',
  'store-newer',
  'store-unreadable',
] as const;
export type StoreProblem = (typeof STORE_PROBLEMS)[number];

/** What the store refuses: a code for programs, a sentence for the host. Nothing was changed. */
export class StoreError extends Error {
  readonly code: StoreProblem;
  constructor(code: StoreProblem, sentence: string) {
    super(sentence);
    this.name = 'StoreError';
    this.code = code;
  }
}
