import { MOST_COINS } from '../shape/sizes.ts';
import { MOVE_TYPES, type MoveType } from './types.ts';

/**
 * Inside the engine a listed move is one number, as in chess programs: its type and up to four small numbers
 * that say what it is about. Who moves is known from the question. The JSON form is made at the border
 * (`moves/border.ts`).
 *
 *     bits 0-4 type   5-10 a   11-15 b   16-20 c   21-26 d
 */

const pack = (type: number, a: number, b: number, c: number, d: number): number =>
  type | (a << 5) | (b << 11) | (c << 16) | (d << 21);

const numberOf = (type: MoveType): number => MOVE_TYPES.indexOf(type);

const MANDATE = numberOf('mandate');
const SUMMON = numberOf('summon');
const MOVE = numberOf('move');
const BUILD = numberOf('build');
const BUY = numberOf('buy');
const REPLACE = numberOf('replace');
const PLACE = numberOf('place');
const KILL = numberOf('kill');
const HOSTAGE = numberOf('hostage');
const SHARE = numberOf('share');
const GIVE = numberOf('give');
const USE = numberOf('use');
const ORDER = numberOf('order');
const READY = numberOf('ready');
const PROPOSE = numberOf('propose');
const WITHDRAW = numberOf('withdraw');
const ACCEPT = numberOf('accept');
const DECLINE = numberOf('decline');

export const PASS = numberOf('pass');
export const USE_YES = pack(USE, 1, 0, 0, 0);
export const USE_NO = pack(USE, 0, 0, 0, 0);
export const GO_FIRST = pack(ORDER, 1, 0, 0, 0);
export const GO_LAST = pack(ORDER, 0, 0, 0, 0);
export const READY_YES = pack(READY, 1, 0, 0, 0);
export const READY_NO = pack(READY, 0, 0, 0, 0);

/** `announce` is -1 where the tile itself is played. */
export const mandateCode = (tile: number, announce: number): number =>
  pack(MANDATE, tile, announce + 1, 0, 0);
/** `shrine` is a place, or -1 where the figure stands in the province. */
export const summonCode = (kind: number, province: number, shrine: number): number =>
  pack(SUMMON, 0, kind, province, shrine + 1);
export const moveCode = (kind: number, from: number, to: number): number => pack(MOVE, 0, kind, from, to);
export const buildCode = (province: number): number => pack(BUILD, 0, 0, province, 0);
export const buyCode = (card: number): number => pack(BUY, card, 0, 0, 0);
export const replaceCode = (of: number, kind: number, by: number, place: number): number =>
  pack(REPLACE, of, kind, by, place);
export const placeCode = (kind: number, place: number): number => pack(PLACE, 0, kind, place, 0);
export const killCode = (of: number, kind: number, province: number): number =>
  pack(KILL, of, kind, province, 0);
export const hostageCode = (of: number, kind: number): number => pack(HOSTAGE, of, kind, 0, 0);
/** `clans` has a bit for every clan that gets one of the odd coins. */
export const shareCode = (clans: number): number => pack(SHARE, clans, 0, 0, 0);
export const giveCode = (to: number): number => pack(GIVE, to, 0, 0, 0);
export const proposeCode = (partner: number): number => pack(PROPOSE, partner, 0, 0, 0);
export const withdrawCode = (partner: number): number => pack(WITHDRAW, partner, 0, 0, 0);
export const acceptCode = (partner: number): number => pack(ACCEPT, partner, 0, 0, 0);
export const declineCode = (partner: number): number => pack(DECLINE, partner, 0, 0, 0);

export const typeOf = (code: number): MoveType => MOVE_TYPES[code & 31] as MoveType;
export const isPass = (code: number): boolean => code === PASS;

// What a code is about, in the words of its move.
const a = (code: number): number => (code >> 5) & 63;
const b = (code: number): number => (code >> 11) & 31;
const c = (code: number): number => (code >> 16) & 31;
const d = (code: number): number => (code >> 21) & 63;

export const tileIn = a;
export const announcedIn = (code: number): number => b(code) - 1;
export const cardIn = a;
export const clanIn = a;
export const clansIn = a;
export const figureIn = b;
export const replacementIn = c;
export const provinceIn = c;
export const placeIn = c;
export const fromIn = c;
export const toIn = d;
export const replacedAt = d;
export const shrineIn = (code: number): number => d(code) - 1;
export const saysYes = (code: number): boolean => a(code) === 1;

// Bids are numbers too, but larger ones than the others: four amounts below 4096 each, as one negative number.
const BASE = MOST_COINS + 1;

export const bidCode = (seppuku: number, hostage: number, ronin: number, poets: number): number =>
  -(1 + seppuku + BASE * (hostage + BASE * (ronin + BASE * poets)));

/** The coins a bid puts on an advantage (0 seppuku, 1 hostage, 2 ronin, 3 poets). */
export const bidOn = (code: number, advantage: number): number =>
  Math.floor((-code - 1) / BASE ** advantage) % BASE;
export const isBid = (code: number): boolean => code < 0;
