import * as agenda from '../agenda/index.ts';
import type { Table } from '../agenda/table.ts';
import { KAMI_AFTER_TURN, MANDATE_IDS, MANDATE_TURNS, TILES_DRAWN } from '../data/year.ts';
import { inOneMoment, openMomentUntilDone } from '../effects/moment.ts';
import { type Refusal, refuse } from '../errors.ts';
import { mandateNumbered } from '../mandates/index.ts';
import { executionOrder } from '../mandates/order.ts';
import * as codes from '../moves/code.ts';
import * as position from '../state/index.ts';
import type { State } from '../state/layout.ts';
import { AFTER_RECRUIT } from './after-recruit.ts';
import { KAMI_TURN_BEGINS } from './kami.ts';
import { markerStep } from './markers.ts';
import { NOBODY_SETTLED } from './same-time.ts';

const { defineStep, offer, push } = agenda;
const { announcedIn, mandateCode, tileIn } = codes;
const {
  CLAN_COUNT,
  clanId,
  CURRENT,
  firstOf,
  get,
  has,
  MANDATE,
  mandateId,
  nextPlayer,
  NONE,
  PHASE,
  phaseNumber,
  PLAYED,
  PLAYED_BY,
  put,
  seated,
  seats,
  STACK,
  STACK_COUNT,
  tell,
  TILE_LAID,
  TILES_RETURNED,
  TURN,
  voicesFor,
} = position;

/** The political phase: seven mandate turns and three kami turns (POL-1). */

const RECRUIT = MANDATE_IDS.indexOf('recruit');

export const POLITICS_BEGIN = defineStep({
  name: 'politics-begin',
  run: ({ state }) => {
    put(state, PHASE, phaseNumber('politics'));
    put(state, TURN, 0);
  },
});

export const TURNS = defineStep({
  name: 'turns',
  run: ({ state }) => {
    const turn = get(state, TURN) + 1;
    if (turn > MANDATE_TURNS) return;
    scheduleTurn(state, turn, nextPlayer(state, turn));
  },
});

/** Puts a mandate turn on the agenda, the kami turn that follows it, and the turns after that. */
export function scheduleTurn(state: State, turn: number, clan: number): void {
  push(state, TURNS);
  if (KAMI_AFTER_TURN.some((last) => last === turn)) push(state, KAMI_TURN_BEGINS);
  push(state, MANDATE_TURN, clan, { turn });
}

const MANDATE_TURN = defineStep({
  name: 'mandate-turn',
  about: { turn: 'amount' },
  run: ({ state, sink }, clan, { turn }) => {
    put(state, TURN, turn);
    put(state, CURRENT, clan);
    sink?.({
      type: 'tilesDrawn',
      clan: clanId(clan),
      tiles: tilesInHand(state).map(mandateId),
      seenBy: clanId(clan),
    });
    push(state, CHOOSE_MANDATE, clan);
  },
});

/** MANDATE-1: the top tiles of the stack, which only the current player sees. */
export const tilesInHand = (state: State): number[] =>
  Array.from({ length: Math.min(TILES_DRAWN, get(state, STACK_COUNT)) }, (_, i) => get(state, STACK + i));

const announcers = voicesFor('announcing');

/** LOTUS-1: does this clan lay its tiles face down and announce a mandate? */
export const laysFaceDown = (state: State, clan: number): boolean => has(announcers, state, clan);

const CHOOSE_MANDATE = defineStep({
  name: 'choose-mandate',
  asks: 'mandate',
  options: (state, clan, out) => {
    const announcer = firstOf(announcers, state, clan);
    let offered = 0;
    for (let i = 0; i < TILES_DRAWN; i++) {
      const tile = get(state, STACK + i);
      if (tile === NONE || ((offered >> tile) & 1) === 1) continue;
      offered |= 1 << tile;
      if (announcer === undefined) offer(out, mandateCode(tile, NONE));
      else announcer.says.options(tile, out);
    }
  },
  whyNot: whyNotMandate,
  answer: (table, clan, code) => {
    const tile = tileIn(code);
    const announced = announcedIn(code);
    const mandate = announced === NONE ? tile : announced;
    layTile(table, clan, tile, mandate);
    tellChoice(table, clan, mandate);
    push(table.state, markerStep('mandate-end'));
    push(table.state, MANDATE_ENDS);
    openMomentUntilDone(table);
    scheduleExecution(table.state, clan, mandate);
  },
});

function whyNotMandate(state: State, clan: number, code: number): Refusal | undefined {
  const announcer = firstOf(announcers, state, clan);
  if (announcer === undefined && announcedIn(code) !== NONE)
    return refuse('nothing-to-announce', 'MANDATE-2', { clan: clanId(clan) });
  const barred = announcer?.says.whyNot(code);
  if (barred) return barred;
  const tile = tileIn(code);
  return tilesInHand(state).includes(tile)
    ? undefined
    : refuse('tile-not-drawn', 'MANDATE-1', { tile: mandateId(tile) });
}

/** MANDATE-2, LOTUS-1: the tile leaves the stack; the other three go back on top in their order. */
function layTile({ state, sink }: Table, clan: number, tile: number, mandate: number): void {
  const turn = get(state, TURN) - 1;
  const count = get(state, STACK_COUNT);
  let taken = 0;
  while (get(state, STACK + taken) !== tile) taken++;
  for (let i = taken; i < count - 1; i++) put(state, STACK + i, get(state, STACK + i + 1));
  put(state, STACK + count - 1, NONE);
  put(state, STACK_COUNT, count - 1);
  const back = TILES_DRAWN - 1;
  for (let i = 0; i < back; i++) put(state, TILES_RETURNED + turn * back + i, get(state, STACK + i));
  put(state, PLAYED_BY + turn, clan);
  put(state, PLAYED + turn, mandate);
  put(state, TILE_LAID + turn, tile);
  put(state, MANDATE, mandate);
  const faceDown = laysFaceDown(state, clan);
  if (sink && faceDown) {
    sink({ type: 'tileLaidFaceDown', clan: clanId(clan), tile: mandateId(tile), seenBy: clanId(clan) });
  }
  sink?.({
    type: 'mandateChosen',
    clan: clanId(clan),
    mandate: mandateId(mandate),
    turn: turn + 1,
    faceDown,
    seenBy: 'all',
  });
}

const choosers = voicesFor('onChoosing');

/** WORD-13: choosing is a moment of its own, before the mandate. */
function tellChoice(table: Table, clan: number, mandate: number): void {
  // Most choices affect nobody, and a moment in which nothing happens pays nobody.
  if (has(choosers, table.state, clan)) inOneMoment(table, () => tell(choosers, table, clan, mandate));
}

function scheduleExecution(state: State, current: number, mandate: number): void {
  const { begin } = mandateNumbered(mandate);
  const order = orderOf(state, current, mandate);
  for (let i = order.length - 1; i >= 0; i--) push(state, begin, order[i] as number);
}

/** There are few orders, and every turn needs one, so each is computed once. */
const orders: (readonly number[])[] = [];

/** MANDATE-3: who executes the mandate, and in which order. */
function orderOf(state: State, current: number, mandate: number): readonly number[] {
  const key = (seated(state) * CLAN_COUNT + current) * MANDATE_IDS.length + mandate;
  orders[key] ??= executionOrder(mandateId(mandate), seats(state), current);
  return orders[key];
}

const MANDATE_ENDS = defineStep({
  name: 'mandate-ends',
  run: ({ state, sink }) => {
    const mandate = get(state, MANDATE);
    put(state, MANDATE, NONE);
    sink?.({ type: 'mandateEnded', mandate: mandateId(mandate), seenBy: 'all' });
    if (mandate === RECRUIT) push(state, AFTER_RECRUIT, NONE, NOBODY_SETTLED);
  },
});
