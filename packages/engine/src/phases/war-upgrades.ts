import type { Table } from '../agenda/table.ts';
import { traitsOf } from '../clans/index.ts';
import { closeMoment, openMoment } from '../effects/moment.ts';
import { cardNumbered, cardsWith } from '../state/catalogue.ts';
import { copiesOf, roninOf } from '../state/clans.ts';
import {
  add,
  blankState,
  CARDS_TAKEN_COUNT,
  CLAN_COUNT,
  COINS,
  copyInto,
  get,
  put,
  RONIN,
  type State,
  VP,
} from '../state/layout.ts';
import { clanId } from '../state/names.ts';
import { readCardTaken } from '../state/taken.ts';
import { defineSameTime } from './same-time.ts';

/** What takes effect at the start of the war phase, player by player (WAR-1). */

const upgrades = cardsWith('atWarStart');
const watchers = cardsWith('mindsWhoWentBefore');

function isInvolved(state: State, clan: number): boolean {
  if (traitsOf(clan).roninBecomeCoins && roninOf(state, clan) > 0) return true;
  for (let i = 0; i < upgrades.length; i++) {
    if (copiesOf(state, clan, (upgrades[i] as (typeof upgrades)[number]).number) > 0) return true;
  }
  return false;
}

/** WORD-13: one moment per player. HONOR-7: in order of acquisition, the Koi's conversion last. */
function resolve(table: Table, clan: number): void {
  const { state } = table;
  openMoment(table);
  const count = get(state, CARDS_TAKEN_COUNT);
  for (let i = 0; i < count; i++) {
    const { clan: owner, card } = readCardTaken(state, i);
    if (owner === clan) cardNumbered(card).atWarStart?.(table, clan);
  }
  if (traitsOf(clan).roninBecomeCoins) convertRonin(table, clan);
  closeMoment(table);
}

/** KOI-1: not a gain from the common pile. */
function convertRonin({ state, sink }: Table, clan: number): void {
  const ronin = roninOf(state, clan);
  if (ronin === 0) return;
  put(state, RONIN + clan, 0);
  add(state, COINS + clan, ronin);
  sink?.({ type: 'converted', clan: clanId(clan), ronin, because: clanId(clan), seenBy: 'all' });
}

/**
 * HONOR-6: nobody has a choice to make here, so the order matters where it changes what comes out. Both places of the
 * first player are tried, with every order that the others could choose after that. It is public what everybody has,
 * and so is what the order would change.
 */
function orderMatters(state: State, [first, ...others]: readonly number[]): boolean {
  if (first === undefined || !isWatched(state)) return false;
  for (let places = 0; places < 1 << (others.length - 1); places++) {
    const rest = inPlaces(others, places);
    after(state, [first, ...rest], goingFirst);
    after(state, [...rest, first], goingLast);
    if (!isSame(goingFirst, goingLast)) return true;
  }
  return false;
}

/** Where no card minds who went before, every order gives the same, and nothing needs to be tried. */
function isWatched(state: State): boolean {
  for (let i = 0; i < watchers.length; i++) {
    const card = watchers[i] as (typeof watchers)[number];
    for (let clan = 0; clan < CLAN_COUNT; clan++) {
      if (copiesOf(state, clan, card.number) > 0 && card.mindsWhoWentBefore(state, clan)) return true;
    }
  }
  return false;
}

/** The order in which these resolve if each in turn goes first or, where its bit is set, last of those that are left. */
function inPlaces(clans: readonly number[], places: number): number[] {
  const front: number[] = [];
  const back: number[] = [];
  clans.forEach((clan, i) => {
    if (((places >> i) & 1) === 1) back.unshift(clan);
    else front.push(clan);
  });
  return [...front, ...back];
}

const goingFirst = blankState();
const goingLast = blankState();

function after(state: State, order: readonly number[], trial: State): void {
  copyInto(trial, state);
  for (const clan of order) resolve({ state: trial, sink: undefined }, clan);
}

/** Do all clans have the same? */
function isSame(a: State, b: State): boolean {
  for (const field of [VP, COINS, RONIN]) {
    for (let cell = field; cell < field + CLAN_COUNT; cell++) if (get(a, cell) !== get(b, cell)) return false;
  }
  return true;
}

export const WAR_UPGRADES = defineSameTime({ name: 'war-upgrades', isInvolved, resolve, orderMatters });
