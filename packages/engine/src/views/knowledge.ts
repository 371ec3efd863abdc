import { openQuestion } from '../agenda/agenda.ts';
import type { ClanId } from '../data/clans.ts';
import { ADVANTAGE_IDS, MANDATE_IDS, MANDATE_TURNS, TILES_DRAWN, TILES_PER_MANDATE } from '../data/year.ts';
import { InvalidInput } from '../errors.ts';
import { laysFaceDown } from '../phases/politics.ts';
import type { Rng } from '../random/rng.ts';
import { setChance } from '../state/chance.ts';
import { coinsOf, isInPlay, seats } from '../state/clans.ts';
import { countAt } from '../state/figures.ts';
import {
  BIDS,
  BIDS_REVEALED,
  blankState,
  CLAN_COUNT,
  CURRENT,
  clone,
  copyInto,
  FIELDS,
  get,
  HAS_BID,
  NONE,
  PLAYED,
  PLAYED_BY,
  put,
  STACK,
  STACK_COUNT,
  type State,
  TILE_LAID,
  TILES_RETURNED,
  TURN,
} from '../state/layout.ts';
import { carryHome } from '../state/loan.ts';
import { clanNumber } from '../state/names.ts';
import { publicStretches } from './known.ts';

/**
 * What one clan knows, in the form that a searching bot needs: a position with blanks. Like a view it is built up from what is
 * public and what is the viewer's own. `imagine` fills the blanks with something that could be true.
 */
export interface Knowledge {
  readonly viewer: ClanId | undefined;
  /** The cells of a position; hidden ones are `UNKNOWN`. */
  readonly cells: State;
}

export const UNKNOWN = -2;
const BACK = TILES_DRAWN - 1;

const OPEN = publicStretches(FIELDS);
const NOTHING_KNOWN = blankState().fill(UNKNOWN) as State;

/** What a clan knows, or a spectator if no clan is given; in cells provided by the caller, or in new ones. */
export function knowledge(state: State, viewer?: ClanId, into?: State): Knowledge {
  const me = viewer === undefined ? NONE : clanNumber(viewer);
  if (viewer !== undefined && (me === NONE || !isInPlay(state, me)))
    throw new InvalidInput('bad-viewer', 'viewer', `${viewer} is not in this game`);
  const cells = into ?? clone(NOTHING_KNOWN);
  if (into !== undefined) copyInto(into, NOTHING_KNOWN);
  for (const { at, end } of OPEN) cells.set(state.subarray(at, end), at);
  learnTiles(state, cells, me);
  learnBids(state, cells, me);
  return { viewer, cells };
}

/** KNOW-3, KNOW-4: tiles in hand, tiles that are open or the viewer's own, tiles that the viewer put back. */
function learnTiles(state: State, cells: State, me: number): void {
  if (openQuestion(state)?.asks === 'mandate' && get(state, CURRENT) === me) {
    for (let i = 0; i < TILES_DRAWN; i++) put(cells, STACK + i, get(state, STACK + i));
  }
  for (let turn = 0; turn < MANDATE_TURNS; turn++) {
    const by = get(state, PLAYED_BY + turn);
    if (by === NONE || by === me || !laysFaceDown(state, by))
      put(cells, TILE_LAID + turn, get(state, TILE_LAID + turn));
    if (by !== me) continue;
    for (let i = 0; i < BACK; i++)
      put(cells, TILES_RETURNED + turn * BACK + i, get(state, TILES_RETURNED + turn * BACK + i));
  }
}

/** KNOW-5: the viewer's own bid, and everybody's once they are revealed. */
function learnBids(state: State, cells: State, me: number): void {
  const revealed = get(state, BIDS_REVEALED) === 1;
  for (const clan of seats(state)) {
    const sealed = ((get(state, HAS_BID) >> clan) & 1) === 1;
    if (sealed && !revealed && clan !== me) continue;
    const own = BIDS + clan * ADVANTAGE_IDS.length;
    for (let cell = own; cell < own + ADVANTAGE_IDS.length; cell++) put(cells, cell, get(state, cell));
  }
}

/** The key of the next imagined world. */
const key = new Int32Array(8);

/** A position that could be the true one, as far as the viewer knows. */
export function imagine({ viewer, cells }: Knowledge, rng: Rng): State {
  const state = clone(cells);
  for (let i = 0; i < key.length; i++) key[i] = rng.below(2 ** 31);
  setChance(state, key);
  imagineTiles(state, viewer === undefined ? NONE : clanNumber(viewer), rng);
  imagineBids(state, rng);
  return state;
}

/** Fills the stack and the tiles laid face down with the remaining tiles, the tiles remembered on top of the stack first. */
function imagineTiles(state: State, me: number, rng: Rng): void {
  const left = tilesLeft(state);
  const top: number[] = [];
  const take = (tile: number): boolean => {
    const at = left.indexOf(tile);
    if (at < 0) return false;
    left.splice(at, 1);
    top.push(tile);
    return true;
  };
  const inHand = get(state, STACK) !== UNKNOWN;
  if (inHand) for (let i = 0; i < TILES_DRAWN; i++) take(get(state, STACK + i));
  else for (const tile of remembered(state, me)) take(tile);
  shuffleWith(left, rng);
  const count = get(state, STACK_COUNT);
  const hand = Math.min(inHand ? TILES_DRAWN : BACK, count);
  while (top.length < hand) top.push(left.pop() as number);
  for (let turn = 0; turn < MANDATE_TURNS; turn++) {
    if (get(state, TILE_LAID + turn) === UNKNOWN) put(state, TILE_LAID + turn, left.pop() as number);
    for (let i = 0; i < BACK; i++) {
      if (get(state, TILES_RETURNED + turn * BACK + i) === UNKNOWN)
        put(state, TILES_RETURNED + turn * BACK + i, NONE);
    }
  }
  const stack = [...top, ...left];
  for (let i = 0; i < MANDATE_IDS.length * TILES_PER_MANDATE; i++) put(state, STACK + i, stack[i] ?? NONE);
}

/** All tiles but those known to be laid. */
function tilesLeft(state: State): number[] {
  const left = [...MANDATE_IDS.keys()].flatMap((mandate) =>
    Array.from({ length: TILES_PER_MANDATE }, () => mandate),
  );
  for (let turn = 0; turn < MANDATE_TURNS; turn++) {
    const laid = get(state, TILE_LAID + turn);
    if (laid >= 0) left.splice(left.indexOf(laid), 1);
  }
  return left;
}

/**
 * The tiles the viewer put back last that may still be among the top three: each turn since, the player drew them
 * and one more, and laid one of the four. A tile laid face down may have been any of them.
 */
function remembered(state: State, me: number): number[] {
  let turn = get(state, TURN);
  while (turn > 0 && get(state, PLAYED_BY + turn - 1) !== me) turn--;
  if (me === NONE || turn === 0) return [];
  const known: number[] = [];
  for (let i = 0; i < BACK; i++) known.push(get(state, TILES_RETURNED + (turn - 1) * BACK + i));
  for (let later = turn; later < MANDATE_TURNS && get(state, PLAYED + later) !== NONE; later++) {
    const laid = get(state, TILE_LAID + later);
    const at = laid === UNKNOWN ? 0 : known.indexOf(laid);
    if (at >= 0) known.splice(at, 1);
  }
  return known.filter((tile) => tile >= 0);
}

/** Sealed bids of others: anything they could pay. */
function imagineBids(state: State, rng: Rng): void {
  for (const clan of seats(state)) {
    let left = coinsOf(state, clan);
    for (const [advantage] of ADVANTAGE_IDS.entries()) {
      const cell = BIDS + clan * ADVANTAGE_IDS.length + advantage;
      if (get(state, cell) !== UNKNOWN) continue;
      const coins = rng.below(left + 1);
      put(state, cell, coins);
      left -= coins;
    }
  }
}

function shuffleWith(list: number[], rng: Rng): void {
  for (let last = list.length - 1; last > 0; last--) {
    const other = rng.below(last + 1);
    const kept = list[last] as number;
    list[last] = list[other] as number;
    list[other] = kept;
  }
}

/** Takes sealed bids back, in an imagined world, so that a bot can ask what everybody might bid. */
export function unsealBids(world: State): void {
  if (get(world, BIDS_REVEALED) === 1) return;
  put(world, HAS_BID, 0);
  for (let i = 0; i < CLAN_COUNT * ADVANTAGE_IDS.length; i++) put(world, BIDS + i, 0);
}

/** Takes a clan's figures of a kind home from a province, in an imagined world, so that a bot can overlook them. */
export const sendHome = (world: State, clan: number, kind: number, province: number): void =>
  carryHome(world, clan, kind, province, countAt(world, clan, kind, province));
