import { randomInt } from 'node:crypto';
import { type Elapsed, newCounts } from '../limits/counting.ts';

/**
 * Codes that carry a person to another device: short enough to type, valid once and for a few minutes. Guesses are counted:
 * one address is stopped soon, and all addresses together long before they would find a code.
 */

/** Capitals and digits that nobody takes for one another. */
const LETTERS = '23456789ABCDEFGHJKMNPQRSTVWXYZ';
const LENGTH = 8;

export const newCode = (): string =>
  Array.from({ length: LENGTH }, () => LETTERS[randomInt(LETTERS.length)]).join('');

/** As somebody types it: in small letters, with a gap in the middle. */
export const readCode = (typed: string): string => typed.toUpperCase().replaceAll(/[\s-]/g, '');

export interface Guesses {
  /** May somebody from this place try a code now? */
  mayTry(network: string): boolean;
  /** It was not one. */
  wrong(network: string): void;
}

const A_WHILE = 15 * 60_000;
const FROM_ONE = 10;
/** There are 656,100,000,000 codes. */
const FROM_ALL = 1_000;
const ALL = 'all';

export function newGuesses(elapsed: Elapsed): Guesses {
  const counts = newCounts(A_WHILE, elapsed);
  return {
    mayTry: (network) => counts.look(`from ${network}`).count < FROM_ONE && counts.look(ALL).count < FROM_ALL,
    wrong: (network) => {
      counts.add(`from ${network}`);
      counts.add(ALL);
    },
  };
}
