import { MANDATE_TURNS, SEASON_IDS } from '../data/year.ts';
import { clanAtHonor, leftOf, playersOf, seasonOf } from './clans.ts';
import type { State } from './layout.ts';
import * as layout from './layout.ts';

const { CURRENT, get } = layout;

/** Who chooses a mandate when. */

const SPRING = SEASON_IDS.indexOf('spring');

/** POL-2: in Spring the top of the honor track begins; else it is the player to the left of the last one. */
export const nextPlayer = (state: State, turn: number): number =>
  turn === 1 && seasonOf(state) === SPRING ? clanAtHonor(state, 0) : leftOf(state, get(state, CURRENT));

/** POL-2: how many of the season's mandate turns a clan will have, as seen at tea. */
export function mandateTurnsOf(state: State, clan: number): number {
  let before = 0;
  for (let one = nextPlayer(state, 1); one !== clan; one = leftOf(state, one)) before++;
  return Math.ceil((MANDATE_TURNS - before) / playersOf(state));
}
