import { clone, type Rng, type Sink, type State } from '@hinode/engine';
import { askedClans, copyInto, openQuestion, phaseOf, playCode, seasonOf } from '@hinode/engine/search';
import { instinct } from './instinct.ts';

/** Going on from a position as everybody's instinct would, to the point where a decision can be judged. */

/** The clan that is asked first, by seat, or -1. */
export function nextAsked(state: State): number {
  const asked = askedClans(state);
  return asked === 0 ? -1 : 31 - Math.clz32(asked & -asked);
}

/** Answers by instinct as long as `goOn` says so and somebody is asked. How many answers that took. `mood` is how whimsical it is, in VP. */
export function goOnWhile(state: State, rng: Rng, goOn: () => boolean, sink?: Sink, mood?: number): number {
  let answers = 0;
  for (let clan = nextAsked(state); clan >= 0 && goOn(); clan = nextAsked(state)) {
    playCode(state, clan, instinct(state, clan, rng, mood), sink);
    answers++;
  }
  return answers;
}

/** To the end of the mandate being played: the next choice of a mandate, or the war. */
export const toMandateEnd = (state: State, rng: Rng): number =>
  goOnWhile(state, rng, () => phaseOf(state) === 'politics' && openQuestion(state)?.asks !== 'mandate');

/** To the end of the season: the next tea ceremony, or Winter. */
export const toSeasonEnd = (state: State, rng: Rng, season = seasonOf(state)): number =>
  goOnWhile(state, rng, () => seasonOf(state) === season);

const pool: State[] = [];

/** A scratch copy of a position; give it back with `release`. */
export function borrow(state: State): State {
  const copy = pool.pop();
  if (copy === undefined) return clone(state);
  copyInto(copy, state);
  return copy;
}
export const release = (copy: State): void => {
  pool.push(copy);
};
