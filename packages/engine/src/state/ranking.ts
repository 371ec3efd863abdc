import { clanAtHonor, playersOf } from './clans.ts';
import type { State } from './layout.ts';
import * as layout from './layout.ts';

const { NONE } = layout;

/** Who has the most of something, and who lost a tie only by honor (HONOR-5). */

/** What is compared; the number says where, or for what. */
export type Amount = (state: State, clan: number, about: number) => number;

export interface Ranked {
  /** The clan with the most, or NONE if nobody has enough. */
  readonly winner: number;
  /** Those who had as much and lost the tie by honor, one bit each. */
  readonly tied: number;
}

export const EVERYBODY = -1;

/** Compares the clans of a bit set; those with less than `least` are out. */
export function ranked(state: State, amount: Amount, about: number, among = EVERYBODY, least = 1): Ranked {
  let winner = NONE;
  let most = least - 1;
  let tied = 0;
  for (let rank = 0; rank < playersOf(state); rank++) {
    const clan = clanAtHonor(state, rank);
    if (((among >> clan) & 1) === 0) continue;
    const has = amount(state, clan, about);
    if (has > most) {
      most = has;
      winner = clan;
      tied = 0;
    } else if (has === most && winner !== NONE) tied |= 1 << clan;
  }
  return { winner, tied };
}
