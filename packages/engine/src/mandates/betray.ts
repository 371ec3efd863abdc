import * as agenda from '../agenda/index.ts';
import type { Options } from '../agenda/options.ts';
import type { Table } from '../agenda/table.ts';
import { entered } from '../effects/enter.ts';
import { whyNotInReserve } from '../effects/held.ts';
import { loseHonor } from '../effects/honor.ts';
import { placeName } from '../effects/place.ts';
import { type Refusal, refuse } from '../errors.ts';
import * as codes from '../moves/code.ts';
import * as position from '../state/index.ts';
import type { State } from '../state/layout.ts';

const { areEnough, defineStep, offer, push } = agenda;
const { clanIn, figureIn, isPass, PASS, replaceCode, replacedAt, replacementIn } = codes;
const {
  add,
  ALLY,
  allyOf,
  betrayTypes,
  carry,
  clanId,
  countAt,
  figuresAt,
  figuresOnly,
  get,
  isDaimyo,
  isShinto,
  isShrine,
  kindId,
  mayStand,
  nextFigure,
  NONE,
  PROVINCES,
  put,
  REPLACED_OF,
  REPLACED_WORSHIPPERS,
  RESERVE,
  seats,
  squadAt,
  standsFreely,
  STRONGHOLD,
  sumOf,
  voicesFor,
  whyNotStand,
} = position;

/** Betray: the alliance ends, and figures of opponents are replaced by figures of the same type. */

/** BETRAY-3: one figure each of up to this many opponents. */
const OPPONENTS = 2;

const BETRAY = defineStep({
  name: 'betray-begins',
  run: (table, clan) => {
    const { state } = table;
    breakAlliance(table, clan);
    put(state, REPLACED_WORSHIPPERS, 0);
    for (const other of seats(state)) put(state, REPLACED_OF + other, 0);
    push(state, REPLACE, clan);
  },
});

/** BETRAY-2: the betrayer loses honor, the former ally nothing. */
function breakAlliance(table: Table, clan: number): void {
  const { state, sink } = table;
  const ally = allyOf(state, clan);
  if (ally === NONE) return;
  put(state, ALLY + clan, NONE);
  put(state, ALLY + ally, NONE);
  sink?.({ type: 'allianceBroken', clan: clanId(clan), with: clanId(ally), seenBy: 'all' });
  loseHonor(table, clan, 'betray');
}

const REPLACE = defineStep({
  name: 'betray',
  asks: 'replace',
  options: (state, clan, out) => {
    offer(out, PASS);
    const inReserve = figuresAt(state, clan, RESERVE);
    if (inReserve.length === 0) return;
    const free = standsFreely(state, clan);
    for (const of of seats(state)) {
      if (areEnough(out)) return;
      if (of === clan) continue;
      if (mayReplace(state, clan, of, false)) {
        for (let province = 0; province < PROVINCES; province++)
          offerReplacements(state, clan, inReserve, of, province, out, free);
      }
      if (mayReplace(state, clan, of, true)) {
        for (let shrine = PROVINCES; shrine < RESERVE; shrine++)
          offerReplacements(state, clan, inReserve, of, shrine, out, free);
      }
    }
  },
  whyNot: whyNotReplace,
  allowance: (state, clan) => ({ made: replacementsMade(state), most: mostReplacements(state, clan) }),
  answer: (table, clan, code) => {
    if (isPass(code)) return;
    push(table.state, REPLACE, clan);
    replace(table, clan, code);
  },
});

/** Every figure of one opponent at one place, with every figure that could take its place. */
function offerReplacements(
  state: State,
  clan: number,
  inReserve: readonly number[],
  of: number,
  place: number,
  out: Options,
  free: boolean,
): void {
  // Most places have nobody of this opponent.
  if (figuresOnly(squadAt(state, of, place)) === 0) return;
  for (
    let kind = nextFigure(state, of, place, NONE);
    kind !== NONE;
    kind = nextFigure(state, of, place, kind)
  ) {
    if (!canBeReplaced(kind)) continue;
    for (let i = 0; i < inReserve.length; i++) {
      const by = inReserve[i] as number;
      if (canStandIn(kind, by, place) && (free || mayStand(state, clan, by, place, 'replace')))
        offer(out, replaceCode(of, kind, by, place));
    }
  }
}

function whyNotReplace(state: State, clan: number, code: number): Refusal | undefined {
  const of = clanIn(code);
  const kind = figureIn(code);
  const by = replacementIn(code);
  const place = replacedAt(code);
  const facts = { clan: clanId(clan), of: clanId(of), figure: kindId(kind), with: kindId(by) };
  if (of === clan) return refuse('own-figure', 'BETRAY-3', facts);
  if (!canBeReplaced(kind)) return refuse('cannot-be-replaced', 'BETRAY-5', facts);
  if (countAt(state, of, kind, place) === 0) return refuse('no-figure-there', 'BETRAY-3', facts);
  const missing = whyNotInReserve(state, clan, by, 'BETRAY-3');
  if (missing) return missing;
  if (!canStandIn(kind, by, place)) return refuse('different-type', 'BETRAY-4', facts);
  const barred = whyNotStand(state, clan, by, place, 'replace');
  if (barred) return refuse(barred.code, barred.rule, facts);
  if (mayReplace(state, clan, of, isShrine(place))) return undefined;
  return isShrine(place)
    ? refuse('worshippers-out-of-reach', 'BETRAY-5', facts)
    : refuse('opponent-already-hit', 'BETRAY-3', facts);
}

/** BETRAY-5: no stronghold, and nobody who is or counts as a Daimyo. */
const canBeReplaced = (kind: number): boolean => kind !== STRONGHOLD && !isDaimyo(kind);

/** BETRAY-4: of the same type; on a shrine only a Shinto, or what counts as one, takes the place. */
const canStandIn = (kind: number, by: number, place: number): boolean =>
  isShrine(place) ? isShinto(by) : (betrayTypes(kind) & betrayTypes(by)) !== 0;

const extras = voicesFor('extraReplacements');

/**
 * BETRAY-3, and CARD-PATH-OF-THE-UNRIGHTEOUS: the replacements so far, together with this one, are legal if at most two on the map,
 * of different opponents, remain after subtracting one for each extra.
 */
function mayReplace(state: State, clan: number, of: number, worshipper: boolean): boolean {
  let beyond = get(state, REPLACED_WORSHIPPERS) + (worshipper ? 1 : 0);
  let opponents = 0;
  for (const other of seats(state)) {
    const replaced = get(state, REPLACED_OF + other) + (other === of && !worshipper ? 1 : 0);
    if (replaced === 0) continue;
    opponents++;
    beyond += replaced - 1;
  }
  beyond += Math.max(0, opponents - OPPONENTS);
  return beyond <= extraReplacements(state, clan);
}

const extraReplacements = (state: State, clan: number): number => sumOf(extras, state, clan);

/** How many figures a clan may replace in one Betray. */
export const mostReplacements = (state: State, clan: number): number =>
  OPPONENTS + extraReplacements(state, clan);

/** How many it has replaced so far. */
function replacementsMade(state: State): number {
  let made = get(state, REPLACED_WORSHIPPERS);
  for (const of of seats(state)) made += get(state, REPLACED_OF + of);
  return made;
}

/** BETRAY-6: the old figure goes home unkilled, the new one enters without being summoned. */
function replace(table: Table, clan: number, code: number): void {
  const { state, sink } = table;
  const of = clanIn(code);
  const kind = figureIn(code);
  const by = replacementIn(code);
  const place = replacedAt(code);
  add(state, isShrine(place) ? REPLACED_WORSHIPPERS : REPLACED_OF + of, 1);
  carry(state, of, kind, place, RESERVE);
  carry(state, clan, by, RESERVE, place);
  sink?.({
    type: 'figureReplaced',
    clan: clanId(clan),
    of: clanId(of),
    figure: kindId(kind),
    with: kindId(by),
    ...placeName(state, place),
    seenBy: 'all',
  });
  if (!isShrine(place)) entered(table, clan, by, place);
}

export const betray = { begin: BETRAY };
