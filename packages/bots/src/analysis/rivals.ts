import { type ClanId, type Rng, rngFrom, type State } from '@hinode/engine';
import { clanNumber, coinsOf, imagine, type Knowledge, playCode, unsealBids } from '@hinode/engine/search';
import { BID_EFFORT, solveBids } from '../bids/equilibrium.ts';

/** What everybody in a battle may bid, as one of them could reckon it. */
export interface Rivals {
  /** The bid that the Shogun would make most often. */
  readonly best: number;
  /** How often the Shogun would make the bid that was made, from 0 to 1. */
  readonly share: number;
  /** Lets the others bid in an imagined world. */
  bid(world: State, rng: Rng): void;
}

/**
 * Everybody mixes their bids so that nobody can gain much by knowing how: it is drawn from these mixes. The bid that was made is among
 * those the clan looks at.
 */
export function rivalsOf(knowledge: Knowledge, clan: ClanId, made: number, seed: string): Rivals | undefined {
  const rng = rngFrom(seed);
  const world = imagine(knowledge, rng);
  unsealBids(world);
  const number = clanNumber(clan);
  const bidders = solveBids(world, rng, BID_EFFORT, { clan: number, bid: made });
  const me = bidders.find((bidder) => bidder.clan === number);
  if (me === undefined) return undefined;
  const others = bidders.filter((bidder) => bidder !== me);
  return {
    best: me.bids[heaviest(me.average)] as number,
    share: (me.average[me.bids.indexOf(made)] as number) / total(me.average),
    bid: (at, chance) => {
      for (const { clan: other, bids, average } of others)
        if (coinsOf(at, other) > 0) playCode(at, other, bids[draw(average, chance)] as number);
    },
  };
}

const total = (weights: Float64Array): number => weights.reduce((sum, weight) => sum + weight, 0);

const heaviest = (weights: Float64Array): number => weights.indexOf(Math.max(...weights));

function draw(weights: Float64Array, rng: Rng): number {
  let point = (total(weights) * rng.below(1_000_000)) / 1_000_000;
  const drawn = weights.findIndex((weight) => {
    point -= weight;
    return point < 0;
  });
  return drawn < 0 ? weights.length - 1 : drawn;
}
