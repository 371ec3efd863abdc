import { CLANS } from '../data/clans.ts';
import type { State } from './layout.ts';
import * as layout from './layout.ts';
import { PHASE_IDS } from './phase.ts';

const {
  ALLY,
  add,
  CARD_SHIFT,
  CARDS_PER_CELL,
  CLAN_COUNT,
  COINS,
  COPIES,
  COPY_BITS,
  COPY_CELLS,
  get,
  HONOR,
  HONOR_RANK,
  IN_PLAY,
  MOST_COPIES,
  NONE,
  PHASE,
  PLAYERS,
  put,
  RONIN,
  SEASON,
  VP,
} = layout;

/** Questions about the clans: who is here, who ranks where, who is allied, who has what. */

/** The clans in play, one bit each. */
export const seated = (state: State): number => get(state, IN_PLAY);
export const isInPlay = (state: State, clan: number): boolean => ((seated(state) >> clan) & 1) === 1;
export const takeSeat = (state: State, clan: number): void =>
  put(state, IN_PLAY, seated(state) | (1 << clan));

/** Every set of clans is written out once, because games go through their seats again and again. */
const lists: (readonly number[])[] = [];

function writeDown(set: number): readonly number[] {
  const list = CLANS.map((_, clan) => clan).filter((clan) => ((set >> clan) & 1) === 1);
  lists[set] = list;
  return list;
}

/** The clans of a bit set, in seat order. */
export const clansAmong = (set: number): readonly number[] => lists[set] ?? writeDown(set);
/** The clans in play, in seat order. */
export const seats = (state: State): readonly number[] => clansAmong(seated(state));

export const playersOf = (state: State): number => get(state, PLAYERS);
export const seasonOf = (state: State): number => get(state, SEASON);
export const phaseOf = (state: State): (typeof PHASE_IDS)[number] =>
  PHASE_IDS[get(state, PHASE)] as (typeof PHASE_IDS)[number];

export const vpOf = (state: State, clan: number): number => get(state, VP + clan);
export const coinsOf = (state: State, clan: number): number => get(state, COINS + clan);
export const roninOf = (state: State, clan: number): number => get(state, RONIN + clan);

const copyCell = (clan: number, card: number): number => COPIES + clan * COPY_CELLS + (card >> CARD_SHIFT);
const copyShift = (card: number): number => (card & (CARDS_PER_CELL - 1)) * COPY_BITS;

/** How many copies of a card a clan owns. */
export const copiesOf = (state: State, clan: number, card: number): number =>
  (get(state, copyCell(clan, card)) >>> copyShift(card)) & MOST_COPIES;

export const addCopy = (state: State, clan: number, card: number): void =>
  add(state, copyCell(clan, card), 1 << copyShift(card));

/** The clan's place on the honor track: 0 is the top. */
export const honorRankOf = (state: State, clan: number): number => get(state, HONOR_RANK + clan);
/** The clan at a place of the honor track. */
export const clanAtHonor = (state: State, rank: number): number => get(state, HONOR + rank);
/** HONOR-5: does `a` stand above `b`? */
export const higherHonor = (state: State, a: number, b: number): boolean =>
  honorRankOf(state, a) < honorRankOf(state, b);

export const allyOf = (state: State, clan: number): number => get(state, ALLY + clan);
export const isAllied = (state: State, clan: number): boolean => allyOf(state, clan) !== NONE;

/** The next clan clockwise that is in play (SETUP-2: seats run in the order of the clans' numbers). */
export function leftOf(state: State, clan: number): number {
  let next = clan;
  do next = (next + 1) % CLAN_COUNT;
  while (!isInPlay(state, next));
  return next;
}

/** Puts a clan at a place of the honor track. */
export function setHonor(state: State, rank: number, clan: number): void {
  put(state, HONOR + rank, clan);
  put(state, HONOR_RANK + clan, rank);
}
