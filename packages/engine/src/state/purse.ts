import { MOST_COINS } from '../shape/sizes.ts';

/** Coins and ronin that are offered or asked. */
export interface Purse {
  readonly coins: number;
  readonly ronin: number;
}

// Kept as one number, and one more where it lies there: 0 is no purse at all, which is not an empty one.
const BASE = MOST_COINS + 1;
export const packPurse = ({ coins, ronin }: Purse): number => 1 + coins + BASE * ronin;
export const unpackPurse = (purse: number): Purse => ({
  coins: (purse - 1) % BASE,
  ronin: Math.floor((purse - 1) / BASE),
});
