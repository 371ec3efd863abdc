import type { ChosenCharacter, LevelId } from '@hinode/bots';
import type {
  BoxId,
  CardId,
  ClanId,
  KamiId,
  MoveType,
  ProvinceId,
  Result,
  SeasonId,
  SetId,
} from '@hinode/engine';
import type { Proof } from '@hinode/engine/records';

/** A game before it begins, as those see it who may sit down. */

/** `beginning`: the seats are fixed, and those who sealed a text of theirs reveal it. */
export const STATUS_IDS = ['open', 'beginning', 'playing', 'over'] as const;
export type StatusId = (typeof STATUS_IDS)[number];

/** From then on there is a table. */
export const hasBegun = (status: StatusId): boolean => status === 'playing' || status === 'over';

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
  /** Whose clans and sets may be chosen or drawn; the core box if left out. */
  readonly boxes?: readonly BoxId[];
  /** Extra Monsters in the decks of their seasons. */
  readonly monsters?: readonly CardId[];
  /** Do the kami come to the map? */
  readonly unbound?: boolean;
  /** Whether each seat chooses its clan at will, in turn once all sit, or gets one by chance. */
  readonly clans: 'free' | 'draft' | 'random';
  /** Shown in the lobby, or found by its link alone. */
  readonly listed: boolean;
  /** Without one there is time. */
  readonly clock?: Clock;
  /** Whether its outcome changes the ratings of those who play. */
  readonly rated?: boolean;
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
  /** Among one's own games, while it is played: how it stands. */
  readonly glance?: Glance;
  /** Among one's own games: the number of the last words that somebody else said, to all or to oneself. */
  readonly words?: number;
  /** For those who only look on: known to whoever has the link of the room, and not to those who saw it in a list. */
  readonly watch?: string;
  /** The SHA-256 of the server's secret, shown before the game. */
  readonly promise: string;
  /** While it is beginning: until then texts are waited for, in milliseconds since 1970. */
  readonly revealBy?: number;
  /** Of a game that was played to its end: who won, and by how much. */
  readonly result?: Pick<Result, 'winners' | 'vp'>;
  /** When it ended. */
  readonly endedAt?: number;
  /** After the game: the secret, and what every seat added. */
  readonly proof?: Proof;
  /** For whoever speaks for the table, where it may tell a chat group whose turn it is: does it? */
  readonly webhook?: boolean;
  /** The table where the same people play again. */
  readonly rematch?: string;
  /** By its link, before it begins: what those who sit there say to one another. */
  readonly talk?: readonly RoomLine[];
}

/** What somebody says in the room, or does there: in words of their own, or in such that each reads in their language. */
export type RoomWords =
  | { readonly words: string }
  | { readonly phrase: RoomPhrase }
  | { readonly did: RoomDeed };
export type RoomLine = RoomWords & { readonly n: number; readonly seat: number; readonly when: number };

/** What is said while one waits. */
export const ROOM_PHRASES = ['greeting', 'yes', 'no', 'thanks', 'sorry', 'thinking', 'please-hurry'] as const;
export type RoomPhrase = (typeof ROOM_PHRASES)[number];

/** What those who wait are told: somebody sat down, is ready, or has changed the options. */
export const ROOM_DEEDS = ['sat-down', 'is-ready', 'changed-options'] as const;
export type RoomDeed = (typeof ROOM_DEEDS)[number];

/** How a game stands, as a list shows it: nothing that is not open to everybody. */
export interface Glance {
  readonly season: SeasonId;
  readonly phase: string;
  readonly turn: number;
  /** How many wars of the season were opened, and how many there are. */
  readonly war: number;
  readonly wars: number;
  /** Who is asked what, and until when where there is a clock. */
  readonly asked: readonly {
    readonly clan: ClanId;
    readonly kind: MoveType;
    readonly ability?: string;
    readonly due?: number;
  }[];
  /** By honor. */
  readonly clans: readonly { readonly clan: ClanId; readonly vp: number; readonly coins: number }[];
  /** Who would win where now; where a battle is, all who fight. */
  readonly leaders: Readonly<Partial<Record<ProvinceId, readonly ClanId[]>>>;
  /** Where the battle is, and who has sealed a bid. */
  readonly battle?: { readonly province: ProvinceId; readonly sealed: readonly ClanId[] };
  /** The offers on the table at tea. */
  readonly offers: readonly { readonly clan: ClanId; readonly to: ClanId }[];
  /** When the last move was made. */
  readonly movedAt?: number;
}

export interface ShownSeat {
  readonly clan?: ClanId;
  readonly name?: string;
  readonly bot?: LevelId;
  /** Of a bot that has one; before the game it may be left to chance. */
  readonly character?: ChosenCharacter;
  /** Kept for somebody from the last game, or for whoever opened the room and has not sat down yet. */
  readonly keptFor?: string;
  /** What the seat shows of the text it adds to the seed (`commitmentOf`). */
  readonly commitment?: string;
  /** It has revealed that text. */
  readonly revealed?: boolean;
  /** Before the game: somebody looks at the room now. */
  readonly here?: boolean;
  /** Before the game: has said so. */
  readonly ready?: boolean;
}
