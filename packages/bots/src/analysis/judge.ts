import { type ClanId, type Decision, legalMoves, type Move, rngFrom, type State } from '@hinode/engine';
import { ADVANTAGE_IDS } from '@hinode/engine/facts';
import { isAnswer } from '@hinode/engine/games';
import { bidCode, clanNumber, imagine, knowledge, writeMove } from '@hinode/engine/search';
import { byExperience } from '../judgement/judge.ts';
import { release } from '../lookahead.ts';
import { explain } from '../reasons.ts';
import { type Tried, tryAll } from '../samurai.ts';
import { search, thinkThrough } from '../shogun.ts';
import { questionFor } from '../table/questions.ts';
import type { Question, Why } from '../types.ts';
import type { Budget } from './budget.ts';
import type { ChanceOf } from './chance.ts';
import { type Compared, compare, type Measured, measure, outcomeOf, type Scales, worldFor } from './pairs.ts';
import { type Rivals, rivalsOf } from './rivals.ts';

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
/** As long as an answer only seems worse, it is looked at again, so often at most. */
const GLANCES = 3;
/** A bid that is made so often by one of these reckonings is one of those that are mixed. */
const MIXED = 0.02;
/** How many answers besides the one given are looked at first. */
const FINALISTS = 4;
/**
 * So many times as long as a search both answers are thought through, each time anew. The last is long: some answers are only as good
 * as what is done with them later, and that takes thought.
 */
const DUELS = [1, 1, 4];

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
  const question = questionFor(state, decision, seed, at);
  const answers = search(question, { iterations: thoughts }, undefined, byExperience);
  const better = betterThan(taken, answers);
  if (better === undefined) return undefined;
  // Few worlds tell already where there is nothing to tell.
  const few = compare(scales, move, better, Math.ceil(worlds / 4), `${seed} few`);
  if (few.toShogun.mean <= few.toShogun.error || few.vp.mean <= 0) return undefined;
  const compared = compare(scales, move, better, worlds, `${seed} pair`);
  if (!isTold(compared, TOLD)) return undefined;
  const duel = (times: number, n: number): number[] =>
    duelOf(questionFor(state, decision, `${seed} duel ${n}`, at), move, better, times * thoughts);
  if (!winsDuels(duel)) return undefined;
  return { at, clan, decision, played: move, shogun: better, why: explain(question, answers, 0), compared };
}

function judgeBid(
  taken: Taken,
  { worlds, glances, reckonings }: Budget,
  chanceOf: ChanceOf,
  seed: string,
): Judged | undefined {
  const { at, state, decision, move } = taken;
  const { clan } = decision;
  const known = knowledge(state, clan);
  const made = codeOfBid(move);
  const rivals = rivalsOf(known, clan, made, seed);
  if (rivals === undefined) return undefined;
  const glance: Scales = { clan, knowledge: known, chanceOf, rivals: [rivals] };
  const better = writeMove(state, clanNumber(clan), rivals.best);
  if (isSame(better, move) || !isSuspect(taken, [better], glance, 2 * glances, seed)) return undefined;
  // The bid was found by one reckoning, and looks too good by it: others say what it is worth.
  const others: Rivals[] = [];
  for (let n = 0; n < reckonings; n++) {
    const again = rivalsOf(known, clan, made, `${seed} ${n}`);
    if (again === undefined || again.share > MIXED) return undefined;
    others.push(again);
  }
  const compared = compare({ ...glance, rivals: others }, move, better, worlds, `${seed} pair`);
  if (!isTold(compared, TOLD_OF_BIDS)) return undefined;
  const why = explain(questionFor(state, decision, seed, at), [{ code: rivals.best, value: 0 }], 0);
  return { at, clan, decision, played: move, shogun: better, why, compared };
}

const codeOfBid = (move: Move): number =>
  move.type === 'bid' ? bidCode(ADVANTAGE_IDS.map((advantage) => move[advantage])) : -1;

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

/**
 * Does any other answer look better by more than a point? It takes little time, and most answers are good. Where it is not clear at a
 * glance, it looks on.
 */
function isSuspect(
  { move }: Taken,
  others: readonly Move[],
  scales: Scales,
  worlds: number,
  seed: string,
): boolean {
  let looks = others.map((other) => ({ other, ahead: [] as number[] }));
  for (let n = 0; n < GLANCES * worlds && looks.length > 0; n++) {
    const chance = `${seed} glance ${n}`;
    const world = worldFor(scales, n, chance);
    const given = outcomeOf(scales, world, move, chance).vp;
    for (const { other, ahead } of looks) ahead.push(outcomeOf(scales, world, other, chance).vp - given);
    release(world);
    if ((n + 1) % worlds !== 0) continue;
    if (looks.some(({ ahead }) => isLarger(measure(ahead), SUSPECT_VP, 1.5))) return true;
    looks = looks.filter(({ ahead }) => measure(ahead).mean > SUSPECT_VP);
  }
  return false;
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

/** How much better the other answer does, time after time, while both are thought through. The first thoughts only find the way. */
function duelOf(question: Question, given: Move, other: Move, thoughts: number): number[] {
  const [one = [], two = []] = thinkThrough(question, [given, other], thoughts, byExperience);
  return one.map((value, i) => (two[i] as number) - value).slice(Math.floor(thoughts / 3));
}

/** A search is a matter of chance, and so is a duel: the other answer must win every one, and all of them together clearly. */
function winsDuels(duel: (times: number, n: number) => number[]): boolean {
  const ahead: number[] = [];
  for (const [n, times] of DUELS.entries()) {
    const came = duel(times, n);
    if (measure(came).mean < TOLD.vp) return false;
    ahead.push(...came);
  }
  return isSure(measure(ahead), TOLD.vp);
}

/** The same answer, in whichever order its fields are. */
export function isSame(one: Move, other: Move): boolean {
  const sorted = (move: Move): string =>
    JSON.stringify(Object.entries(move).sort(([a], [b]) => (a < b ? -1 : 1)));
  return sorted(one) === sorted(other);
}

const isLarger = ({ mean, error }: Measured, least: number, errors: number): boolean =>
  mean >= least && mean > errors * error;
const isSure = (measured: Measured, least: number): boolean => isLarger(measured, least, SURE);

/** Whoever counts at the table and whoever judges by experience must both find it worse: where they differ, it is taste. */
const isTold = ({ vp, toShogun, chance }: Compared, least: typeof TOLD): boolean =>
  isSure(toShogun, least.vp) && (isSure(vp, least.vp) || isSure(chance, least.chance));
