import type { ClanId, Decision, Event } from '@hinode/engine';
import type { Cells } from '@hinode/engine/search';
import type { BotOptions } from '../levels.ts';
import type { Budget } from '../shogun.ts';
import type { Pledge } from '../talk/ledger.ts';
import type { Answer, LevelId, Question } from '../types.ts';

/** What is sent to a bots' worker and back. */

/** A question that can be sent: the stream of chance goes as its seed, the knowledge as plain numbers. */
export interface SentQuestion {
  readonly clan: ClanId;
  readonly decision: Decision;
  readonly cells: Cells;
  readonly seed: string;
  readonly budget?: Budget;
  readonly pledges?: readonly Pledge[];
}

export type ToWorker =
  /** `rules`: of the game, if they are not today's. */
  | {
      readonly type: 'seat';
      readonly seat: string;
      readonly level: LevelId;
      readonly options: BotOptions;
      readonly rules?: string;
    }
  | { readonly type: 'event'; readonly seat: string; readonly event: Event }
  /** `ask` wants an answer; `aside` asks whether the bot has something to say while another clan is asked. */
  | {
      readonly type: 'ask' | 'aside';
      readonly seat: string;
      readonly id: number;
      readonly question: SentQuestion;
    }
  | { readonly type: 'leave'; readonly seat: string };

export type FromWorker =
  | { readonly type: 'answer'; readonly id: number; readonly answer: Answer }
  /** Nothing to say aside. */
  | { readonly type: 'silence'; readonly id: number }
  | { readonly type: 'problem'; readonly id: number; readonly problem: string };

export const sendable = (question: Question, seed: string): SentQuestion => ({
  clan: question.clan,
  decision: question.decision,
  // A copy of its own: the knowledge may lie in a slab with other positions.
  cells: question.knowledge.cells.slice(),
  seed,
  ...(question.budget && { budget: question.budget }),
  ...(question.pledges && { pledges: question.pledges }),
});
