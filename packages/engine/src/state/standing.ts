import type { Voices } from './abilities.ts';
import * as abilities from './abilities.ts';
import * as figures from './figures.ts';
import { type Arrival, type Ban, ban, type FigureRules } from './hooks.ts';
import * as kinds from './kinds.ts';
import type { State } from './layout.ts';
import * as layout from './layout.ts';
import { allThings, arePlacesRuled } from './things.ts';

const { copiesHeld, has, voicesFor } = abilities;
const { countAt, figureCount, figuresAt, isShrine, squadAt } = figures;
const { isShinto } = kinds;

const { STRONGHOLD } = layout;

/** Where a piece may stand, whether it may leave, whether it may die: these questions are answered only here. */

const CANNOT_WORSHIP = ban('cannot-worship', 'RECRUIT-4');
const STRONGHOLDS_STAY = ban('strongholds-stay', 'MARSHAL-1');

const things = allThings();
const keepingOut = voicesFor('keepsOut');
const keepingIn = voicesFor('keepsIn');
const keepingAlive = voicesFor('keepsAlive');
const walking = voicesFor('strongholdsMove');

/** May a piece of the clan come to stand at the place? */
export const mayStand = (
  state: State,
  clan: number,
  kind: number,
  place: number,
  arrival: Arrival,
): boolean => whyNotStand(state, clan, kind, place, arrival) === undefined;

export function whyNotStand(
  state: State,
  clan: number,
  kind: number,
  place: number,
  arrival: Arrival,
): Ban | undefined {
  if (isShrine(place) && !isShinto(kind)) return CANNOT_WORSHIP;
  if (!isRuled(state, keepingOut, clan)) return undefined;
  for (const voice of keepingOut[clan] ?? []) {
    const found =
      copiesHeld(state, clan, voice) > 0 ? voice.says(state, clan, clan, kind, place, arrival) : undefined;
    if (found !== undefined) return found;
  }
  for (const { keepsOut, ownerAt } of things) {
    const owner = keepsOut && ownerAt(state, place);
    const found = owner === undefined ? undefined : keepsOut?.(state, owner, clan, kind, place, arrival);
    if (found !== undefined) return found;
  }
  return undefined;
}

/** May a piece of the clan move out of the place? */
export const mayLeave = (state: State, clan: number, kind: number, place: number): boolean =>
  whyNotLeave(state, clan, kind, place) === undefined;

export function whyNotLeave(state: State, clan: number, kind: number, place: number): Ban | undefined {
  if (kind === STRONGHOLD && !strongholdsWalk(state, clan)) return STRONGHOLDS_STAY;
  if (!isRuled(state, keepingIn, clan)) return undefined;
  for (const voice of keepingIn[clan] ?? []) {
    const found = copiesHeld(state, clan, voice) > 0 ? voice.says(state, clan, clan, kind, place) : undefined;
    if (found !== undefined) return found;
  }
  for (const { keepsIn, ownerAt } of things) {
    const owner = keepsIn && ownerAt(state, place);
    const found = owner === undefined ? undefined : keepsIn?.(state, owner, clan, kind, place);
    if (found !== undefined) return found;
  }
  return undefined;
}

/** TURTLE-1: do the clan's strongholds move like figures? */
export const strongholdsWalk = (state: State, clan: number): boolean => has(walking, state, clan);

/** May an effect of the clan `by` kill a figure of the clan there? */
export function mayDie(state: State, clan: number, kind: number, place: number, by: number): boolean {
  if (kind === STRONGHOLD) return false;
  if (!isRuled(state, keepingAlive, clan)) return true;
  for (const voice of keepingAlive[clan] ?? []) {
    if (copiesHeld(state, clan, voice) > 0 && voice.says(state, clan, clan, kind, place, by)) return false;
  }
  return !things.some(({ keepsAlive, ownerAt }) => {
    const owner = keepsAlive && ownerAt(state, place);
    return owner !== undefined && keepsAlive?.(state, owner, clan, kind, place, by) === true;
  });
}

/** The kinds of a clan's figures at a place that an effect of the clan `by` may kill. */
export const mortalKinds = (state: State, clan: number, place: number, by: number): number[] =>
  figuresAt(state, clan, place).filter((kind) => mayDie(state, clan, kind, place, by));

/** How many figures of a clan at a place an effect of the clan `by` may kill. */
export function mortalsAt(state: State, clan: number, place: number, by: number): number {
  if (!isRuled(state, keepingAlive, clan)) return figureCount(squadAt(state, clan, place));
  return mortalKinds(state, clan, place, by).reduce(
    (sum, kind) => sum + countAt(state, clan, kind, place),
    0,
  );
}

/**
 * Does nothing keep the clan's pieces out of any province? This is usually so, and then code that lists moves need not ask for
 * each.
 */
export const standsFreely = (state: State, clan: number): boolean => !isRuled(state, keepingOut, clan);
/** Does nothing keep the clan's figures where they are? */
export const leavesFreely = (state: State, clan: number): boolean => !isRuled(state, keepingIn, clan);

const isRuled = (state: State, voices: Voices<FigureRules[keyof FigureRules]>, clan: number): boolean =>
  (voices[clan] as (typeof voices)[number]).length > 0 || arePlacesRuled(state);
