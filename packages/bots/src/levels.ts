import { type Move, type Rng, randomMove, type State } from '@hinode/engine';
import { MANDATE_IDS } from '@hinode/engine/facts';
import { clanNumber, imagine, writeMove } from '@hinode/engine/search';
import { byPlayouts, byThumb, type Weigh } from './alliance-worth.ts';
import { BID_EFFORT, type BidEffort, equilibriumBid } from './bids/equilibrium.ts';
import { type Bargaining, CHARACTERS, PLAIN } from './characters/characters.ts';
import type { CharacterId } from './characters/choosing.ts';
import { bothOf, type Taste, tasteOf } from './characters/tastes.ts';
import { evaluate, type Judge, shortSighted } from './evaluate.ts';
import { keepingWord } from './faith.ts';
import { byGlance, byOutlook, payForMandate } from './gifts.ts';
import { gratefully, leaningOf } from './gratitude.ts';
import { instinct, ranked } from './instinct.ts';
import { byExperience } from './judgement/judge.ts';
import { mandateIn } from './mandate-sense.ts';
import { politeAnswers } from './manners.ts';
import { type Memory, newMemory, remember } from './memory.ts';
import { type Erring, erringOf } from './mistakes/erring.ts';
import { answerLate, negotiate } from './negotiate.ts';
import { explain } from './reasons.ts';
import { type Effort, samuraiCode, type Tried, tryAll } from './samurai.ts';
import { type Budget, search } from './shogun.ts';
import { faithOf } from './talk/voices.ts';
import type { Answer, Bot, LevelId, Question } from './types.ts';

/** The ladder of opponents, each clearly stronger than the one below. */

export interface BotOptions {
  /** How much a Shogun may think: milliseconds, or iterations (then it is deterministic). */
  readonly budget?: Budget;
  /** 0 plays at full strength; 0.3 answers three in ten decisions by chance. */
  readonly noise?: number;
  /** How few of the mistakes of people it makes, from 0 to 10: with 10, or where nothing is said, none. */
  readonly skill?: number;
  /** Thinks as little as its level can: for tests and for mass runs, where only legality counts. */
  readonly quick?: boolean;
  /** A style of play that can be noticed; without one a bot plays as well as it can. */
  readonly character?: CharacterId;
  /** Says with every answer why, for somebody who wants to learn: that takes a little time. */
  readonly explains?: boolean;
  /** Judges positions by what was added up by hand, as before anything was learned: to compare. */
  readonly byHand?: boolean;
  /** The clock a budget in milliseconds is measured with. */
  readonly now?: () => number;
}

const SAMURAI_EFFORT: Effort = { finalists: 4, playouts: 1, answers: 120 };
const DAIMYO_EFFORT: Effort = { finalists: 5, playouts: 3, answers: 300 };
const SHOGUN_BUDGET: Budget = { milliseconds: 200 };
const QUICK_EFFORT: Effort = { finalists: 2, playouts: 1, answers: 0 };
const QUICK_BIDS: BidEffort = { candidates: 6, rounds: 4 };

const judgeOf = (byHand: boolean | undefined): Judge => (byHand ? evaluate : byExperience);

/** How loud the taste of a character speaks at each level. */
const LOUDNESS: Record<ThinkingLevel, number> = { ashigaru: 1, samurai: 3, daimyo: 2, shogun: 2 };

type Think = (question: Question, options: BotOptions, taste: Taste | undefined) => Tried[];
type ThinkingLevel = Exclude<LevelId, 'random'>;

/** The best answer first; a level is how it thinks. */
const THINKING: Record<ThinkingLevel, Think> = {
  ashigaru: ({ clan, decision, knowledge, rng }, _, taste) => {
    const world = imagine(knowledge, rng);
    return decision.kind === 'mandate' || (taste !== undefined && decision.kind !== 'bid')
      ? tasted(ranked(world, clanNumber(clan), rng), world, clanNumber(clan), taste)
      : [{ code: instinct(world, clanNumber(clan), rng), value: 0 }];
  },
  samurai: (question, { quick }, taste) =>
    samuraiCode(question, { ...(quick ? QUICK_EFFORT : SAMURAI_EFFORT), taste }),
  daimyo: (question, { quick, byHand }, taste) =>
    question.decision.kind === 'bid'
      ? equilibriumBid(question, quick ? QUICK_BIDS : BID_EFFORT)
      : samuraiCode(question, {
          ...(quick ? QUICK_EFFORT : DAIMYO_EFFORT),
          judge: judgeOf(byHand),
          taste,
        }),
  shogun: (question, { quick, byHand, budget = SHOGUN_BUDGET, now }, taste) =>
    question.decision.kind === 'bid'
      ? equilibriumBid(question, quick ? QUICK_BIDS : BID_EFFORT)
      : search(question, question.budget ?? budget, now, judgeOf(byHand), taste),
};

/** The same answers, the best first once taste is counted. */
const tasted = (answers: readonly Tried[], world: State, clan: number, taste: Taste | undefined): Tried[] =>
  taste === undefined
    ? [...answers]
    : answers
        .map(({ code, value }) => ({ code, value: value + taste(world, clan, code) }))
        .sort((a, b) => b.value - a.value);

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

/** How many seasons each level plays out in its mind to weigh an alliance; none is a rule of thumb. */
const TEA_PLAYOUTS: Record<ThinkingLevel, number> = { ashigaru: 0, samurai: 4, daimyo: 6, shogun: 12 };
/** How much each level believes a difference it sees between two mandates. */
const TRUST: Record<ThinkingLevel, number> = { ashigaru: 1, samurai: 0.1, daimyo: 0.2, shogun: 0.4 };
/** How many worlds each level imagines to weigh a gift. */
const GIFT_WORLDS: Record<ThinkingLevel, number> = { ashigaru: 8, samurai: 8, daimyo: 8, shogun: 16 };

/** How many seasons are played out to say how much better an answer is than the next. */
const GAIN_PLAYOUTS = 16;

const weighing = (level: ThinkingLevel, { quick }: BotOptions): Weigh => {
  const playouts = TEA_PLAYOUTS[level];
  return playouts === 0 ? byThumb : byPlayouts(quick ? 1 : playouts);
};

/** Somebody at the table: how they think, what they remember of the game, and the mistakes they make. */
interface Mind {
  readonly level: ThinkingLevel;
  readonly options: BotOptions;
  readonly memory: Memory;
  readonly erring: Erring | undefined;
}

const bargainingOf = ({ options: { character }, erring }: Mind): Bargaining => ({
  ...(character === undefined ? PLAIN : CHARACTERS[character].bargaining),
  ...(erring && { remembers: erring.remembers }),
});

/** The answers of a level, the best first, as its own taste and its mistakes have it. */
function answersOf(mind: Mind, question: Question): Tried[] {
  const { level, options, memory, erring } = mind;
  const taste = tasteOf(options.character, LOUDNESS[level]);
  if (erring === undefined) return THINKING[level](question, options, taste);
  if (question.decision.kind === 'bid')
    return THINKING[level](question, options, taste).map(({ code, value }) => ({
      code: erring.bid(question, code, memory),
      value,
    }));
  const think = (seen: Question): Tried[] => {
    const all = bothOf(taste, erring.opinion);
    return level !== 'ashigaru' && erring.isShortSighted(seen)
      ? atOnce(seen, all)
      : THINKING[level](seen, options, all);
  };
  const answers = legalAmong(question, think(erring.seen(question)));
  // Where nothing is left of what it thought it could do, it looks again.
  return answers.length > 0 ? answers : think(question);
}

/** What looks best right after it, without a thought of what comes later. */
const atOnce = ({ clan, knowledge, rng }: Question, taste: Taste | undefined): Tried[] =>
  tryAll(imagine(knowledge, rng), clanNumber(clan), rng, shortSighted, taste);

function legalAmong({ clan, knowledge, rng }: Question, answers: readonly Tried[]): Tried[] {
  const legal = new Set(politeAnswers(imagine(knowledge, rng), clanNumber(clan)));
  return answers.filter(({ code }) => legal.has(code));
}

/** The best answer, and why; a choice of a mandate may be turned by gifts received. */
function think(mind: Mind, question: Question): Answer {
  const { level, options, memory } = mind;
  const faith = faithOf(level, options.character);
  const answers = keepingWord(question, answersOf(mind, question), faith, (code) => toMove(question, code));
  const leaning = question.decision.kind === 'mandate' ? leaningOf(question, memory) : undefined;
  const [plain] = answers;
  const [best, ...others] = leaning === undefined ? answers : gratefully(answers, leaning, TRUST[level]);
  if (plain === undefined || best === undefined) return byChance(question);
  const move = toMove(question, best.code);
  if (best.code !== plain.code)
    return { move, why: { reason: 'grateful', about: MANDATE_IDS[mandateIn(best.code)] as string } };
  return options.explains
    ? { move, why: explain(question, [best, ...others], options.quick ? 0 : GAIN_PLAYOUTS) }
    : { move };
}

/** What a bot says while another clan is asked: most of the time nothing. */
function speakUp(mind: Mind, question: Question): Answer | undefined {
  const { level, options, memory } = mind;
  switch (question.decision.kind) {
    case 'ready':
      return answerLate(question, memory, weighing(level, options), bargainingOf(mind));
    case 'mandate': {
      const ways = level === 'ashigaru' ? [byGlance] : [byGlance, byOutlook];
      const worlds = options.quick ? 1 : GIFT_WORLDS[level];
      return payForMandate(question, memory, ways, worlds, bargainingOf(mind).generosity);
    }
    default:
      return undefined;
  }
}

/** Makes a bot of a level. It remembers, for one game, who broke alliances and who gave what to whom. */
export function botOf(level: LevelId, options: BotOptions = {}): Bot {
  if (level === 'random') return { level, observe: () => {}, answer: byChance };
  const memory = newMemory();
  const mind: Mind = { level, options, memory, erring: erringOf(options.skill) };
  const isSlip = ({ rng }: Question): boolean => slips(rng, options.noise ?? 0);
  return {
    level,
    observe: (event) => remember(memory, event),
    answer: (question) => {
      if (isSlip(question)) return byChance(question);
      return question.decision.kind === 'ready'
        ? negotiate(question, memory, weighing(level, options), bargainingOf(mind))
        : think(mind, question);
    },
    aside: (question) => (isSlip(question) ? undefined : speakUp(mind, question)),
  };
}
