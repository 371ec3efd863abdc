import type { Step } from '../agenda/agenda.ts';
import * as agenda from '../agenda/index.ts';
import type { Options } from '../agenda/options.ts';
import type { Table } from '../agenda/table.ts';
import { SHIPPING_ROUTES } from '../data/map.ts';
import { SHRINES } from '../data/year.ts';
import { type Refusal, refuse } from '../errors.ts';
import type { Cause } from '../events.ts';
import * as codes from '../moves/code.ts';
import type { Toll } from '../state/hooks.ts';
import * as position from '../state/index.ts';
import type { State } from '../state/layout.ts';
import { entered } from './enter.ts';
import { handOver } from './gains.ts';

const { areEnough, defineStep, offer, push, stepNumbered } = agenda;
const { figureIn, fromIn, moveCode, toIn } = codes;
const {
  add,
  areNeighbors,
  ARRIVED,
  BUSHI,
  bushiIn,
  carry,
  clanId,
  coinsOf,
  controllerOf,
  countAt,
  countIn,
  DAIMYO,
  daimyoIn,
  figuresOnly,
  firstOf,
  get,
  has,
  isKami,
  isUnbound,
  KAMI_MOVED,
  kamiKind,
  kamiStands,
  kindId,
  leavesFreely,
  mayLeave,
  mayStand,
  NEIGHBORS,
  nextUnique,
  NONE,
  provinceId,
  PROVINCES,
  put,
  routeBetween,
  seats,
  SHINTO,
  shintoIn,
  shrineOfKami,
  squadAt,
  standKami,
  standsFor,
  standsFreely,
  STRONGHOLD,
  strongholdsIn,
  strongholdsWalk,
  TOLLS,
  TRAVELED,
  UNIQUE,
  UNIQUE_COUNT,
  UNIQUES_ARRIVED,
  uniquesIn,
  unit,
  voicesFor,
  whyNotLeave,
  whyNotStand,
} = position;

/** Moving over borders and shipping routes, and the tolls on the way. */

/** What the owner of a toll has decided about a route in this mandate or favor, for the clan that moves now. */
export const TOLL_IDS = ['open', 'free', 'paid', 'closed'] as const;
const [TOLL_OPEN, TOLL_FREE, TOLL_PAID, TOLL_CLOSED] = [0, 1, 2, 3] as const;

const wings = voicesFor('movesAnywhere');
const tolls = voicesFor('onCrossing');

/** DRAGONFLY-2: may this clan move to any province? */
export const movesAnywhere = (state: State, clan: number): boolean => has(wings, state, clan);

/** Forgets what the last mover did, because a clan begins a new mandate or favor. */
export function startTraveling({ state }: Table): void {
  put(state, TRAVELED, 0);
  if (isUnbound(state)) for (let shrine = 0; shrine < SHRINES; shrine++) put(state, KAMI_MOVED + shrine, 0);
  let arrived = 0;
  for (let province = 0; province < PROVINCES; province++) {
    arrived |= get(state, ARRIVED + province);
    put(state, ARRIVED + province, 0);
  }
  if (uniquesIn(arrived) > 0) for (let i = 0; i < UNIQUE_COUNT; i++) put(state, UNIQUES_ARRIVED + i, 0);
  for (let route = 0; route < SHIPPING_ROUTES.length; route++) put(state, TOLLS + route, TOLL_OPEN);
}

const arrivedCell = (kind: number): number => UNIQUES_ARRIVED + kind - UNIQUE;
const hasArrived = (state: State, kind: number): boolean => get(state, arrivedCell(kind)) !== 0;

/** How many pieces of a kind have arrived in the province on this journey. */
export const arrivedAt = (state: State, kind: number, province: number): number =>
  kind < UNIQUE
    ? countIn(get(state, ARRIVED + province), kind)
    : get(state, arrivedCell(kind)) === 1 + province
      ? 1
      : 0;

function noteArrival(state: State, kind: number, province: number): void {
  add(state, ARRIVED + province, unit(kind));
  if (kind < UNIQUE) return;
  const before = get(state, arrivedCell(kind)) - 1;
  if (before >= 0) add(state, ARRIVED + before, -unit(kind));
  setArrived(state, kind, province);
}

/** Records where a unique figure has arrived, without touching the squads. */
export const setArrived = (state: State, kind: number, province: number): void =>
  put(state, arrivedCell(kind), 1 + province);

/** UNBOUND-4: has the Kami of a shrine moved on this journey? */
export const hasKamiMoved = (state: State, shrine: number): boolean => get(state, KAMI_MOVED + shrine) === 1;

/** Offers every step that the clan's pieces can take; pieces that have arrived where they are only if they may go on. */
export function offerTravel(state: State, clan: number, goOn: boolean, out: Options): void {
  const walk = strongholdsWalk(state, clan);
  const free = leavesFreely(state, clan) && standsFreely(state, clan);
  const flies = movesAnywhere(state, clan);
  for (let from = 0; from < PROVINCES && !areEnough(out); from++) {
    const squad = squadAt(state, clan, from) - (goOn ? 0 : get(state, ARRIVED + from));
    const movers = walk ? squad : figuresOnly(squad);
    // Most provinces have nobody who could go.
    if (movers === 0) continue;
    if (bushiIn(movers) > 0) offerSteps(state, clan, BUSHI, from, free, flies, out);
    if (shintoIn(movers) > 0) offerSteps(state, clan, SHINTO, from, free, flies, out);
    if (daimyoIn(movers) > 0) offerSteps(state, clan, DAIMYO, from, free, flies, out);
    if (strongholdsIn(movers) > 0) offerSteps(state, clan, STRONGHOLD, from, free, flies, out);
    // Stop after the last of them.
    let left = uniquesIn(movers);
    for (let kind = NONE; left > 0; ) {
      kind = nextUnique(state, clan, from, kind);
      if (!goOn && hasArrived(state, kind)) continue;
      offerSteps(state, clan, kind, from, free, flies, out);
      left--;
    }
  }
  if (isUnbound(state)) offerKami(state, clan, goOn, free, flies, out);
}

/** UNBOUND-4: the Kami that currently belong to the clan move like its figures. */
function offerKami(
  state: State,
  clan: number,
  goOn: boolean,
  free: boolean,
  flies: boolean,
  out: Options,
): void {
  for (let shrine = 0; shrine < SHRINES; shrine++) {
    const from = kamiStands(state, shrine);
    if (from === NONE || (!goOn && hasKamiMoved(state, shrine))) continue;
    if (controllerOf(state, shrine) === clan)
      offerSteps(state, clan, kamiKind(state, shrine), from, free, flies, out);
  }
}

/** `free`: nothing keeps the clan's pieces in or out anywhere. `flies`: it may move to any province. */
function offerSteps(
  state: State,
  clan: number,
  kind: number,
  from: number,
  free: boolean,
  flies: boolean,
  out: Options,
): void {
  if (!free && !mayLeave(state, clan, kind, from)) return;
  if (flies) {
    for (let to = 0; to < PROVINCES; to++) {
      if (to !== from && (free || mayStand(state, clan, kind, to, 'move')))
        offer(out, moveCode(kind, from, to));
    }
    return;
  }
  const near = NEIGHBORS[from] as Int32Array;
  // A clan that can pay finds every route open.
  const pays = coinsOf(state, clan) > 0;
  for (let i = 0; i < near.length; i++) {
    const to = near[i] as number;
    if ((pays || isOpen(state, clan, from, to)) && (free || mayStand(state, clan, kind, to, 'move')))
      offer(out, moveCode(kind, from, to));
  }
}

/** Why a piece cannot take a step; pieces that have arrived there can take another only if they may go on. */
export function whyNotTravel(state: State, clan: number, code: number, goOn: boolean): Refusal | undefined {
  const kind = figureIn(code);
  const from = fromIn(code);
  const to = toIn(code);
  const facts = { clan: clanId(clan), figure: kindId(kind), from: provinceId(from), to: provinceId(to) };
  const kept = whyNotLeave(state, clan, kind, from);
  // Strongholds do not move, whether there is one there or not.
  if (kept && kind === STRONGHOLD) return refuse(kept.code, kept.rule, facts);
  if (!isThere(state, clan, kind, from)) return refuse('no-figure-there', 'MARSHAL-1', facts);
  if (!goOn && haveAllMoved(state, clan, kind, from)) return refuse('already-moved', 'MARSHAL-1', facts);
  const flies = movesAnywhere(state, clan);
  if (from === to || !(flies || areNeighbors(from, to))) return refuse('not-adjacent', 'MARSHAL-1', facts);
  const barred =
    kept ??
    whyNotStand(state, clan, kind, to, 'move') ??
    (flies || isOpen(state, clan, from, to)
      ? undefined
      : tollKeeper(state, clan, routeBetween(from, to))?.toll.closed);
  return barred && refuse(barred.code, barred.rule, facts);
}

const isThere = (state: State, clan: number, kind: number, province: number): boolean =>
  isKami(kind) ? standsFor(state, clan, kind, province) : countAt(state, clan, kind, province) > 0;

const haveAllMoved = (state: State, clan: number, kind: number, province: number): boolean =>
  isKami(kind)
    ? hasKamiMoved(state, shrineOfKami(state, kind))
    : countAt(state, clan, kind, province) === arrivedAt(state, kind, province);

/** A route is closed only as long as the mover has no coin for its toll. */
function isOpen(state: State, clan: number, from: number, to: number): boolean {
  if (coinsOf(state, clan) > 0) return true;
  const route = routeBetween(from, to);
  return route < 0 || get(state, TOLLS + route) !== TOLL_CLOSED;
}

/** The toll and the clan that may charge for this route, or have charged for it in vain. */
function tollKeeper(
  state: State,
  clan: number,
  route: number,
): { readonly toll: Toll; readonly keeper: number } | undefined {
  if (route < 0 || movesAnywhere(state, clan)) return undefined;
  const settled = get(state, TOLLS + route);
  if (settled === TOLL_FREE || settled === TOLL_PAID) return undefined;
  for (const keeper of seats(state)) {
    if (keeper === clan) continue;
    const charges = firstOf(tolls, state, keeper);
    if (charges !== undefined) return { toll: charges.says, keeper };
  }
  return undefined;
}

/** A journey goes by the name of the step that asks for it: a mandate, or an ability. */
const nameOf = (journey: number): Cause => stepNumbered(journey)?.name as Cause;

/**
 * Takes one step of a journey, given by the step that asks for it. If a toll may be charged, its keeper is asked first; the step is
 * taken when that is settled, or not at all, in which case nothing is used up.
 */
export function travel(table: Table, clan: number, code: number, { number: journey }: Step): void {
  const { state } = table;
  const route = routeBetween(fromIn(code), toIn(code));
  const charged = tollKeeper(state, clan, route);
  if (charged === undefined) {
    arrive(table, clan, code, journey);
    return;
  }
  if (get(state, TOLLS + route) === TOLL_CLOSED) {
    // The keeper has already charged; now there is a coin.
    settleToll(table, charged.keeper, clan, route, true);
    arrive(table, clan, code, journey);
    return;
  }
  push(state, CROSS, clan, { step: code, journey });
  push(state, charged.toll.asks, charged.keeper, { mover: clan, route });
}

const CROSS = defineStep({
  name: 'cross-the-sea',
  about: { step: 'move', journey: 'step' },
  run: (table, clan, { step, journey }) => {
    if (isOpen(table.state, clan, fromIn(step), toIn(step))) arrive(table, clan, step, journey);
  },
});

function arrive(table: Table, clan: number, code: number, journey: number): void {
  const { state, sink } = table;
  const kind = figureIn(code);
  const from = fromIn(code);
  const to = toIn(code);
  if (isKami(kind)) moveKami(state, kind, to);
  else {
    carry(state, clan, kind, from, to);
    noteArrival(state, kind, to);
  }
  add(state, TRAVELED, 1);
  sink?.({
    type: 'figureMoved',
    clan: clanId(clan),
    figure: kindId(kind),
    from: provinceId(from),
    to: provinceId(to),
    because: nameOf(journey),
    seenBy: 'all',
  });
  entered(table, clan, kind, to);
}

function moveKami(state: State, kind: number, to: number): void {
  const shrine = shrineOfKami(state, kind);
  standKami(state, shrine, to);
  put(state, KAMI_MOVED + shrine, 1);
}

/** The keeper of a toll has decided. A player who is charged and has no coin stays, and the route is closed to them. */
export function settleToll(
  table: Table,
  keeper: number,
  mover: number,
  route: number,
  charged: boolean,
): void {
  const { state, sink } = table;
  const canPay = coinsOf(state, mover) > 0;
  const toll = charged ? (canPay ? TOLL_PAID : TOLL_CLOSED) : TOLL_FREE;
  put(state, TOLLS + route, toll);
  if (toll === TOLL_PAID) handOver(table, mover, keeper, 1, 0);
  sink?.({
    type: 'tollSettled',
    clan: clanId(keeper),
    of: clanId(mover),
    route: SHIPPING_ROUTES[route] as (typeof SHIPPING_ROUTES)[number],
    outcome: toll === TOLL_PAID ? 'paid' : toll === TOLL_CLOSED ? 'closed' : 'free',
    seenBy: 'all',
  });
}
