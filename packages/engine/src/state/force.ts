import { traitsOf } from '../clans/index.ts';
import { cardsWith, monsterOf } from './catalogue.ts';
import { clanAtHonor, copiesOf, higherHonor, isInPlay, playersOf } from './clans.ts';
import {
  BUSHI,
  countIn,
  DAIMYO,
  figuresOnly,
  MONSTER,
  monstersIn,
  SHINTO,
  STRONGHOLD,
  squadAt,
} from './figures.ts';
import { BATTLE_PROVINCE, CLAN_COUNT, FIGHTERS, get, HIRED, NONE, PHASE, type State } from './layout.ts';
import { phaseNumber } from './phase.ts';

/** Force: how strong a clan is at a place, and who is strongest there. */

const bonuses = cardsWith('forceBonus');
const WAR = phaseNumber('war');

function bonusTo(state: State, clan: number, to: 'bushi' | 'daimyo'): number {
  let bonus = 0;
  for (let i = 0; i < bonuses.length; i++) {
    const one = bonuses[i] as (typeof bonuses)[number];
    const { forceBonus } = one;
    if (forceBonus.to !== to) continue;
    if (forceBonus.during === 'war' && get(state, PHASE) !== WAR) continue;
    bonus += copiesOf(state, clan, one.number) * forceBonus.force;
  }
  return bonus;
}

function monsterForce(state: State, clan: number, kind: number, place: number): number {
  const { monster } = monsterOf(kind);
  const force = monster?.force ?? 1;
  const own = typeof force === 'number' ? force : force(state, clan, place);
  return monster?.countsAs === 'daimyo' ? own + bonusTo(state, clan, 'daimyo') : own;
}

/** The Force that one more figure of a kind would add at a place. */
export function forceOfFigure(state: State, clan: number, kind: number, place: number): number {
  switch (kind) {
    case BUSHI:
      return 1 + bonusTo(state, clan, 'bushi');
    case SHINTO:
      return 1;
    case DAIMYO:
      return 1 + bonusTo(state, clan, 'daimyo');
    case STRONGHOLD:
      return traitsOf(clan).strongholdForce;
    default:
      return monsterForce(state, clan, kind, place);
  }
}

/** The Force of a clan's figures (and Turtle strongholds) at a place (WORD-1). */
export function forceIn(state: State, clan: number, place: number): number {
  const squad = squadAt(state, clan, place);
  if (squad === 0) return 0;
  let force = countIn(squad, SHINTO) + countIn(squad, STRONGHOLD) * traitsOf(clan).strongholdForce;
  const bushi = countIn(squad, BUSHI);
  if (bushi > 0) force += bushi * (1 + bonusTo(state, clan, 'bushi'));
  if (countIn(squad, DAIMYO) > 0) force += 1 + bonusTo(state, clan, 'daimyo');
  for (let monsters = monstersIn(squad), kind = MONSTER; monsters !== 0; monsters >>= 1, kind++) {
    if ((monsters & 1) === 1) force += monsterForce(state, clan, kind, place);
  }
  return force;
}

/** Force in the battle being fought: what stands there, and the ronin hired. */
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

/** Who has Force at a place, one bit for each clan (WAR-5: figures with a Force of 0 do not count). */
export function presentAt(state: State, place: number): number {
  let present = 0;
  for (let clan = 0; clan < CLAN_COUNT; clan++) if (forceIn(state, clan, place) > 0) present |= 1 << clan;
  return present;
}

/**
 * CARD-ONI-OF-SKULLS: has this clan the lowest honor of the players with Force there? In a battle: of its
 * fighters. Two such Oni may look at each other, so presence is read off the figures, not off their Force.
 */
export function lowestHonorAt(state: State, clan: number, place: number): boolean {
  const fought = get(state, BATTLE_PROVINCE) === place;
  let others = 0;
  for (let other = 0; other < CLAN_COUNT; other++) {
    if (other === clan || !isInPlay(state, other)) continue;
    if (!(fought ? isFighter(state, other) : standsAt(state, other, place))) continue;
    if (!higherHonor(state, other, clan)) return false;
    others++;
  }
  return others > 0;
}

function standsAt(state: State, clan: number, place: number): boolean {
  const squad = squadAt(state, clan, place);
  return figuresOnly(squad) !== 0 || countIn(squad, STRONGHOLD) * traitsOf(clan).strongholdForce > 0;
}

export const isFighter = (state: State, clan: number): boolean => ((get(state, FIGHTERS) >> clan) & 1) === 1;
