import { ADVANTAGE_IDS } from '../data/year.ts';
import type { Bid } from './types.ts';

/** Nothing on any advantage. */
export const NO_BID: Bid = Object.fromEntries(ADVANTAGE_IDS.map((id) => [id, 0])) as Bid;

/** All the coins of a bid. */
export const coinsIn = (bid: Bid): number => ADVANTAGE_IDS.reduce((coins, id) => coins + bid[id], 0);
