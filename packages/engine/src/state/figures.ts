import type { State } from './layout.ts';
import * as layout from './layout.ts';

const {
  BUSHI,
  CAPTIVE,
  CELL_BITS,
  DAIMYO,
  FIRST_SHRINE,
  get,
  KAMI,
  NONE,
  PIECE_BITS,
  PLACES,
  PROVINCES,
  put,
  RESERVE,
  SHINTO,
  SPOTS,
  SQUADS,
  STRONGHOLD,
  UNIQUE,
  UNIQUE_COUNT,
  UNIQUES,
} = layout;

/**
 * Bushi, Shinto, Daimyo and strongholds of one clan are interchangeable, so a position counts them. What one clan has at one
 * place is a *squad*: a single number that holds each count in its own bits, as chess programs keep boards. Adding a
 * piece to a squad is adding its unit.
 *
 * A *unique* figure (a Monster) exists only once in the game, and one cell says whose it is and where. The squad there counts
 * it too: if a squad counts none, as almost everywhere, nobody has to look for one.
 */

export { BUSHI, DAIMYO, KAMI, SHINTO, STRONGHOLD, UNIQUE } from '../shape/sizes.ts';

/** Each kind of pieces has its own bits; the unique figures have the rest of the cell. */
const SHIFTS = new Int32Array(UNIQUE + 1);
const MASKS = new Int32Array(UNIQUE + 1);
for (const [kind, bits] of PIECE_BITS.entries()) {
  SHIFTS[kind + 1] = (SHIFTS[kind] as number) + bits;
  MASKS[kind] = (1 << bits) - 1;
}
SHIFTS.fill(SHIFTS[KAMI] as number, KAMI);
MASKS[UNIQUE] = 2 ** (CELL_BITS - (SHIFTS[UNIQUE] as number)) - 1;

const bitsOf = (kind: number): number => (MASKS[kind] as number) << (SHIFTS[kind] as number);
const BUSHI_BITS = bitsOf(BUSHI);
const SHINTO_BITS = bitsOf(SHINTO);
const DAIMYO_BITS = bitsOf(DAIMYO);
const STRONGHOLD_BITS = bitsOf(STRONGHOLD);

/** One piece of a kind, as a squad. */
export const unit = (kind: number): number => 1 << (SHIFTS[kind < UNIQUE ? kind : UNIQUE] as number);

/** How many of each a squad holds. Searches ask all the time, so nothing is looked up here. */
const [, SHINTO_SHIFT = 0, DAIMYO_SHIFT = 0, STRONGHOLD_SHIFT = 0, UNIQUE_SHIFT = 0] = SHIFTS;
const UNIQUE_MASK = MASKS[UNIQUE] as number;
export const bushiIn = (squad: number): number => squad & BUSHI_BITS;
export const shintoIn = (squad: number): number => (squad & SHINTO_BITS) >> SHINTO_SHIFT;
export const daimyoIn = (squad: number): number => (squad & DAIMYO_BITS) >> DAIMYO_SHIFT;
export const strongholdsIn = (squad: number): number => (squad & STRONGHOLD_BITS) >> STRONGHOLD_SHIFT;
/** The number of unique figures. `nextUnique` says which ones. */
export const uniquesIn = (squad: number): number => (squad >> UNIQUE_SHIFT) & UNIQUE_MASK;

/** How many Bushi, Shinto, Daimyo or strongholds a squad holds. */
export const countIn = (squad: number, kind: number): number =>
  (squad >> (SHIFTS[kind] as number)) & (MASKS[kind] as number);

/** A squad without its strongholds: only the figures (WORD-2). */
export const figuresOnly = (squad: number): number => squad & ~STRONGHOLD_BITS;

/** How many figures a squad holds (WORD-2: strongholds do not count). */
export const figureCount = (squad: number): number =>
  bushiIn(squad) + shintoIn(squad) + daimyoIn(squad) + uniquesIn(squad);

const cellOf = (clan: number, place: number): number => SQUADS + clan * PLACES + place;

export const squadAt = (state: State, clan: number, place: number): number => get(state, cellOf(clan, place));
export const setSquad = (state: State, clan: number, place: number, squad: number): void =>
  put(state, cellOf(clan, place), squad);

export const reserveOf = (state: State, clan: number): number => squadAt(state, clan, RESERVE);

const uniqueCell = (kind: number): number => UNIQUES + kind - UNIQUE;

/** A clan's own spot at a place, as a unique figure's cell holds it. A figure that belongs to nobody is nowhere: 0. */
const spotOf = (clan: number, place: number): number => 1 + clan * SPOTS + place;

/** The clan that a unique figure belongs to, or NONE. */
export const ownerOf = (state: State, kind: number): number =>
  Math.floor((get(state, uniqueCell(kind)) - 1) / SPOTS);

/** Is a clan's unique figure at this place, or with a captor? */
export const standsAt = (state: State, clan: number, kind: number, place: number): boolean =>
  get(state, uniqueCell(kind)) === spotOf(clan, place);

/** Puts a unique figure somewhere, without touching the squads. */
export const setSpot = (state: State, clan: number, kind: number, place: number): void =>
  put(state, uniqueCell(kind), spotOf(clan, place));

/** How many pieces of a kind a clan has at a place. */
export const countAt = (state: State, clan: number, kind: number, place: number): number =>
  kind < UNIQUE ? countIn(squadAt(state, clan, place), kind) : standsAt(state, clan, kind, place) ? 1 : 0;

/**
 * A clan's unique figure at a place that comes after this kind, or NONE. Ask only where the squad counts one:
 *
 *     for (let kind = nextUnique(state, clan, place, NONE); kind !== NONE; kind = nextUnique(state, clan, place, kind))
 */
export function nextUnique(state: State, clan: number, place: number, after: number): number {
  const spot = spotOf(clan, place);
  for (let kind = after < UNIQUE ? UNIQUE : after + 1; kind < UNIQUE + UNIQUE_COUNT; kind++)
    if (state[UNIQUES + kind - UNIQUE] === spot) return kind;
  return NONE;
}

/** The kind of a clan's figures at a place that comes after this one, or NONE. Start with NONE. */
export function nextFigure(state: State, clan: number, place: number, after: number): number {
  const squad = squadAt(state, clan, place);
  if (after < DAIMYO) {
    if (after < BUSHI && (squad & BUSHI_BITS) !== 0) return BUSHI;
    if (after < SHINTO && (squad & SHINTO_BITS) !== 0) return SHINTO;
    if ((squad & DAIMYO_BITS) !== 0) return DAIMYO;
  }
  return uniquesIn(squad) === 0 ? NONE : nextUnique(state, clan, place, after);
}

/** The kinds of a clan's figures at a place, for code that goes through them repeatedly. */
export function figuresAt(state: State, clan: number, place: number): number[] {
  const kinds: number[] = [];
  for (
    let kind = nextFigure(state, clan, place, NONE);
    kind !== NONE;
    kind = nextFigure(state, clan, place, kind)
  )
    kinds.push(kind);
  return kinds;
}

/** The kind that comes after this one, including strongholds. */
export function nextPiece(state: State, clan: number, place: number, after: number): number {
  if (after >= STRONGHOLD) return nextFigure(state, clan, place, after);
  const basic = after < DAIMYO ? nextFigure(state, clan, place, after) : NONE;
  if (basic !== NONE && basic <= DAIMYO) return basic;
  return (squadAt(state, clan, place) & STRONGHOLD_BITS) === 0
    ? nextFigure(state, clan, place, STRONGHOLD)
    : STRONGHOLD;
}

export const bushiOf = (state: State, clan: number, place: number): number =>
  bushiIn(squadAt(state, clan, place));
export const strongholdsAt = (state: State, clan: number, place: number): number =>
  strongholdsIn(squadAt(state, clan, place));

export const isShrine = (place: number): boolean => place >= FIRST_SHRINE && place < RESERVE;

/** WORD-14: strongholds on the map. */
export function strongholdsOnMap(state: State, clan: number): number {
  let count = 0;
  for (let province = 0; province < PROVINCES; province++) count += strongholdsAt(state, clan, province);
  return count;
}

/** Moves pieces of one kind of a clan from one place to another. */
export function carry(state: State, clan: number, kind: number, from: number, to: number, count = 1): void {
  const pieces = count * unit(kind);
  const source = cellOf(clan, from);
  const target = cellOf(clan, to);
  state[source] = get(state, source) - pieces;
  state[target] = get(state, target) + pieces;
  if (kind >= UNIQUE) setSpot(state, clan, kind, to);
}

/** A piece leaves the table with its captor. */
export function takeAway(state: State, clan: number, kind: number, place: number): void {
  setSquad(state, clan, place, squadAt(state, clan, place) - unit(kind));
  if (kind >= UNIQUE) setSpot(state, clan, kind, CAPTIVE);
}

/** A piece comes to its owner's reserve: a hostage that goes home, or a Monster that was nobody's. */
export function bringBack(state: State, clan: number, kind: number): void {
  setSquad(state, clan, RESERVE, reserveOf(state, clan) + unit(kind));
  if (kind >= UNIQUE) setSpot(state, clan, kind, RESERVE);
}
