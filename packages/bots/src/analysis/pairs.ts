import { type ClanId, type Move, play, rngFrom, type State } from '@hinode/engine';
import { CLAN_COUNT, clanNumber, imagine, type Knowledge, unsealBids } from '@hinode/engine/search';
import { evaluate, relative } from '../evaluate.ts';
import { byExperience } from '../judgement/judge.ts';
import { borrow, release } from '../lookahead.ts';
import type { ChanceOf } from './chance.ts';
import { playOut } from './playouts.ts';
import type { Rivals } from './rivals.ts';

/**
 * Two answers, weighed by what their player could know: both are played in the same imagined worlds and meet the same
 * chance, so that what differs is their doing.
 */

/** A number from many tries, and by how much it may be wrong: one standard error. */
export interface Measured {
  readonly mean: number;
  readonly error: number;
}

/** How much better the season ends with the other answer than with the one that was given. */
export interface Compared {
  /** In VP, as a player would count them who looks at the table then. */
  readonly vp: Measured;
  /** As the Shogun judges positions: points at the end and the odds to win, by experience. */
  readonly toShogun: Measured;
  /** In chance to win, from 0 to 1. */
  readonly chance: Measured;
  /** With the answer that was given, and with the other. */
  readonly given: number;
  readonly other: number;
}

interface Outcome {
  readonly vp: number;
  readonly toShogun: number;
  readonly chance: number;
}

/** All that it takes to weigh answers of one clan in one position. */
export interface Scales {
  readonly clan: ClanId;
  readonly knowledge: Knowledge;
  readonly chanceOf: ChanceOf;
  /** Those who bid too, if this is about a bid: as reckoned once, and again, and again. */
  readonly rivals?: readonly Rivals[];
}

const worth = new Float64Array(CLAN_COUNT);
const chances = new Float64Array(CLAN_COUNT);

/** The nth world as the clan may imagine it. Sealed bids of others are unsealed: they bid as players do, not at random. */
export function worldFor({ knowledge, rivals = [] }: Scales, n: number, seed: string): State {
  const rng = rngFrom(seed);
  const world = imagine(knowledge, rng);
  const others = rivals[n % rivals.length];
  if (others !== undefined) {
    unsealBids(world);
    others.bid(world, rng);
  }
  return world;
}

/** How a world's season ends with this answer. */
export function outcomeOf({ clan, chanceOf }: Scales, world: State, move: Move, seed: string): Outcome {
  const state = borrow(world);
  play(state, move);
  playOut(state, rngFrom(seed));
  const number = clanNumber(clan);
  evaluate(state, worth);
  const vp = relative(state, worth, number);
  byExperience(state, worth);
  const toShogun = relative(state, worth, number);
  chanceOf(state, chances);
  release(state);
  return { vp, toShogun, chance: chances[number] as number };
}

export function compare(scales: Scales, given: Move, other: Move, worlds: number, seed: string): Compared {
  const pairs = Array.from({ length: worlds }, (_, n) => {
    const chance = `${seed} ${n}`;
    const world = worldFor(scales, n, chance);
    const pair = [given, other].map((move) => outcomeOf(scales, world, move, chance)) as [Outcome, Outcome];
    release(world);
    return pair;
  });
  // Worlds in which the others bid by one reckoning have its error in common: they count as one try.
  const reckonings = scales.rivals?.length ?? worlds;
  const tries = (of: (pair: readonly [Outcome, Outcome]) => number): number[] =>
    Array.from({ length: Math.min(worlds, reckonings) }, (_, i) =>
      meanOf(pairs.filter((_, n) => n % reckonings === i).map(of)),
    );
  const average = (of: (pair: readonly [Outcome, Outcome]) => number): number => meanOf(pairs.map(of));
  return {
    vp: measure(tries(([one, two]) => two.vp - one.vp)),
    toShogun: measure(tries(([one, two]) => two.toShogun - one.toShogun)),
    chance: measure(tries(([one, two]) => two.chance - one.chance)),
    given: average(([one]) => one.chance),
    other: average(([, two]) => two.chance),
  };
}

const meanOf = (tries: readonly number[]): number =>
  tries.reduce((sum, each) => sum + each, 0) / tries.length;

export function measure(tries: readonly number[]): Measured {
  const mean = meanOf(tries);
  const squares = tries.reduce((sum, each) => sum + (each - mean) ** 2, 0);
  return { mean, error: Math.sqrt(squares / Math.max(1, tries.length - 1) / tries.length) };
}
