import type { Rng, State } from '@hinode/engine';
import { ADVANTAGE_IDS } from '@hinode/engine/facts';
import {
  battleProvince,
  bidCode,
  CLAN_COUNT,
  clanNumber,
  coinsOf,
  imagine,
  isFighter,
  openQuestion,
  phaseOf,
  playCode,
  unsealBids,
} from '@hinode/engine/search';
import { evaluate, relative } from '../evaluate.ts';
import { borrow, goOnWhile, release } from '../lookahead.ts';
import type { Tried } from '../samurai.ts';
import type { Question } from '../types.ts';
import { atStake, coinsFight, isLastBattle } from './stakes.ts';
import { bidByThumb, fightsAhead } from './thumb.ts';

/**
 * Bids by regret matching: everybody in the battle repeatedly looks at what each of their bids would have brought
 * against what the others bid, and shifts towards what they regret not having played. The average of that play is
 * close to an equilibrium, so there is no pattern to learn and punish.
 */

export interface BidEffort {
  readonly candidates: number;
  readonly rounds: number;
}
export const BID_EFFORT: BidEffort = { candidates: 12, rounds: 40 };

export interface Bidder {
  readonly clan: number;
  readonly bids: readonly number[];
  readonly regret: Float64Array;
  readonly average: Float64Array;
  readonly mix: Float64Array;
}

/**
 * Sensible bids of a clan: nothing, rules of thumb, all on one, and random divisions of what it may spend, on what is at stake. In the
 * last battle of a season nothing is kept back, unless it would fight.
 */
export function candidateBids(state: State, clan: number, rng: Rng, count: number): number[] {
  const purse = coinsOf(state, clan);
  const share = Math.min(purse, Math.ceil((1.4 * purse) / (fightsAhead(state, clan) + 1)));
  const stake = atStake(state);
  const useful = [...ADVANTAGE_IDS.keys()].filter((advantage) => ((stake >> advantage) & 1) === 1);
  if (useful.length === 0) return [bidCode(nothing())];
  const spendsAll = isLastBattle(state) && !coinsFight(state, clan);
  const bids = new Set<number>([bidByThumb(state, clan, rng)]);
  if (!spendsAll) bids.add(bidCode(nothing()));
  for (const advantage of useful) bids.add(onOne(advantage, share));
  for (let tries = 0; bids.size < count && tries < 4 * count; tries++)
    bids.add(randomDivision(useful, spendsAll ? share : 1 + rng.below(share), rng));
  return [...bids];
}

const nothing = (): number[] => ADVANTAGE_IDS.map(() => 0);

const onOne = (advantage: number, coins: number): number => {
  const bid = nothing();
  bid[advantage] = coins;
  return bidCode(bid);
};

function randomDivision(useful: readonly number[], coins: number, rng: Rng): number {
  const bid = nothing();
  const any = (): number => useful[rng.below(useful.length)] as number;
  // One or two advantages get most of it: spreading evenly wins little.
  const first = any();
  const second = any();
  for (let coin = 0; coin < coins; coin++) {
    const dice = rng.below(10);
    const on = dice < 5 ? first : dice < 8 ? second : any();
    bid[on] = (bid[on] as number) + 1;
  }
  return bidCode(bid);
}

/** What each clan stands at after the battle with these bids. */
export function outcomeOf(
  world: State,
  bids: ReadonlyMap<number, number>,
  rng: Rng,
  worth: Float64Array,
): void {
  const state = borrow(world);
  const province = battleProvince(state);
  for (const [clan, bid] of bids) if (coinsOf(world, clan) > 0) playCode(state, clan, bid);
  goOnWhile(
    state,
    rng,
    () =>
      phaseOf(state) === 'war' && battleProvince(state) === province && openQuestion(state)?.asks !== 'bid',
  );
  evaluate(state, worth);
  const own = Float64Array.from(worth);
  for (let clan = 0; clan < CLAN_COUNT; clan++) worth[clan] = relative(state, own, clan);
  release(state);
}

function mixOf(bidder: Bidder): Float64Array {
  const { regret, mix } = bidder;
  let total = 0;
  for (let i = 0; i < regret.length; i++) total += Math.max(0, regret[i] as number);
  for (let i = 0; i < mix.length; i++) {
    mix[i] = total > 0 ? Math.max(0, regret[i] as number) / total : 1 / mix.length;
  }
  return mix;
}

function draw(mix: Float64Array, rng: Rng): number {
  let point = rng.below(1_000_000) / 1_000_000;
  for (let i = 0; i < mix.length; i++) {
    point -= mix[i] as number;
    if (point < 0) return i;
  }
  return mix.length - 1;
}

const worth = new Float64Array(CLAN_COUNT);

/** A bid that is to be among those of its clan, whatever else is. */
export interface Considered {
  readonly clan: number;
  readonly bid: number;
}

/** Everybody's mix of bids after so many rounds of regret matching. */
export function solveBids(world: State, rng: Rng, effort: BidEffort, considered?: Considered): Bidder[] {
  const bidders: Bidder[] = [];
  for (let clan = 0; clan < CLAN_COUNT; clan++) {
    if (!isFighter(world, clan) || coinsOf(world, clan) === 0) continue;
    const sensible = candidateBids(world, clan, rng, effort.candidates);
    const bids = considered?.clan === clan ? [...new Set([...sensible, considered.bid])] : sensible;
    const blank = (): Float64Array => new Float64Array(bids.length);
    bidders.push({ clan, bids, regret: blank(), average: blank(), mix: blank() });
  }
  const chosen = new Map<number, number>();
  for (let round = 0; round < effort.rounds; round++) {
    const picks = bidders.map((bidder) => draw(mixOf(bidder), rng));
    for (const [i, { clan, bids }] of bidders.entries()) chosen.set(clan, bids[picks[i] as number] as number);
    for (const [i, bidder] of bidders.entries()) {
      const played = bidder.bids[picks[i] as number] as number;
      const values = bidder.bids.map((bid) => {
        chosen.set(bidder.clan, bid);
        outcomeOf(world, chosen, rng, worth);
        return worth[bidder.clan] as number;
      });
      chosen.set(bidder.clan, played);
      const got = values[picks[i] as number] as number;
      // What was regretted and turned out well is forgotten at once (regret matching plus): it settles sooner.
      for (const [j, value] of values.entries())
        bidder.regret[j] = Math.max(0, (bidder.regret[j] as number) + value - got);
      for (let j = 0; j < bidder.average.length; j++)
        bidder.average[j] = (bidder.average[j] as number) + (round + 1) * (bidder.mix[j] as number);
    }
  }
  return bidders;
}

/** A bid drawn from the mix that regret matching arrives at. */
export function equilibriumBid({ clan, knowledge, rng }: Question, effort: BidEffort = BID_EFFORT): Tried[] {
  const world = imagine(knowledge, rng);
  unsealBids(world);
  const me = solveBids(world, rng, effort).find((bidder) => bidder.clan === clanNumber(clan));
  if (me === undefined) return [{ code: bidCode(nothing()), value: 0 }];
  const total = me.average.reduce((sum, weight) => sum + weight, 0);
  const pick = draw(
    me.average.map((weight) => weight / total),
    rng,
  );
  return [{ code: me.bids[pick] as number, value: 0 }];
}
