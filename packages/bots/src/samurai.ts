import { type Rng, rngFrom, type State } from '@hinode/engine';
import {
  clanNumber,
  figureIn,
  forceOfFigure,
  fromIn,
  imagine,
  openQuestion,
  phaseOf,
  playCode,
  toIn,
  typeOf,
} from '@hinode/engine/search';
import { bidByThumb } from './bids/thumb.ts';
import type { Taste } from './characters/tastes.ts';
import { evaluate, type Judge, standing } from './evaluate.ts';
import { sense } from './instinct.ts';
import { borrow, goOnWhile, release, toMandateEnd, toSeasonEnd } from './lookahead.ts';
import { politeAnswers } from './manners.ts';
import { givesUp } from './odds.ts';
import type { Question } from './types.ts';

/** One move ahead: each answer is tried in an imagined world, and the outlook after it is weighed. */

/** Only the most sensible answers are tried where there are very many. */
const MOST_TRIED = 40;

export interface Tried {
  readonly code: number;
  readonly value: number;
  /** How much of the value is a matter of taste. */
  readonly taste?: number;
}

/** Every answer with the standing it leads to, the best first. */
export function tryAll(
  world: State,
  clan: number,
  rng: Rng,
  judge: Judge = evaluate,
  tasteOf?: Taste,
): Tried[] {
  return sensible(world, clan)
    .map((code) => {
      const value = outlook(world, clan, code, rng, judge);
      if (tasteOf === undefined) return { code, value };
      const taste = tasteOf(world, clan, code);
      return { code, value: value + taste, taste };
    })
    .sort((a, b) => b.value - a.value);
}

/** Whoever is alone in a war and marches off to where none is gives a token away. */
const givesTokenAway = (world: State, clan: number, code: number): boolean =>
  typeOf(code) === 'move' &&
  givesUp(world, clan, {
    from: fromIn(code),
    to: toIn(code),
    force: forceOfFigure(world, clan, figureIn(code), fromIn(code)),
  });

function sensible(world: State, clan: number): number[] {
  const codes = Array.from(politeAnswers(world, clan)).filter((code) => !givesTokenAway(world, clan, code));
  if (codes.length <= MOST_TRIED) return codes;
  return codes
    .map((code) => ({ code, value: sense(world, clan, code) }))
    .sort((a, b) => b.value - a.value)
    .slice(0, MOST_TRIED)
    .map(({ code }) => code);
}

/** How a clan stands after an answer, once the immediate consequences are played out by instinct. */
function outlook(world: State, clan: number, code: number, rng: Rng, judge: Judge): number {
  const state = borrow(world);
  const asks = typeOf(code);
  playCode(state, clan, code);
  if (asks === 'mandate') toMandateEnd(state, rng);
  else if (phaseOf(state) === 'war')
    goOnWhile(state, rng, () => openQuestion(state)?.asks !== 'bid' && phaseOf(state) === 'war');
  const value = standing(state, clan, judge) + 0.02 * sense(world, clan, code);
  release(state);
  return value;
}

/** How much is played on to the end of the season before an answer is chosen. */
export interface Effort {
  /** How many of the best-looking answers are played on. */
  readonly finalists: number;
  /** How often each of them, at least … */
  readonly playouts: number;
  /** … and again until about so many answers have been given in all. Near its end a season is quickly played. */
  readonly answers: number;
  /** Who says what an answer looks like and what comes out; by hand if nobody is named. */
  readonly judge?: Judge;
  /** What it likes besides, if it has a character. */
  readonly taste?: Taste | undefined;
}

/** The fewer seasons were played out, the more what is seen at first sight counts beside them. */
const FIRST_SIGHT = 0.7;

/** More playouts than this tell nothing new. */
const MOST_PLAYOUTS = 24;

/**
 * Plays the best-looking answers on to the end of the season and weighs what comes out. All meet the same imagined
 * world and the same stream of chance: what differs then is their doing, and not who was lucky with a later bid.
 */
export function playOn(question: Question, tried: readonly Tried[], effort: Effort): Tried[] {
  const { clan, knowledge, rng } = question;
  const number = clanNumber(clan);
  const finalists = tried.slice(0, effort.finalists);
  if (finalists.length < 2) return finalists;
  const totals = finalists.map(() => 0);
  let playouts = 0;
  for (
    let answers = 0;
    playouts < effort.playouts || (answers < effort.answers && playouts < MOST_PLAYOUTS);
    playouts++
  ) {
    const world = imagine(knowledge, rng);
    const chance = `${rng.below(2 ** 31)}`;
    finalists.forEach(({ code }, i) => {
      const state = borrow(world);
      playCode(state, number, code);
      answers += toSeasonEnd(state, rngFrom(chance));
      totals[i] = (totals[i] as number) + standing(state, number, effort.judge);
      release(state);
    });
  }
  return finalists
    .map(({ code, value, taste = 0 }, i) => ({
      code,
      value: (totals[i] as number) / playouts + (0.3 + FIRST_SIGHT / playouts) * (value - taste) + taste,
    }))
    .sort((a, b) => b.value - a.value);
}

/** The Samurai's answers, the best first. */
export function samuraiCode(question: Question, effort: Effort): Tried[] {
  const { clan, knowledge, decision, rng } = question;
  const world = imagine(knowledge, rng);
  const number = clanNumber(clan);
  if (decision.kind === 'bid') return [{ code: bidByThumb(world, number, rng), value: 0 }];
  return playOn(question, tryAll(world, number, rng, effort.judge, effort.taste), effort);
}
