import { randomInt } from 'node:crypto';
import { type Elapsed, newCounts, sharedCounts } from '../limits/counting.ts';
import type { Sharer } from '../limits/gossip.ts';
import type { Limits } from '../limits/limits.ts';

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

const ALL = 'all';

export function newGuesses(
  { fromOne, fromAll, within }: Limits['codes'],
  elapsed: Elapsed,
  sharer?: Sharer,
): Guesses {
  const counts = sharedCounts(newCounts(within, elapsed), sharer);
  return {
    mayTry: (network) => counts.look(`from ${network}`).count < fromOne && counts.look(ALL).count < fromAll,
    wrong: (network) => {
      counts.add(`from ${network}`);
      counts.add(ALL);
    },
  };
}
