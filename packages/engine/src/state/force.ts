import { SHRINES } from '../data/year.ts';
import type { Voices } from './abilities.ts';
import * as abilities from './abilities.ts';
import { type Monster, monsterOf } from './catalogue.ts';
import * as clans from './clans.ts';
import * as figures from './figures.ts';
import type { ForceRule } from './hooks.ts';
import * as kamiFigures from './kami-figures.ts';
import { isKami } from './kinds.ts';
import type { State } from './layout.ts';
import * as layout from './layout.ts';
import { phaseNumber } from './phase.ts';
import { allThings, arePlacesRuled } from './things.ts';

const { copiesHeld, forceVoicesFor } = abilities;
const { clanAtHonor, higherHonor, playersOf, seats } = clans;
const {
  bushiIn,
  countAt,
  daimyoIn,
  figuresOnly,
  nextPiece,
  nextUnique,
  shintoIn,
  squadAt,
  strongholdsIn,
  uniquesIn,
} = figures;
const { isUnbound, kamiFigureOf, kamiKind, kamiStands } = kamiFigures;

const {
  BATTLE_PROVINCE,
  BUSHI,
  DAIMYO,
  FIGHTERS,
  FIRST_SHRINE,
  get,
  HIRED,
  NONE,
  PHASE,
  SHINTO,
  STRONGHOLD,
} = layout;

/** Force: how strong a clan is at a place, and who is strongest there. */

const bushiRules = forceVoicesFor('bushi');
const shintoRules = forceVoicesFor('shinto');
const daimyoRules = forceVoicesFor('daimyo');
const monsterRules = forceVoicesFor('monster');
const kamiRules = forceVoicesFor('kami');
const strongholdRules = forceVoicesFor('stronghold');
const things = allThings();
const WAR = phaseNumber('war');

/** What a clan's abilities turn a piece's own Force into: the minimum they set, and everything they add. */
function ruled(rules: Voices<ForceRule>, state: State, clan: number, own: number): number {
  const list = rules[clan] as (typeof rules)[number];
  let force = own;
  let added = 0;
  for (let i = 0; i < list.length; i++) {
    const rule = list[i] as (typeof list)[number];
    const copies = copiesHeld(state, clan, rule);
    if (copies === 0) continue;
    const { least, more, during } = rule.says;
    if (during === 'war' && get(state, PHASE) !== WAR) continue;
    if (least > force) force = least;
    added += copies * more;
  }
  return force + added;
}

function monsterForce(state: State, clan: number, kind: number, place: number): number {
  const { monster } = monsterOf(kind);
  return ruled(rulesFor(monster?.countsAs), state, clan, ownForce(monster?.force, state, clan, place));
}

/** The declared Force of a Monster or a Kami; 1 by default. */
const ownForce = (force: Monster['force'] = 1, state: State, clan: number, place: number): number =>
  typeof force === 'number' ? force : force(state, clan, place);

/** WORD-11, WORD-12: the rules that apply to a Monster. */
const rulesFor = (countsAs: 'shinto' | 'daimyo' | undefined): Voices<ForceRule> =>
  countsAs === undefined ? monsterRules : countsAs === 'daimyo' ? daimyoRules : shintoRules;

/** The Force that one more figure of a kind would add at a place. */
export function forceOfFigure(state: State, clan: number, kind: number, place: number): number {
  let force = forceAnywhere(state, clan, kind, place);
  for (let i = 0; i < things.length; i++) {
    const { changesForce, ownerAt } = things[i] as (typeof things)[number];
    const owner = changesForce && ownerAt(state, place);
    if (owner !== undefined) force = changesForce?.(state, owner, clan, kind, place, force) ?? force;
  }
  return force;
}

/** Before the effects of anything that stands there. */
function forceAnywhere(state: State, clan: number, kind: number, place: number): number {
  switch (kind) {
    case BUSHI:
      return ruled(bushiRules, state, clan, 1);
    case SHINTO:
      return ruled(shintoRules, state, clan, 1);
    case DAIMYO:
      return ruled(daimyoRules, state, clan, 1);
    case STRONGHOLD:
      return ruled(strongholdRules, state, clan, 0);
    default:
      return isKami(kind)
        ? ruled(kamiRules, state, clan, ownForce(kamiFigureOf(kind)?.force, state, clan, place))
        : monsterForce(state, clan, kind, place);
  }
}

/** The Force of a clan's figures, and of its strongholds if they have any, at a place (WORD-1). */
export const forceIn = (state: State, clan: number, place: number): number =>
  isUnbound(state)
    ? squadForce(state, clan, place) + kamiForce(state, clan, place)
    : squadForce(state, clan, place);

/** UNBOUND-3, UNBOUND-4: the Force of those Kami in a province that currently belong to the clan. */
function kamiForce(state: State, clan: number, place: number): number {
  let force = 0;
  for (let shrine = 0; shrine < SHRINES; shrine++) {
    if (kamiStands(state, shrine) === place && controllerOf(state, shrine) === clan)
      force += forceOfFigure(state, clan, kamiKind(state, shrine), place);
  }
  return force;
}

/** UNBOUND-3: the clan that controls the Kami of a shrine while it stands on the map, or NONE. */
export const controllerOf = (state: State, shrine: number): number =>
  strongestAt(state, FIRST_SHRINE + shrine);

function squadForce(state: State, clan: number, place: number): number {
  const squad = squadAt(state, clan, place);
  if (squad === 0) return 0;
  let force = 0;
  if (arePlacesRuled(state)) {
    for (
      let kind = nextPiece(state, clan, place, NONE);
      kind !== NONE;
      kind = nextPiece(state, clan, place, kind)
    )
      force += countAt(state, clan, kind, place) * forceOfFigure(state, clan, kind, place);
    return force;
  }
  const bushi = bushiIn(squad);
  if (bushi > 0) force += bushi * ruled(bushiRules, state, clan, 1);
  const shinto = shintoIn(squad);
  if (shinto > 0) force += shinto * ruled(shintoRules, state, clan, 1);
  if (daimyoIn(squad) > 0) force += ruled(daimyoRules, state, clan, 1);
  const strongholds = strongholdsIn(squad);
  if (strongholds > 0) force += strongholds * ruled(strongholdRules, state, clan, 0);
  return uniquesIn(squad) === 0 ? force : force + uniqueForce(state, clan, place);
}

function uniqueForce(state: State, clan: number, place: number): number {
  let force = 0;
  for (
    let kind = nextUnique(state, clan, place, NONE);
    kind !== NONE;
    kind = nextUnique(state, clan, place, kind)
  )
    force += monsterForce(state, clan, kind, place);
  return force;
}

/** Force in the current battle: what stands there, and the ronin hired. */
export const battleForce = (state: State, clan: number, province: number): number =>
  forceIn(state, clan, province) + get(state, HIRED + clan);

/**
 * The clan with the most Force at a place, ties by honor (HONOR-5), or -1 if nobody has any.
 */
export function strongestAt(state: State, place: number): number {
  let best = NONE;
  let most = 0;
  const players = playersOf(state);
  for (let rank = 0; rank < players; rank++) {
    const clan = clanAtHonor(state, rank);
    const force = forceIn(state, clan, place);
    if (force > most) {
      most = force;
      best = clan;
    }
  }
  return best;
}

/** Which clans have Force at a place, one bit for each (WAR-5: figures with a Force of 0 do not count). */
export function presentAt(state: State, place: number): number {
  let present = 0;
  for (const clan of seats(state)) if (forceIn(state, clan, place) > 0) present |= 1 << clan;
  return present;
}

/**
 * CARD-ONI-OF-SKULLS: does this clan have the lowest honor of the players with Force there? In a battle: of its fighters. Two such
 * Oni may look at each other, so presence is determined from the figures, not from their Force.
 */
export function lowestHonorAt(state: State, clan: number, place: number): boolean {
  const fought = get(state, BATTLE_PROVINCE) === place;
  let others = 0;
  for (const other of seats(state)) {
    if (other === clan) continue;
    if (!(fought ? isFighter(state, other) : isPresent(state, other, place))) continue;
    if (!higherHonor(state, other, clan)) return false;
    others++;
  }
  return others > 0;
}

function isPresent(state: State, clan: number, place: number): boolean {
  const squad = squadAt(state, clan, place);
  return (
    figuresOnly(squad) !== 0 ||
    (strongholdsIn(squad) > 0 && forceOfFigure(state, clan, STRONGHOLD, place) > 0) ||
    (isUnbound(state) && kamiForce(state, clan, place) > 0)
  );
}

export const isFighter = (state: State, clan: number): boolean => ((get(state, FIGHTERS) >> clan) & 1) === 1;
