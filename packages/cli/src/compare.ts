import { setImmediate as breathe } from 'node:timers/promises';
import type { Setup, State } from '@hinode/engine';
import { samplePositions, setupOf } from './measure.ts';
import type { MeasuredEngine } from './measured-engine.ts';
import { sum } from './numbers.ts';

/**
 * Compares two engines side by side. A busy machine slows down now one run and now the other, by more than there is to measure.
 * So both do the same work by turns, a millisecond or two at a time, and only the fastest fifth of these pieces is compared:
 * those that nothing disturbed.
 */

/** How many times as fast as the other an engine is. */
export interface Ratios {
  readonly decisions: number;
  readonly clones: number;
  readonly movesListed: number;
}

const GAMES_PER_PIECE = 8;
/** After this many the games start over: the fastest pieces must not be those with the easiest games. */
const GAMES = 20 * GAMES_PER_PIECE;
const COPIES_PER_POSITION = 2;
const LISTS_PER_POSITION = 4;
/** The share of the pieces that run before everything is compiled. */
const WARM_UP = 0.25;
const FASTEST = 0.2;
const FEWEST_PIECES = 2;

/** Compares for about this many seconds. */
export async function compare(
  own: MeasuredEngine,
  other: MeasuredEngine,
  players: number,
  seconds: number,
): Promise<Ratios> {
  const each = seconds / 3;
  const ours = samplePositions(own, players, 0);
  const theirs = samplePositions(other, players, 0);
  return {
    decisions: await ratio(each, playing(own, players), playing(other, players)),
    clones: await ratio(each, copying(own, ours), copying(other, theirs)),
    movesListed: await ratio(each, listing(own, ours), listing(other, theirs)),
  };
}

/** One piece of work; returns how much was done in it. */
type Work = (piece: number) => number;

async function ratio(seconds: number, own: Work, other: Work): Promise<number> {
  const ours = { work: own, rates: [] as number[] };
  const theirs = { work: other, rates: [] as number[] };
  const end = performance.now() + seconds * 1000;
  for (let piece = 0; piece < FEWEST_PIECES || performance.now() < end; piece++) {
    // The second one finds the caches filled by the first, so they take turns in that, too.
    for (const { work, rates } of piece % 2 === 0 ? [ours, theirs] : [theirs, ours]) {
      const start = performance.now();
      const done = work(piece);
      rates.push(done / (performance.now() - start));
    }
    if (piece % 16 === 0) await breathe();
  }
  return fastest(ours.rates) / fastest(theirs.rates);
}

function fastest(rates: readonly number[]): number {
  const warm = rates.slice(Math.floor(rates.length * WARM_UP)).toSorted((one, other) => other - one);
  const few = warm.slice(0, Math.ceil(warm.length * FASTEST));
  return sum(few) / few.length;
}

function playing(engine: MeasuredEngine, players: number): Work {
  const { newGame, playCode, randomAsked, randomCode, rngFrom } = engine;
  const setups = Array.from({ length: GAMES }, (_, game) => setupOf(players, 0, game));
  return (piece) => {
    let decisions = 0;
    for (let i = 0; i < GAMES_PER_PIECE; i++) {
      const setup = setups[(piece * GAMES_PER_PIECE + i) % GAMES] as Setup;
      const state = newGame(setup);
      const chance = rngFrom(`${setup.seed} moves`);
      for (let clan = randomAsked(state, chance); clan >= 0; clan = randomAsked(state, chance)) {
        playCode(state, clan, randomCode(state, clan, chance));
        decisions++;
      }
    }
    return decisions;
  };
}

function copying({ clone }: MeasuredEngine, positions: readonly State[]): Work {
  const kept = positions.map(clone);
  return () => {
    for (let copy = 0; copy < COPIES_PER_POSITION; copy++)
      for (let i = 0; i < positions.length; i++) kept[i] = clone(positions[i] as State);
    return COPIES_PER_POSITION * positions.length;
  };
}

function listing(engine: MeasuredEngine, positions: readonly State[]): Work {
  const { optionsOf, randomAsked, rngFrom } = engine;
  const lots = rngFrom('bench listing');
  const asked = positions.map((state) => randomAsked(state, lots));
  return () => {
    let listed = 0;
    for (let list = 0; list < LISTS_PER_POSITION; list++)
      for (let i = 0; i < positions.length; i++)
        listed += optionsOf(positions[i] as State, asked[i] as number).count;
    return listed;
  };
}
