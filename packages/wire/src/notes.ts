import type { LevelId } from '@hinode/bots';
import type { Phrase } from '@hinode/bots/talk';
import type { AbilityId, AdvantageId, ClanId, MoveType, ProvinceId, SeasonId } from '@hinode/engine';

/**
 * A game is its moves; everything else that people say or agree at the table is its notes: a second list that only ever
 * grows. Talk, promises, votes, pauses, who left and who came back, standing answers: all are read off it again after a
 * reload, a reconnect or a crash.
 */
export type Note =
  /** Everybody sat down: the first note of every game. Clocks run from here. */
  | { readonly type: 'began' }
  /** Free words, to the table or to one player. */
  | { readonly type: 'said'; readonly from: ClanId; readonly to?: ClanId; readonly text: string }
  /** Words that every reader sees in their own language; a promise is remembered. */
  | {
      readonly type: 'phrase';
      readonly from: ClanId;
      readonly to?: ClanId;
      readonly phrase: Phrase;
      readonly promise?: true;
    }
  /** The host of the server took the words of a note away. */
  | { readonly type: 'struck'; readonly note: number }
  /**
   * A question to the table, and what each says to it. One at a time: a new one takes the place of the old, and the one
   * about somebody absent waits until it is settled.
   */
  | { readonly type: 'asked'; readonly by: ClanId; readonly about: About }
  | { readonly type: 'answered'; readonly by: ClanId; readonly choice: Choice }
  /** The question is settled without anything coming of it. */
  | { readonly type: 'dropped' }
  /** All agreed to take moves back, and the game went back. */
  | { readonly type: 'undone'; readonly to: number }
  | { readonly type: 'paused' }
  | { readonly type: 'resumed'; readonly by: ClanId }
  /**
   * A clock ran out, or at a table without clocks nobody has seen a move of the clan for too long (`unseen`). Opens the
   * question what to do about it by itself.
   */
  | { readonly type: 'time-ran-out'; readonly clan: ClanId; readonly unseen?: true }
  /** The others wait: the clan has the time for one move once more. */
  | { readonly type: 'waited'; readonly clan: ClanId }
  | {
      readonly type: 'bot-took-over';
      readonly clan: ClanId;
      readonly level: LevelId;
      readonly why: 'left' | 'absent';
    }
  /** The clan plays itself again, or has moved after all: nobody is asked about it any more. */
  | { readonly type: 'came-back'; readonly clan: ClanId }
  /** The game is over before Winter: nobody wins, and it stands as it stood. */
  | { readonly type: 'ended'; readonly how: 'agreed' | 'abandoned'; readonly by?: ClanId }
  | { readonly type: 'rematch'; readonly game: string }
  /** For the clan's own eyes. */
  | {
      readonly type: 'standing';
      readonly clan: ClanId;
      readonly answer: StandingAnswer;
      readonly value: boolean;
    }
  | { readonly type: 'muted'; readonly clan: ClanId; readonly of: ClanId; readonly value: boolean };

/** What the table is asked, and what may be said to it. */
export type About =
  | { readonly question: 'pause' }
  | { readonly question: 'end' }
  | { readonly question: 'undo'; readonly to: number }
  /** Asked by the clock, about whoever does not answer. */
  | { readonly question: 'absent'; readonly clan: ClanId };
export type Choice = 'yes' | 'no' | 'wait' | 'bot' | 'end';

/** Answers somebody gives in advance, so that nobody waits for them. */
export type StandingAnswer =
  /** Always, or never, use this ability when asked. */
  | { readonly on: 'use'; readonly ability: AbilityId; readonly value: boolean }
  /** Pass whenever this is asked, or the next time: `summon` passes one's Recruit, `move` moves nobody. */
  | ({ readonly on: 'pass'; readonly kind: MoveType } & Once)
  /** Be ready at tea as soon as it begins, unless somebody offers an alliance. */
  | ({ readonly on: 'tea' } & Once)
  /** Bid so in that war of that season. If those who fight there are others than these, one is asked. */
  | {
      readonly on: 'bid';
      readonly season: SeasonId;
      readonly war: ProvinceId;
      readonly bid: Readonly<Record<AdvantageId, number>>;
      readonly against: readonly ClanId[];
    }
  /** Accept an alliance this clan proposes, if it asks for nothing. */
  | { readonly on: 'accept'; readonly with: ClanId }
  /** Be ready for war, unless one has promised something or offered coins this season. */
  | { readonly on: 'ready' };

/** An answer for the next time alone; else it holds until it is taken back. */
interface Once {
  readonly once?: true;
}

/** A note as it is kept: when, and after how many entries of the game. */
export interface KeptNote {
  readonly when: number;
  readonly at: number;
  readonly note: Note;
}

/** A note as one reader gets it, numbered among those the reader hears: what others whisper leaves no gap. */
export interface ShownNote extends KeptNote {
  readonly n: number;
}

/** What a seat may ask for beside moves. */
export type NoteRequest =
  | { readonly type: 'say'; readonly to?: ClanId; readonly text: string }
  | { readonly type: 'phrase'; readonly to?: ClanId; readonly phrase: Phrase; readonly promise?: true }
  | {
      readonly type: 'ask';
      readonly about:
        | { readonly question: 'pause' | 'end' }
        | { readonly question: 'undo'; readonly to: number };
    }
  /** `question` is the number of the note that asked (`Vote.n`), so that no answer goes to another question. */
  | { readonly type: 'vote'; readonly question: number; readonly choice: Choice }
  | { readonly type: 'resume' }
  /** Gets up: a bot plays on. */
  | { readonly type: 'leave' }
  | { readonly type: 'come-back' }
  | { readonly type: 'standing'; readonly answer: StandingAnswer; readonly value: boolean }
  | { readonly type: 'mute'; readonly of: ClanId; readonly value: boolean }
  | { readonly type: 'report'; readonly note: number; readonly words: string };
