import { SHIPPING_ROUTES } from '../data/map.ts';
import { ADVANTAGE_IDS } from '../data/year.ts';
import { cellsFor, type Meaning } from './meaning.ts';
import { CLAN_COUNT, PLACES, PROVINCES } from './sizes.ts';

/** What a field of a position is, and how fields get their cells. */

/** What changes hands. */
export const GOODS = ['coins', 'ronin'] as const;

/** Things that have names: a field has one cell or more for each. */
const NAMED = {
  clan: CLAN_COUNT,
  place: PLACES,
  province: PROVINCES,
  advantage: ADVANTAGE_IDS.length,
  route: SHIPPING_ROUTES.length,
  good: GOODS.length,
} as const;
export type NamedAxis = keyof typeof NAMED;
/** A number instead of a name: numbered places. */
export type Axis = NamedAxis | number;

export const lengthOf = (axis: Axis): number => (typeof axis === 'number' ? axis : NAMED[axis]);

/** KNOW-1: public. KNOW-3 to KNOW-5: a viewer knows some of its cells. KNOW-2: nobody knows it. */
export type Seen = 'public' | 'partly' | 'secret';

interface Declared {
  /** One number for each of these; if there are two, one for each pair. */
  readonly per?: readonly Axis[];
  readonly holds: Meaning;
  /** The field that says how many of the places are taken. */
  readonly countedBy?: string;
  /** Derived from other fields, so a save need not contain it. */
  readonly follows?: true;
  /** Added after the first saves that name their fields: a save without it has nothing there. */
  readonly later?: true;
}

export interface Field extends Declared {
  readonly name: string;
  readonly seen: Seen;
  readonly at: number;
  readonly length: number;
  readonly per: readonly Axis[];
}

/** Every field of a position, in the order of its cells. */
export const FIELDS: Field[] = [];

/** The first free cell. */
export const nextCell = (): number => {
  const last = FIELDS.at(-1);
  return last === undefined ? 0 : last.at + last.length;
};

/** Declares a field, and returns its first cell. */
export function field(name: string, seen: Seen, declared: Declared): number {
  const { per = [] } = declared;
  const at = nextCell();
  const length = per.reduce<number>((product, axis) => product * lengthOf(axis), cellsFor(declared.holds));
  FIELDS.push({ ...declared, name, seen, at, length, per });
  return at;
}
