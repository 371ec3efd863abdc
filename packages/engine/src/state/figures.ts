import { KINDS, PIECES } from '../shape/sizes.ts';
import { FIRST_SHRINE, get, PLACES, PROVINCES, put, RESERVE, SQUADS, type State } from './layout.ts';

/**
 * Figures of one kind are interchangeable, so a position counts them. What one clan has at one place is a
 * *squad*: a single number that holds the count of every kind in its own bits, as chess programs keep boards.
 * Adding a figure to a squad is adding its unit.
 */

export const BUSHI = 0;
export const SHINTO = 1;
export const DAIMYO = 2;
export const STRONGHOLD = 3;
/** The first Monster; the others follow in the order of the catalogue. */
export const MONSTER = 4;

/** As many bits as the pieces of a kind need; of a Monster there is one. */
const bitsFor = (kind: number): number => 32 - Math.clz32(PIECES[kind] ?? 1);

/** The sign stays out of it. */
const SQUAD_BITS = 31;
const SHIFTS = new Int32Array(KINDS);
const MASKS = new Int32Array(KINDS);
for (let kind = 0, shift = 0; kind < KINDS; kind++) {
  const bits = bitsFor(kind);
  SHIFTS[kind] = shift;
  MASKS[kind] = (1 << bits) - 1;
  shift += bits;
  if (shift > SQUAD_BITS) throw new Error('there are more kinds of figures than a squad has room for');
}

const bitsOf = (kind: number): number => (MASKS[kind] as number) << (SHIFTS[kind] as number);
const BUSHI_BITS = bitsOf(BUSHI);
const SHINTO_BITS = bitsOf(SHINTO);
const DAIMYO_BITS = bitsOf(DAIMYO);
const STRONGHOLD_BITS = bitsOf(STRONGHOLD);
const MONSTER_SHIFT = SHIFTS[MONSTER] as number;

/** One figure of a kind, as a squad. */
export const unit = (kind: number): number => 1 << (SHIFTS[kind] as number);

export const countIn = (squad: number, kind: number): number =>
  (squad >> (SHIFTS[kind] as number)) & (MASKS[kind] as number);

/** The Monsters of a squad, one bit each. */
export const monstersIn = (squad: number): number => squad >> MONSTER_SHIFT;

/** A squad without its strongholds: the figures (WORD-2). */
export const figuresOnly = (squad: number): number => squad & ~STRONGHOLD_BITS;

/** The kinds of pieces a squad holds, one bit each; `firstKind` and `otherKinds` walk over them. */
export const kindsIn = (squad: number): number =>
  ((squad & BUSHI_BITS) === 0 ? 0 : 1 << BUSHI) |
  ((squad & SHINTO_BITS) === 0 ? 0 : 1 << SHINTO) |
  ((squad & DAIMYO_BITS) === 0 ? 0 : 1 << DAIMYO) |
  ((squad & STRONGHOLD_BITS) === 0 ? 0 : 1 << STRONGHOLD) |
  (monstersIn(squad) << MONSTER);
export const firstKind = (kinds: number): number => 31 - Math.clz32(kinds & -kinds);
export const otherKinds = (kinds: number): number => kinds & (kinds - 1);

/** How many figures a squad holds (WORD-2: strongholds are none). */
export function figureCount(squad: number): number {
  let monsters = monstersIn(squad);
  let count = countIn(squad, BUSHI) + countIn(squad, SHINTO) + countIn(squad, DAIMYO);
  for (; monsters !== 0; monsters &= monsters - 1) count++;
  return count;
}

const cellOf = (clan: number, place: number): number => SQUADS + clan * PLACES + place;

export const squadAt = (state: State, clan: number, place: number): number => get(state, cellOf(clan, place));
export const setSquad = (state: State, clan: number, place: number, squad: number): void =>
  put(state, cellOf(clan, place), squad);

export const reserveOf = (state: State, clan: number): number => squadAt(state, clan, RESERVE);

export const countAt = (state: State, clan: number, kind: number, place: number): number =>
  countIn(squadAt(state, clan, place), kind);

export const bushiOf = (state: State, clan: number, place: number): number =>
  countAt(state, clan, BUSHI, place);
export const strongholdsAt = (state: State, clan: number, place: number): number =>
  countAt(state, clan, STRONGHOLD, place);

export const isShrine = (place: number): boolean => place >= FIRST_SHRINE && place < RESERVE;

/** WORD-14: strongholds on the map. */
export function strongholdsOnMap(state: State, clan: number): number {
  let count = 0;
  for (let province = 0; province < PROVINCES; province++) count += strongholdsAt(state, clan, province);
  return count;
}

/** Carries one figure of a clan from one place to another. */
export function carry(state: State, clan: number, kind: number, from: number, to: number): void {
  const piece = unit(kind);
  const source = cellOf(clan, from);
  const target = cellOf(clan, to);
  state[source] = get(state, source) - piece;
  state[target] = get(state, target) + piece;
}

/** A piece leaves the table (a hostage is with its captor), or comes back to its owner's reserve. */
export const takeAway = (state: State, clan: number, kind: number, place: number): void =>
  setSquad(state, clan, place, squadAt(state, clan, place) - unit(kind));
export const bringBack = (state: State, clan: number, kind: number): void =>
  setSquad(state, clan, RESERVE, reserveOf(state, clan) + unit(kind));
