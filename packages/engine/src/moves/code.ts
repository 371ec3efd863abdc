import { ADVANTAGE_IDS, MANDATE_IDS } from '../data/year.ts';
import { CARD_COUNT, CLAN_COUNT, KINDS, MOST_COINS, PLACES, PROVINCES, RESERVE } from '../shape/sizes.ts';
import { MOVE_TYPES, type MoveType } from './types.ts';

/**
 * Inside the engine a listed move is one number, as in chess programs: its type, and what the move is about, each in as many bits
 * as it needs. The question determines who moves. The JSON form is made at the border (`moves/border.ts`).
 */

/** No announcement, no shrine. */
const NONE = -1;

/** What a move can be about: the smallest number, and how many there are. */
const PARTS = {
  clan: [0, CLAN_COUNT],
  /** A bit for every clan. */
  clans: [0, 2 ** CLAN_COUNT],
  tile: [0, MANDATE_IDS.length],
  announced: [NONE, MANDATE_IDS.length + 1],
  card: [0, CARD_COUNT],
  figure: [0, KINDS],
  replacement: [0, KINDS],
  province: [0, PROVINCES],
  from: [0, PROVINCES],
  to: [0, PROVINCES],
  /** A shrine as a place. */
  shrine: [NONE, RESERVE + 1],
  place: [0, PLACES],
  /** Yes or no. */
  yes: [0, 2],
} as const satisfies Record<string, readonly [least: number, size: number]>;
export type Part = keyof typeof PARTS;

/**
 * The moves that can be listed, each with its fields and what those are. A `place` is written as `province` or `shrine`.
 * Gifts and bids are never listed: there are too many.
 */
export const LISTED: Readonly<Partial<Record<MoveType, Readonly<Record<string, Part>>>>> = {
  propose: { with: 'clan' },
  withdraw: { with: 'clan' },
  accept: { with: 'clan' },
  decline: { with: 'clan' },
  ready: { value: 'yes' },
  mandate: { tile: 'tile', announce: 'announced' },
  summon: { figure: 'figure', province: 'province', shrine: 'shrine' },
  move: { figure: 'figure', from: 'from', to: 'to' },
  build: { province: 'province' },
  buy: { card: 'card' },
  replace: { of: 'clan', figure: 'figure', with: 'replacement', place: 'place' },
  place: { figure: 'figure', place: 'place' },
  kill: { of: 'clan', figure: 'figure', province: 'province' },
  hostage: { of: 'clan', figure: 'figure' },
  control: { of: 'clan', figure: 'figure' },
  share: { to: 'clans' },
  give: { to: 'clan' },
  use: { value: 'yes' },
  order: { first: 'yes' },
  pass: {},
};

/** This many bits can tell this many things apart. */
const bitsFor = (things: number): number => Math.ceil(Math.log2(things));

const TYPE_BITS = bitsFor(MOVE_TYPES.length);
const TYPE_MASK = 2 ** TYPE_BITS - 1;
/** Lists of moves hold numbers of 32 bits, and the sign means a bid. */
const CODE_BITS = 31;

/** A part of a code: the position of its bits, how many things they tell apart, and the smallest number of these. */
interface Slot {
  readonly part: Part;
  readonly shift: number;
  readonly size: number;
  readonly least: number;
}

/** The parts of a type of move, above the type itself. */
export function slotsOf(type: MoveType, sizeOf: (part: Part) => number = (part) => PARTS[part][1]): Slot[] {
  let shift = TYPE_BITS;
  const slots = Object.values(LISTED[type] ?? {}).map((part) => {
    const slot = { part, shift, size: sizeOf(part), least: PARTS[part][0] };
    shift += bitsFor(slot.size);
    return slot;
  });
  if (shift > CODE_BITS) throw new Error(`there are more moves of type ${type} than numbers for them`);
  return slots;
}

const SLOTS: readonly (readonly Slot[])[] = MOVE_TYPES.map((type) => slotsOf(type));

/** The number of a move, from the values of its fields, in the order of the fields. */
export function codeOf(type: MoveType, values: readonly number[]): number {
  const number = MOVE_TYPES.indexOf(type);
  return (SLOTS[number] as readonly Slot[]).reduce(
    (code, { shift, least }, i) => code + ((values[i] as number) - least) * 2 ** shift,
    number,
  );
}

/**
 * The same without a list, for code that offers moves all the time: the code with all values zero, and the position of each part.
 */
function slotsFor(type: MoveType, count: number): readonly [number, number, number, number, number] {
  const slots = SLOTS[MOVE_TYPES.indexOf(type)] as readonly Slot[];
  if (slots.length !== count) throw new Error(`a move of type ${type} does not say ${count} things`);
  const shifts = slots.map(({ shift }) => shift);
  const [a = 0, b = 0, c = 0, d = 0] = shifts;
  return [codeOf(type, Array(count).fill(0)), a, b, c, d];
}

function ofOne(type: MoveType): (a: number) => number {
  const [zero, first] = slotsFor(type, 1);
  return (a) => zero + (a << first);
}

function ofTwo(type: MoveType): (a: number, b: number) => number {
  const [zero, first, second] = slotsFor(type, 2);
  return (a, b) => zero + (a << first) + (b << second);
}

function ofThree(type: MoveType): (a: number, b: number, c: number) => number {
  const [zero, first, second, third] = slotsFor(type, 3);
  return (a, b, c) => zero + (a << first) + (b << second) + (c << third);
}

function ofFour(type: MoveType): (a: number, b: number, c: number, d: number) => number {
  const [zero, first, second, third, fourth] = slotsFor(type, 4);
  return (a, b, c, d) => zero + (a << first) + (b << second) + (c << third) + (d << fourth);
}

export const PASS = codeOf('pass', []);
export const USE_YES = codeOf('use', [1]);
export const USE_NO = codeOf('use', [0]);
export const GO_FIRST = codeOf('order', [1]);
export const GO_LAST = codeOf('order', [0]);
export const READY_YES = codeOf('ready', [1]);
export const READY_NO = codeOf('ready', [0]);

/** `announce` is -1 if the tile itself is played. */
export const mandateCode: (tile: number, announce: number) => number = ofTwo('mandate');
/** `shrine` is a place, or -1 if the figure stands in the province. */
export const summonCode: (kind: number, province: number, shrine: number) => number = ofThree('summon');
export const moveCode: (kind: number, from: number, to: number) => number = ofThree('move');
export const buildCode = ofOne('build');
export const buyCode = ofOne('buy');
export const replaceCode: (of: number, kind: number, by: number, place: number) => number = ofFour('replace');
export const placeCode: (kind: number, place: number) => number = ofTwo('place');
export const killCode: (of: number, kind: number, province: number) => number = ofThree('kill');
export const hostageCode: (of: number, kind: number) => number = ofTwo('hostage');
export const controlCode: (of: number, kind: number) => number = ofTwo('control');
/** A bit for every clan that gets one of the odd coins. */
export const shareCode = ofOne('share');
export const giveCode = ofOne('give');
export const proposeCode = ofOne('propose');
export const withdrawCode = ofOne('withdraw');
export const acceptCode = ofOne('accept');
export const declineCode = ofOne('decline');

export const isPass = (code: number): boolean => code === PASS;
export const typeOf = (code: number): MoveType =>
  isBid(code) ? 'bid' : (MOVE_TYPES[code & TYPE_MASK] as MoveType);

/** The value of one part of a code; the smallest if its move has no such part. */
function reader(part: Part): (code: number) => number {
  const [least] = PARTS[part];
  const shifts = new Int32Array(TYPE_MASK + 1);
  const masks = new Int32Array(TYPE_MASK + 1);
  for (const [type, slots] of SLOTS.entries()) {
    const slot = slots.find((one) => one.part === part);
    if (slot === undefined) continue;
    shifts[type] = slot.shift;
    masks[type] = 2 ** bitsFor(slot.size) - 1;
  }
  return (code) => {
    const type = code & TYPE_MASK;
    return ((code >> (shifts[type] as number)) & (masks[type] as number)) + least;
  };
}

export const tileIn = reader('tile');
export const announcedIn = reader('announced');
export const cardIn = reader('card');
export const clanIn = reader('clan');
export const clansIn = reader('clans');
export const figureIn = reader('figure');
export const replacementIn = reader('replacement');
export const provinceIn = reader('province');
export const placeIn = reader('place');
export const replacedAt = placeIn;
export const fromIn = reader('from');
export const toIn = reader('to');
export const shrineIn = reader('shrine');
const yesIn = reader('yes');
export const saysYes = (code: number): boolean => yesIn(code) === 1;

/** The values in a code, by part. */
export const READ_PART: Readonly<Record<Part, (code: number) => number>> = {
  clan: clanIn,
  clans: clansIn,
  tile: tileIn,
  announced: announcedIn,
  card: cardIn,
  figure: figureIn,
  replacement: replacementIn,
  province: provinceIn,
  from: fromIn,
  to: toIn,
  shrine: shrineIn,
  place: placeIn,
  yes: yesIn,
};

// Bids are numbers too, but larger ones than other moves: all the amounts, as one negative number of up to 53 bits.
const BASE = MOST_COINS + 1;
if (BASE ** ADVANTAGE_IDS.length > Number.MAX_SAFE_INTEGER)
  throw new Error('a bid does not fit into a number');

/** The coins for each advantage, in the order of `ADVANTAGE_IDS`. */
export function bidCode(coins: ArrayLike<number>): number {
  let code = 0;
  for (let advantage = ADVANTAGE_IDS.length - 1; advantage >= 0; advantage--)
    code = code * BASE + (coins[advantage] as number);
  return -(1 + code);
}

const POWERS = ADVANTAGE_IDS.map((_, advantage) => BASE ** advantage);

/** The coins a bid puts on an advantage. */
export function bidOn(code: number, advantage: number): number {
  const from = Math.floor((-code - 1) / (POWERS[advantage] as number));
  return from - BASE * Math.floor(from / BASE);
}
export const isBid = (code: number): boolean => code < 0;
