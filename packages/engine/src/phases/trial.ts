import { closeMoment, openMoment } from '../effects/moment.ts';
import * as position from '../state/index.ts';
import type { State } from '../state/layout.ts';
import { actsOf, type SameTime } from './acts.ts';

const { anySays, blankState, CLAN_COUNT, COINS, copyInto, get, RONIN, seats, voicesFor, VP } = position;

/** Tries out the orders in which players can act (HONOR-6). */

const watchers = voicesFor('mindsWhoWentBefore');

/**
 * Does the result depend on whether the first of these players acts before or after all the others? Both places are tried, with
 * every order that the others could choose after that. What everybody has is public, and so is what the order would change. Choices
 * are not tried out: they are counted, not weighed.
 */
export function comesOutDifferently(
  state: State,
  time: SameTime,
  [first, ...others]: readonly number[],
): boolean {
  if (first === undefined || !isWatched(state)) return false;
  for (let places = 0; places < 1 << (others.length - 1); places++) {
    const rest = inPlaces(others, places);
    after(state, time, [first, ...rest], goingFirst);
    after(state, time, [...rest, first], goingLast);
    if (!isSame(goingFirst, goingLast)) return true;
  }
  return false;
}

/** If nobody minds who went before, every order gives the same result, and nothing needs to be tried. */
function isWatched(state: State): boolean {
  for (const clan of seats(state)) if (anySays(watchers, state, clan)) return true;
  return false;
}

/** The order that results if each in turn goes first or, where its bit is set, last of those that are left. */
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

function after(state: State, time: SameTime, order: readonly number[], trial: State): void {
  copyInto(trial, state);
  const table = { state: trial, sink: undefined };
  for (const clan of order) {
    const acts = actsOf(trial, time, clan);
    if (time.moment === 'player') openMoment(table);
    for (const { says } of acts) {
      if (time.moment === 'act') openMoment(table);
      says.does(table, clan);
      if (time.moment === 'act') closeMoment(table);
    }
    if (time.moment === 'player') closeMoment(table);
  }
}

/** Do all clans have the same? */
function isSame(a: State, b: State): boolean {
  for (const field of [VP, COINS, RONIN]) {
    for (let cell = field; cell < field + CLAN_COUNT; cell++) if (get(a, cell) !== get(b, cell)) return false;
  }
  return true;
}
