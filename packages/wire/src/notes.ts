import type { LevelId } from '@hinode/bots';
import type { Phrase } from '@hinode/bots/talk';
import type { AbilityId, AdvantageId, ClanId, MoveType, ProvinceId, SeasonId } from '@hinode/engine';

/**
 * A game is its moves. Everything else that people say or agree at the table is its notes: a second list that only ever grows.
 * Talk, promises, votes, pauses, who left and who came back, standing answers: all of this can be read from it again after a
 * reload, a reconnect or a crash.
 */
export type Note =
  /** Everybody sat down: the first note of every game. Clocks run from here. */
  | { readonly type: 'began' }
  /** Free words, to the table or to one player. */
  | { readonly type: 'said'; readonly from: ClanId; readonly to?: ClanId; readonly text: string }
  /** A phrase that every reader sees in their own language; a promise is remembered. */
  | {
      readonly type: 'phrase';
      readonly from: ClanId;
      readonly to?: ClanId;
      readonly phrase: Phrase;
      readonly promise?: true;
    }
  /** The host of the server removed the words of a note. */
  | { readonly type: 'struck'; readonly note: number }
  /**
   * A question to the table, and what everybody answers. Only one at a time: a new one replaces the old one, and a question about
   * somebody absent waits until that one is settled.
   */
  | { readonly type: 'asked'; readonly by: ClanId; readonly about: About }
  | { readonly type: 'answered'; readonly by: ClanId; readonly choice: Choice }
  /** The question is closed without a result. */
  | { readonly type: 'dropped' }
  /** Everybody agreed to take moves back, and the game went back. */
  | { readonly type: 'undone'; readonly to: number }
  | { readonly type: 'paused' }
  | { readonly type: 'resumed'; readonly by: ClanId }
  /**
   * A clock ran out; or, at a table without clocks, nobody has seen a move of the clan for too long (`unseen`). This by itself
   * asks the table what to do about it.
   */
  | { readonly type: 'time-ran-out'; readonly clan: ClanId; readonly unseen?: true }
  /** The others wait: the clan gets the time for one more move. */
  | { readonly type: 'waited'; readonly clan: ClanId }
  | {
      readonly type: 'bot-took-over';
      readonly clan: ClanId;
      readonly level: LevelId;
      readonly why: 'left' | 'absent';
    }
  /** The clan's person plays again, or has moved after all: the question about it is closed. */
  | { readonly type: 'came-back'; readonly clan: ClanId }
  /** The game is over before Winter: nobody wins, and the position stays as it was. */
  | { readonly type: 'ended'; readonly how: 'agreed' | 'abandoned'; readonly by?: ClanId }
  | { readonly type: 'rematch'; readonly game: string }
  /** Only for the clan's own eyes. */
  | {
      readonly type: 'standing';
      readonly clan: ClanId;
      readonly answer: StandingAnswer;
      readonly value: boolean;
    }
  | { readonly type: 'muted'; readonly clan: ClanId; readonly of: ClanId; readonly value: boolean };

/** What the table is asked, and what it can answer. */
export type About =
  | { readonly question: 'pause' }
  | { readonly question: 'end' }
  | { readonly question: 'undo'; readonly to: number }
  /** Asked by the clock, about somebody who does not answer. */
  | { readonly question: 'absent'; readonly clan: ClanId };
export type Choice = 'yes' | 'no' | 'wait' | 'bot' | 'end';

/** Answers given in advance, so that nobody needs to wait for them. */
export type StandingAnswer =
  /** Always, or never, use this ability when asked. */
  | { readonly on: 'use'; readonly ability: AbilityId; readonly value: boolean }
  /** Pass whenever this is asked, or only the next time: `summon` passes one's Recruit, `move` moves nobody. */
  | ({ readonly on: 'pass'; readonly kind: MoveType } & Once)
  /** Be ready at tea as soon as it begins, unless somebody offers an alliance. */
  | ({ readonly on: 'tea' } & Once)
  /** Make this bid in that war of that season. If other clans than these fight there, the clan is asked. */
  | {
      readonly on: 'bid';
      readonly season: SeasonId;
      readonly war: ProvinceId;
      readonly bid: Readonly<Record<AdvantageId, number>>;
      readonly against: readonly ClanId[];
    }
  /** Accept an alliance that this clan proposes, if it asks for nothing. */
  | { readonly on: 'accept'; readonly with: ClanId }
  /** Be ready for war, unless the clan has promised something or offered coins this season. */
  | { readonly on: 'ready' };

/** Only for the next time; otherwise it holds until it is withdrawn. */
interface Once {
  readonly once?: true;
}

/** A note as it is stored: when, and after how many entries of the game. */
export interface KeptNote {
  readonly when: number;
  readonly at: number;
  readonly note: Note;
}

/** A note as one reader gets it, numbered among those that the reader may hear: other people's whispers leave no gap. */
export interface ShownNote extends KeptNote {
  readonly n: number;
}

/** What a seat may request besides moves. */
export type NoteRequest =
  | { readonly type: 'say'; readonly to?: ClanId; readonly text: string }
  | { readonly type: 'phrase'; readonly to?: ClanId; readonly phrase: Phrase; readonly promise?: true }
  | {
      readonly type: 'ask';
      readonly about:
        | { readonly question: 'pause' | 'end' }
        | { readonly question: 'undo'; readonly to: number };
    }
  /** `question` is the number of the note that asked (`Vote.n`), so that an answer cannot go to another question. */
  | { readonly type: 'vote'; readonly question: number; readonly choice: Choice }
  | { readonly type: 'resume' }
  /** Leaves the seat: a bot plays on. */
  | { readonly type: 'leave' }
  | { readonly type: 'come-back' }
  | { readonly type: 'standing'; readonly answer: StandingAnswer; readonly value: boolean }
  | { readonly type: 'mute'; readonly of: ClanId; readonly value: boolean }
  | { readonly type: 'report'; readonly note: number; readonly words: string };
