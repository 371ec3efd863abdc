import type { ChosenCharacter, LevelId, Why } from '@hinode/bots';
import type { ClanId, Decision, KamiId, Move, ProvinceId, Refusal, View } from '@hinode/engine';
import type { LogEntry } from '@hinode/engine/facts';
import type { GameRecord } from '@hinode/engine/records';
import type { ForcePart, Outcome, Price, Reach, Stakes, WinterPoints } from '@hinode/engine/versions';
import type { Online } from '../online/online.ts';
import type { TalkLine } from '../talk/talk-line.ts';

/**
 * The table as the page sees it: what one person may know, what they may do, and what happened. A local table keeps the game in
 * this browser; a remote one asks a server. The page cannot tell them apart.
 */

export type Player =
  | { readonly kind: 'person' /** Known at online tables. */; readonly name?: string }
  | {
      readonly kind: 'bot';
      readonly level: LevelId;
      /** How few of the mistakes of people it makes, 0 to 10; without one, none. */
      readonly skill?: number;
      /** How often it plays at random, 0 to 1: only in games begun before bots had a skill. */
      readonly noise?: number;
      /** Its style of play, if it has one; in a setup it may be left to chance. */
      readonly character?: ChosenCharacter;
    };

export interface Seat {
  readonly clan: ClanId;
  readonly player: Player;
}

/** A legal move, and what it would change at once. */
export interface Offer {
  readonly move: Move;
  readonly outcome?: Outcome;
  /** What a purchase costs. */
  readonly price?: Price;
}

export type { LogEntry };

/** Public facts about a clan beyond the view: sums that explain themselves. */
export interface Sums {
  readonly winter: WinterPoints;
  readonly reach: Reach;
  /** In a battle that it fights. */
  readonly stakes?: Stakes;
  readonly force: Readonly<Partial<Record<ProvinceId, readonly ForcePart[]>>>;
  /** The Force of its worshippers at each shrine. */
  readonly worship: Readonly<Partial<Record<KamiId, number>>>;
}

export interface TableState {
  readonly seats: readonly Seat[];
  /** The seat from which the table is seen. Whether that is "you" is for `youIn` to say. */
  readonly me: ClanId;
  /** The people at this device; with more than one, secrets are covered between them. Empty for spectators. */
  readonly persons: readonly ClanId[];
  /** Set while the next secret waits for this person to be alone with the screen. */
  readonly cover?: ClanId;
  readonly view: View;
  /** What I am asked now. */
  readonly decision?: Decision;
  /** The answers, if they can be listed. Bids, gifts and sweeteners have bounds instead. */
  readonly offers: readonly Offer[];
  /** May I give something to somebody now? */
  readonly mayGive: boolean;
  readonly mayUndo: boolean;
  /** The number of moves when I last answered something; absent before my first answer. */
  readonly answered?: number;
  /** When that was, by the server's clock; absent at a table in this browser. */
  readonly answeredAt?: number;
  /** The bot that is thinking. */
  readonly thinking?: ClanId;
  readonly sums: Readonly<Partial<Record<ClanId, Sums>>>;
  readonly log: readonly LogEntry[];
  readonly moves: number;
}

/** What a stronger player would do here, and why. */
export interface Hint {
  readonly move: Move;
  readonly why?: Why;
}

export interface Table {
  state(): TableState;
  subscribe(listener: () => void): () => void;
  /** Makes a move; returns the reason if it is refused. */
  play(move: Move): Promise<Refusal | undefined>;
  /** Why a move may not be made, or undefined if it may. Changes nothing. */
  why(move: Move): Promise<Refusal | undefined>;
  undo(): void;
  /** The person under the cover is there. */
  uncover(): void;
  /** At tea several people may speak: from now on I am this one. */
  speakAs(clan: ClanId): void;
  /** Does not pause between the moves of bots until a person is asked. */
  hurry(): void;
  /** Pauses the bots on the map, so that they wait for a step, or resumes them. */
  hold(on: boolean): void;
  /** Lets paused bots make one move. */
  step(): void;
  /** Sets the milliseconds between the moves of bots. */
  pace(milliseconds: number): void;
  hint(): Promise<Hint | undefined>;
  record(): Promise<GameRecord>;
  close(): void;
  /** What comes with playing online; a table in this browser has none of it. */
  readonly online?: Online;
  /** Present if there is somebody to talk to. */
  readonly talk?: TalkLine;
  /** Should the bots of a table in this browser speak? Online, everybody mutes whom they like. */
  botsSpeak?(value: boolean): void;
}
