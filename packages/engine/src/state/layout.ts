import { STATE_CELLS } from '../shape/position.ts';
import { CELL_BITS } from '../shape/sizes.ts';

export { FIELDS, type Field } from '../shape/field.ts';
export * from '../shape/position.ts';
export {
  AGENDA_ROOM,
  BUSHI,
  CAPTIVE,
  CARD_COUNT,
  CARDS_TAKEN_ROOM,
  CELL_BITS,
  CLAN_COUNT,
  DAIMYO,
  DISPLAY_ROOM,
  EXTRA_MONSTER_ROOM,
  FIRST_SHRINE,
  HOSTAGE_ROOM,
  KAMI,
  KAMI_FIGURE_COUNT,
  PIECE_BITS,
  PIECES,
  PLACES,
  PROVINCES,
  RESERVE,
  SHINTO,
  SPOTS,
  STRONGHOLD,
  TOKEN_ROOM,
  UNIQUE,
  UNIQUE_COUNT,
  WAR_ROOM,
} from '../shape/sizes.ts';

/**
 * A position is one row of numbers, in which every field declared in `shape/position.ts` has its own cells. One row of numbers is
 * copied in one stroke, which is what makes searching and undoing cheap.
 *
 * The rules destructure what they need, `const { COINS, get } = layout`, instead of importing it by name: V8 writes a
 * module's own constant into the machine code, but reads an imported one from memory each time (docs/performance.md).
 */

declare const brand: unique symbol;
/** A position of the game, in the middle of anything. Plain data: numbers in a typed array. */
export type State = Cells & { readonly [brand]: 'state' };
/** Rows of such numbers. */
export type Cells = Int16Array | Int32Array;
const Cells = CELL_BITS === 16 ? Int16Array : Int32Array;

/** Nobody, nothing, nowhere. */
export const NONE = -1;

export const blankState = (): State => new Cells(STATE_CELLS) as State;
/** A position from its numbers, as they were sent or stored. */
export const stateOf = (cells: ArrayLike<number>): State => Cells.from(cells) as State;

/**
 * Copies are cut from slabs of a few positions each: memory for one typed array costs several times what
 * copying a position does (docs/decisions/0006-a-position-is-one-row-of-numbers.md).
 */
const POSITIONS_PER_SLAB = 16;
const POSITION_BYTES = STATE_CELLS * Cells.BYTES_PER_ELEMENT;
let slab = new ArrayBuffer(0);
let slabUsed = 0;

/** A copy that shares no cell with the original. */
export function clone(state: State): State {
  if (slabUsed === slab.byteLength) {
    slab = new ArrayBuffer(POSITIONS_PER_SLAB * POSITION_BYTES);
    slabUsed = 0;
  }
  const copy = new Cells(slab, slabUsed, STATE_CELLS) as State;
  slabUsed += POSITION_BYTES;
  copy.set(state);
  return copy;
}

/** Makes one position equal to another without allocating anything: for searches that try moves and go back. */
export const copyInto = (target: State, source: State): void => target.set(source);

export const get = (state: State, cell: number): number => state[cell] as number;
export const put = (state: State, cell: number, value: number): void => {
  state[cell] = value;
};
export const add = (state: State, cell: number, amount: number): void => {
  state[cell] = (state[cell] as number) + amount;
};

/** Numbers that take two cells (`shape/meaning.ts`). */
export const getWide = (state: State, cell: number): number =>
  ((state[cell + 1] as number) << 16) | ((state[cell] as number) & 0xffff);
export const putWide = (state: State, cell: number, value: number): void => {
  state[cell] = (value << 16) >> 16;
  state[cell + 1] = value >> 16;
};
