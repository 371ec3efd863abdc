import type { Rng, State } from '@hinode/engine';
import { ADVANTAGE_IDS } from '@hinode/engine/facts';
import { bidCode, bidOn, coinsOf } from '@hinode/engine/search';
import { atStake, isLastBattle } from '../bids/stakes.ts';
import type { Memory } from '../memory.ts';

/** Bids that people regret: too many coins, too few, or all on what the last battle was about. None pays for what is not at stake. */

type Bid = readonly number[];

const sum = (bid: Bid): number => bid.reduce((total, coins) => total + coins, 0);

export function misbid(state: State, clan: number, code: number, memory: Memory, dice: Rng): number {
  const bid = ADVANTAGE_IDS.map((_, advantage) => bidOn(code, advantage));
  if (sum(bid) === 0) return code;
  switch (dice.below(3)) {
    case 0:
      return bidCode(tooMuch(bid, coinsOf(state, clan)));
    case 1:
      // In the last battle of a season nobody saves coins that are worth nothing after it.
      return isLastBattle(state) ? code : bidCode(tooLittle(bid));
    default:
      return bidCode(asLastTime(bid, memory, atStake(state)));
  }
}

/** As if nothing else were to be fought for: the rest of the purse goes where most lies already. */
function tooMuch(bid: Bid, purse: number): number[] {
  const favorite = bid.indexOf(Math.max(...bid));
  return bid.map((coins, advantage) => (advantage === favorite ? coins + purse - sum(bid) : coins));
}

/** Half of each, rounded up where it is one. */
const tooLittle = (bid: Bid): number[] => bid.map((coins) => Math.floor((coins + 1) / 2));

/** All of it on the advantage on which most was bid in the last battle, if that does anything here; else on one’s favorite. */
function asLastTime(bid: Bid, { lastBids }: Memory, stake: number): number[] {
  const most = Math.max(...bid);
  const last = ADVANTAGE_IDS.findIndex((advantage) => advantage === hottest(lastBids));
  const favorite = last >= 0 && ((stake >> last) & 1) === 1 ? last : bid.indexOf(most);
  return bid.map((_, advantage) => (advantage === favorite ? sum(bid) : 0));
}

function hottest(lastBids: Memory['lastBids']): (typeof ADVANTAGE_IDS)[number] | undefined {
  const [first] = [...lastBids].sort(([, one], [, other]) => other - one);
  return first?.[0];
}
