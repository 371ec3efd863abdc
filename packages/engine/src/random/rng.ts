import { sha256 } from './sha256.ts';

/** A stream of random numbers outside any game, with which random play and bots choose. */
export interface Rng {
  /** A whole number from 0 to n - 1, all equally likely. */
  below(n: number): number;
}

const rotate = (x: number, n: number): number => (x << n) | (x >>> (32 - n));

/**
 * xoshiro128** by Blackman and Vigna, from four words of state: returns the next 32-bit word at each call. Words are signed here,
 * as the machine keeps small numbers: if they were positive, every second word would be an object of its own.
 */
export function xoshiro128(a: number, b: number, c: number, d: number): () => number {
  return () => {
    const drawn = Math.imul(rotate(Math.imul(b, 5), 7), 9);
    const shifted = b << 9;
    c ^= a;
    d ^= b;
    b ^= c;
    a ^= d;
    c ^= shifted;
    d = rotate(d, 11);
    return drawn;
  };
}

/**
 * A stream of random numbers from a seed: the same seed gives the same numbers, always and everywhere. It is quick, and good enough
 * for choosing moves. What players must not foresee, the shuffles of a game, comes from ChaCha20 instead (`state/chance.ts`).
 */
export function rngFrom(seed: string): Rng {
  const [a, b, c, d] = sha256(seed) as unknown as [number, number, number, number];
  // Four zero words would stay zero forever.
  const word = xoshiro128(a, b, c, d | 1);
  return { below: (n) => fairBelow(n, word) };
}

const WORDS = 2 ** 32;

/**
 * Every number below n is equally likely (Lemire's method): the high half of word × n, where words that would
 * favor some numbers are thrown away.
 */
export function fairBelow(n: number, word: () => number): number {
  let drawn = word() >>> 0;
  let low = Math.imul(drawn, n) >>> 0;
  if (low < n) {
    const unfair = (WORDS - n) % n;
    while (low < unfair) {
      drawn = word() >>> 0;
      low = Math.imul(drawn, n) >>> 0;
    }
  }
  return (drawn * n - low) / WORDS;
}
