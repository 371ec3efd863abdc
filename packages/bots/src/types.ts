import type { ClanId, Decision, Event, Knowledge, Move, Rng, View } from '@hinode/engine';

/** What a bot is given when it is asked: what its clan may know, and nothing else. */
export interface Question {
  /** The clan the bot plays. */
  readonly clan: ClanId;
  /** What is to be decided: by this clan, or, where it is asked for an aside, by another. */
  readonly decision: Decision;
  readonly view: View;
  /** The same as a position with blanks, for bots that look ahead. */
  readonly knowledge: Knowledge;
  /** Every listed legal answer (bids and gifts are not listed). */
  readonly legal: readonly Move[];
  readonly rng: Rng;
}

/** Why a bot did what it did, as data: texts are made elsewhere. */
export interface Why {
  /** What it had in mind: `win-province`, `take-favor`, `earn-coins` … */
  readonly reason: Reason;
  /** What it expects to gain, in victory points, over the quietest answer. */
  readonly gain?: number;
  readonly province?: string;
  readonly about?: string;
}

export const REASONS = [
  'chance',
  'best-outlook',
  'win-province',
  'hold-province',
  'please-kami',
  'collect-harvest',
  'buy-strength',
  'build-up',
  'weaken-rival',
  'gain-honor',
  'gain-points',
  'save-coins',
  'fair-odds',
  'worth-allying',
  'well-paid',
  'asks-too-much',
  'pay-for-mandate',
  'grateful',
  'not-worth-it',
  'only-choice',
] as const;
export type Reason = (typeof REASONS)[number];

export interface Answer {
  readonly move: Move;
  readonly why: Why;
}

/** A player that is a program. It may remember what it has seen of a game. */
export interface Bot {
  readonly level: LevelId;
  /** Told everything its clan may see, as it happens. */
  observe(event: Event): void;
  answer(question: Question): Answer;
  /**
   * What it has to say while somebody else is asked: a gift before a mandate is chosen, an answer to a proposal that
   * came after it was ready. Mostly nothing. A bot without this is never asked.
   */
  aside?(question: Question): Answer | undefined;
}

export const LEVEL_IDS = ['random', 'ashigaru', 'samurai', 'daimyo', 'shogun'] as const;
export type LevelId = (typeof LEVEL_IDS)[number];
