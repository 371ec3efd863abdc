import { type ClanId, type Decision, legalMoves, type Move, rngFrom, type State } from '@hinode/engine';
import { isAnswer } from '@hinode/engine/games';
import { clanNumber, imagine, knowledge, writeMove } from '@hinode/engine/search';
import { release } from '../lookahead.ts';
import { explain } from '../reasons.ts';
import { type Tried, tryAll } from '../samurai.ts';
import { search } from '../shogun.ts';
import { questionFor } from '../table/questions.ts';
import type { Question, Why } from '../types.ts';
import type { Budget } from './budget.ts';
import type { ChanceOf } from './chance.ts';
import { type Compared, compare, measure, outcomeOf, type Scales, worldFor } from './pairs.ts';
import { rivalsOf } from './rivals.ts';

/** Was an answer as good as the Shogun's, by what its player could know? */

export interface Judged {
  /** After so many moves. */
  readonly at: number;
  readonly clan: ClanId;
  readonly decision: Decision;
  readonly played: Move;
  /** What the Shogun would have done, and why. */
  readonly shogun: Move;
  readonly why?: Why;
  readonly compared: Compared;
}

/** A decision that somebody took: the position before it, and the answer. */
export interface Taken {
  readonly at: number;
  readonly state: State;
  readonly decision: Decision;
  readonly move: Move;
}

/** Where so much more is to be had, it is looked at closely. */
const SUSPECT_VP = 1;
/** It is told from here on: less is a matter of taste. Bids are mixed on purpose, and a single one may be anything. */
const TOLD = { vp: 2, chance: 0.05 };
const TOLD_OF_BIDS = { vp: 4, chance: 0.1 };
/** So many errors must lie between what is told and nothing at all: of a hundred answers one or two are unlucky. */
const SURE = 3;
/** How many answers besides the one given are looked at first. */
const FINALISTS = 4;

/** Is there anything to judge? Tea is talk: what an alliance is worth, others decide. */
export function isJudged({ state, decision, move }: Taken): boolean {
  if (!isAnswer(move) && move.type !== 'pass') return false;
  if (decision.clan !== move.clan || decision.kind === 'ready') return false;
  // A gift is made while something else is asked.
  if (decision.kind !== 'bid' && move.type === 'gift') return false;
  return decision.kind === 'bid' ? move.type === 'bid' : legalMoves(state, decision.clan).length > 1;
}

/** Compares an answer with the Shogun's; nothing if there is nothing to tell. */
export function judge(taken: Taken, budget: Budget, chanceOf: ChanceOf, seed: string): Judged | undefined {
  const own = `${seed} ${taken.at}`;
  return taken.decision.kind === 'bid'
    ? judgeBid(taken, budget, chanceOf, own)
    : judgeAnswer(taken, budget, chanceOf, own);
}

function judgeAnswer(
  taken: Taken,
  { worlds, glances, thoughts }: Budget,
  chanceOf: ChanceOf,
  seed: string,
): Judged | undefined {
  const { at, state, decision, move } = taken;
  const { clan } = decision;
  const scales: Scales = { clan, knowledge: knowledge(state, clan), chanceOf };
  if (!isSuspect(taken, finalists(taken, seed), scales, glances, seed)) return undefined;
  const ask = (again: string): Question => questionFor(state, decision, `${seed} ${again}`, at);
  const question = ask('first');
  const answers = search(question, { iterations: thoughts });
  const better = betterThan(taken, answers);
  if (better === undefined) return undefined;
  const compared = compare(scales, move, better, worlds, `${seed} pair`);
  if (!isTold(compared, TOLD)) return undefined;
  // A search is a matter of chance too: what is told must come out twice.
  if (betterThan(taken, search(ask('again'), { iterations: thoughts })) === undefined) return undefined;
  return { at, clan, decision, played: move, shogun: better, why: explain(question, answers, 0), compared };
}

function judgeBid(
  taken: Taken,
  { worlds, glances }: Budget,
  chanceOf: ChanceOf,
  seed: string,
): Judged | undefined {
  const { at, state, decision, move } = taken;
  const { clan } = decision;
  const known = knowledge(state, clan);
  const rivals = rivalsOf(known, clan, seed);
  if (rivals === undefined) return undefined;
  const scales: Scales = { clan, knowledge: known, chanceOf, rivals };
  const better = writeMove(state, clanNumber(clan), rivals.best);
  if (isSame(better, move) || !isSuspect(taken, [better], scales, 2 * glances, seed)) return undefined;
  const compared = compare(scales, move, better, worlds, `${seed} pair`);
  if (!isTold(compared, TOLD_OF_BIDS)) return undefined;
  const why = explain(questionFor(state, decision, seed, at), [{ code: rivals.best, value: 0 }], 0);
  return { at, clan, decision, played: move, shogun: better, why, compared };
}

/** The other answers that look best at a glance, the best first. */
function finalists({ state, decision, move }: Taken, seed: string): Move[] {
  const { clan } = decision;
  const rng = rngFrom(seed);
  const world = imagine(knowledge(state, clan), rng);
  const number = clanNumber(clan);
  return tryAll(world, number, rng)
    .map(({ code }) => writeMove(world, number, code))
    .filter((other) => !isSame(other, move))
    .slice(0, FINALISTS);
}

/** Does any other answer look better by more than a point? It takes little time, and most answers are good. */
function isSuspect(
  { move }: Taken,
  others: readonly Move[],
  scales: Scales,
  worlds: number,
  seed: string,
): boolean {
  const ahead = others.map((): number[] => []);
  for (let n = 0; n < worlds; n++) {
    const chance = `${seed} glance ${n}`;
    const world = worldFor(scales, chance);
    const given = outcomeOf(scales, world, move, chance).vp;
    others.forEach((other, i) => {
      ahead[i]?.push(outcomeOf(scales, world, other, chance).vp - given);
    });
    release(world);
  }
  return ahead.map(measure).some(({ mean, error }) => mean > SUSPECT_VP && mean > 1.5 * error);
}

/** The Shogun's answer, if it holds that to be clearly better than the one that was given. */
function betterThan({ state, decision, move }: Taken, answers: readonly Tried[]): Move | undefined {
  const number = clanNumber(decision.clan);
  const moves = answers.map(({ code }) => writeMove(state, number, code));
  const given = answers[moves.findIndex((one) => isSame(one, move))];
  const [best] = answers;
  if (best === undefined || best === given) return undefined;
  if (given !== undefined && best.value - given.value < SUSPECT_VP) return undefined;
  return moves[0];
}

/** The same answer, in whichever order its fields are. */
export function isSame(one: Move, other: Move): boolean {
  const sorted = (move: Move): string =>
    JSON.stringify(Object.entries(move).sort(([a], [b]) => (a < b ? -1 : 1)));
  return sorted(one) === sorted(other);
}

const isTold = ({ vp, chance }: Compared, least: typeof TOLD): boolean =>
  (vp.mean >= least.vp && vp.mean > SURE * vp.error) ||
  (chance.mean >= least.chance && chance.mean > SURE * chance.error);
