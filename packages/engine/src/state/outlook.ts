import { tokenVp } from '../data/tokens.ts';
import { KAMI_AFTER_TURN, MANDATE_TURNS } from '../data/year.ts';
import { phaseOf } from './clans.ts';
import { figureCount, squadAt } from './figures.ts';
import type { State } from './layout.ts';
import * as layout from './layout.ts';
import { readHostage, readToken } from './taken.ts';

const {
  BATTLE_PROVINCE,
  BATTLE_WINNER,
  FIRST_SHRINE,
  get,
  HOSTAGE_COUNT,
  KAMI_TURN,
  NONE,
  PLAYED_BY,
  PROVINCES,
  SHRINE_KAMI,
  TOKEN_COUNT,
  TURN,
  WAR_COUNT,
  WAR_NEXT,
  WARS,
} = layout;

/** What is still to come in a season, and what has been won so far, for code that evaluates a position. */

export const firstShrine = FIRST_SHRINE;
export const kamiOfShrine = (state: State, shrine: number): number => get(state, SHRINE_KAMI + shrine);

/** The mandate turns of this season that have not begun. */
export function mandateTurnsLeft(state: State): number {
  const phase = phaseOf(state);
  if (phase === 'setup' || phase === 'tea') return MANDATE_TURNS;
  if (phase !== 'politics') return 0;
  const turn = get(state, TURN);
  const chosen = turn === 0 || get(state, PLAYED_BY + turn - 1) !== NONE;
  return MANDATE_TURNS - turn + (chosen ? 0 : 1);
}

/** Kami turns of this season that have not begun. */
export function kamiTurnsLeft(state: State): number {
  const phase = phaseOf(state);
  if (phase === 'setup' || phase === 'tea') return KAMI_AFTER_TURN.length;
  return phase === 'politics' ? KAMI_AFTER_TURN.length - get(state, KAMI_TURN) : 0;
}

/** The first war of this season whose token nobody has: the current one, or the next. */
export const warsFrom = (state: State): number =>
  get(state, BATTLE_PROVINCE) !== NONE && get(state, BATTLE_WINNER) === NONE
    ? get(state, WAR_NEXT) - 1
    : get(state, WAR_NEXT);
export const warsTo = (state: State): number => get(state, WAR_COUNT);
export const warProvince = (state: State, war: number): number => get(state, WARS + war);

/** The province of the current battle, or -1. */
export const battleProvince = (state: State): number => get(state, BATTLE_PROVINCE);

/** The provinces of a clan's war tokens, one bit each. */
export function provincesTaken(state: State, clan: number): number {
  let provinces = 0;
  for (let i = 0; i < get(state, TOKEN_COUNT); i++) {
    const token = readToken(state, i);
    if (token.clan === clan) provinces |= 1 << token.province;
  }
  return provinces;
}

/** What a clan's war tokens will score by their seasons (WINTER-3). */
export function tokenPoints(state: State, clan: number): number {
  let points = 0;
  for (let i = 0; i < get(state, TOKEN_COUNT); i++) {
    const token = readToken(state, i);
    if (token.clan === clan) points += tokenVp(token.season);
  }
  return points;
}

export function hostagesHeld(state: State, clan: number): number {
  let held = 0;
  for (let i = 0; i < get(state, HOSTAGE_COUNT); i++) if (readHostage(state, i).captor === clan) held++;
  return held;
}

/** The figures that a clan has in all provinces together. */
export function figuresOnMap(state: State, clan: number): number {
  let figures = 0;
  for (let province = 0; province < PROVINCES; province++)
    figures += figureCount(squadAt(state, clan, province));
  return figures;
}
