import { chachaBlock } from './chacha.ts';
import { sha256 } from './sha256.ts';

/** A stream of chance outside any game: what random play and bots choose with. */
export interface Rng {
  /** A whole number from 0 to n - 1, all equally likely. */
  below(n: number): number;
}

/** A stream of chance from a seed: the same seed gives the same numbers, always and everywhere. */
export function rngFrom(seed: string): Rng {
  const key = sha256(seed);
  const block = new Int32Array(16);
  let counter = 0;
  let used = 16;
  const word = (): number => {
    if (used === 16) {
      chachaBlock(key, 0, counter++, block);
      used = 0;
    }
    return (block[used++] as number) >>> 0;
  };
  return { below: (n) => fairBelow(n, word) };
}

/** Every number below n is equally likely: words beyond the last whole multiple of n are thrown away. */
export function fairBelow(n: number, word: () => number): number {
  const fair = 2 ** 32 - (2 ** 32 % n);
  let drawn = word();
  while (drawn >= fair) drawn = word();
  return drawn % n;
}
