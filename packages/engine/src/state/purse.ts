/** Coins and ronin that are offered or asked. */
export interface Purse {
  readonly coins: number;
  readonly ronin: number;
}

// Kept as one number of two halves, and one coin more where it lies there: 0 is no purse at all, which is not an empty one.
export const packPurse = ({ coins, ronin }: Purse): number => (ronin << 16) + coins + 1;
export const unpackPurse = (purse: number): Purse => ({ coins: (purse & 0xffff) - 1, ronin: purse >> 16 });
