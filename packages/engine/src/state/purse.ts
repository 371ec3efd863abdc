/** Coins and ronin that are offered or asked for. */
export interface Purse {
  readonly coins: number;
  readonly ronin: number;
}

// Stored as one number of two halves, and increased by one coin: 0 means no purse at all, which is not the same as an empty one.
export const packPurse = ({ coins, ronin }: Purse): number => (ronin << 16) + coins + 1;
export const unpackPurse = (purse: number): Purse => ({ coins: (purse & 0xffff) - 1, ronin: purse >> 16 });
