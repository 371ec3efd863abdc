import { clanNumber, imagine, type Move, type Rng, randomMove, writeMove } from '@hinode/engine';
import { BID_EFFORT, type BidEffort, equilibriumBid } from './bids/equilibrium.ts';
import { instinct } from './instinct.ts';
import { negotiate, newMemory, remember } from './negotiate.ts';
import { reasonFor } from './reasons.ts';
import { type Effort, samuraiCode, type Tried } from './samurai.ts';
import { type Budget, search } from './shogun.ts';
import type { Answer, Bot, LevelId, Question } from './types.ts';

/** The ladder of opponents, each clearly stronger than the one below. */

export interface BotOptions {
  /** How much a Shogun may think: milliseconds, or iterations (then it is deterministic). */
  readonly budget?: Budget;
  /** 0 plays at full strength; 0.3 answers three in ten decisions by chance. */
  readonly noise?: number;
  /** Thinks as little as its level can: for tests and for mass runs, where only legality counts. */
  readonly quick?: boolean;
  /** The clock a budget in milliseconds is measured with. */
  readonly now?: () => number;
}

const SAMURAI_EFFORT: Effort = { finalists: 4, playouts: 1 };
const DAIMYO_EFFORT: Effort = { finalists: 5, playouts: 3 };
const SHOGUN_BUDGET: Budget = { milliseconds: 200 };
const QUICK_EFFORT: Effort = { finalists: 2, playouts: 1 };
const QUICK_BIDS: BidEffort = { candidates: 6, rounds: 4 };

type Think = (question: Question, options: BotOptions) => Tried[];

/** The best answer first; a level is how it thinks. */
const THINKING: Record<Exclude<LevelId, 'random'>, Think> = {
  ashigaru: ({ clan, knowledge, rng }) => [
    { code: instinct(imagine(knowledge, rng), clanNumber(clan), rng), value: 0 },
  ],
  samurai: (question, { quick }) => samuraiCode(question, quick ? QUICK_EFFORT : SAMURAI_EFFORT),
  daimyo: (question, { quick }) =>
    question.decision.kind === 'bid'
      ? equilibriumBid(question, quick ? QUICK_BIDS : BID_EFFORT)
      : samuraiCode(question, quick ? QUICK_EFFORT : DAIMYO_EFFORT),
  shogun: (question, { quick, budget = SHOGUN_BUDGET, now }) =>
    question.decision.kind === 'bid'
      ? equilibriumBid(question, quick ? QUICK_BIDS : BID_EFFORT)
      : search(question, budget, now),
};

const toMove = ({ clan, knowledge }: Question, code: number): Move =>
  writeMove(knowledge.cells, clanNumber(clan), code);

/** What instinct would answer: for a seat whose own answer cannot be used. */
export const instinctMove = (question: Question): Move =>
  toMove(
    question,
    instinct(imagine(question.knowledge, question.rng), clanNumber(question.clan), question.rng),
  );

function byChance({ knowledge, clan, rng }: Question): Answer {
  return { move: randomMove(imagine(knowledge, rng), clan, rng), why: { reason: 'chance' } };
}

const slips = (rng: Rng, noise: number): boolean => noise > 0 && rng.below(1000) < noise * 1000;

/** How many seasons each level plays out in its mind to weigh an alliance. */
const TEA_PLAYOUTS: Record<LevelId, number> = { random: 0, ashigaru: 0, samurai: 4, daimyo: 6, shogun: 12 };

/** Makes a bot of a level. It remembers, for one game, who broke alliances. */
export function botOf(level: LevelId, options: BotOptions = {}): Bot {
  const memory = newMemory();
  return {
    level,
    observe: (event) => remember(memory, event),
    answer: (question) => {
      if (level === 'random' || slips(question.rng, options.noise ?? 0)) return byChance(question);
      const playouts = options.quick ? Math.min(1, TEA_PLAYOUTS[level]) : TEA_PLAYOUTS[level];
      if (question.decision.kind === 'ready' && playouts > 0) return negotiate(question, memory, playouts);
      const answers = THINKING[level](question, options);
      const [best] = answers;
      if (best === undefined) return byChance(question);
      return { move: toMove(question, best.code), why: reasonFor(question, answers) };
    },
  };
}
