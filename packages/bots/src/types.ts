import type { ClanId, Decision, Event, Move, Rng } from '@hinode/engine';
import type { Knowledge } from '@hinode/engine/search';
import type { Budget } from './shogun.ts';
import type { Pledge } from './talk/ledger.ts';

/** What a bot is given when it is asked: what its clan may know, and nothing else. */
export interface Question {
  /** The clan the bot plays. */
  readonly clan: ClanId;
  /** What is to be decided: by this clan, or, where it is asked for an aside, by another. */
  readonly decision: Decision;
  /** What the clan knows, as a position with blanks: views and legal moves can be had from it. */
  readonly knowledge: Knowledge;
  readonly rng: Rng;
  /** How much a Shogun may think about this one, if it is not as usual. */
  readonly budget?: Budget;
  /** What was promised at the table, as far as the clan heard it, and how it went. */
  readonly pledges?: readonly Pledge[];
}

export interface Purse {
  readonly vp?: number;
  readonly coins?: number;
  readonly ronin?: number;
}

/** Why a bot did what it did: a fact of the position, as data. Texts are made elsewhere. */
export interface Why {
  readonly reason: Reason;
  /** How much better than the next best answer the season would end, in victory points. */
  readonly gain?: number;
  readonly province?: string;
  /** A card, a kami or a mandate. */
  readonly about?: string;
  readonly clan?: string;
  /** One's own Force, and the most that stands against it. */
  readonly force?: number;
  readonly against?: number;
  readonly purse?: Purse;
  readonly count?: number;
  /** A second fact that speaks for it. */
  readonly also?: Why;
}

export const REASONS = [
  // Answers in general.
  'chance',
  'only-choice',
  'best-outlook',
  'season-wars',
  'season-brings',
  'changes-nothing',
  // The battle being fought.
  'wins-battle',
  'battle-is-won',
  'battle-is-lost',
  // Wars and favors to come.
  'alone',
  'leads',
  'keeps-lead',
  'safer',
  'closer',
  'ends-lead',
  'rewards',
  'favor',
  'closer-favor',
  // What one has.
  'brings',
  'keeps',
  'honor',
  'keeps-honor',
  'saves-figures',
  'more-figures',
  'build-up',
  'serves',
  'winter',
  // What others have.
  'costs-rival',
  'helps-ally',
  'helps-last',
  // Bids.
  'save-coins',
  'ahead',
  'behind',
  'ronin-win',
  'ronin-denied',
  'hostage-wins',
  'hostage-pays',
  'hostage-denied',
  'seppuku-pays',
  'sells-defeat',
  'poets-pay',
  'unreadable',
  // Tea, and gifts.
  'shares-mandates',
  'truce',
  'well-paid',
  'asks-too-much',
  'broke-faith',
  'too-far-ahead',
  'shares-little',
  'proposal-stands',
  'has-ally',
  'no-partner',
  'too-late-for-gifts',
  'pay-for-mandate',
  'grateful',
] as const;
export type Reason = (typeof REASONS)[number];

export interface Answer {
  readonly move: Move;
  /** Given where it costs nothing, and always by bots that explain themselves. */
  readonly why?: Why;
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
