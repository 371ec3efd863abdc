import { canBeTakenHostage } from '../battle/hostage.ts';
import { roninForHire } from '../battle/ronin.ts';
import type { ClanId } from '../data/clans.ts';
import { allyOf, honorRankOf, roninOf, seats } from '../state/clans.ts';
import { nextFigure } from '../state/figures.ts';
import { isFighter } from '../state/force.ts';
import { BATTLE_PROVINCE, get, KILLED_IN_BATTLE, NONE, type State } from '../state/layout.ts';
import { clanId, clanNumber } from '../state/names.ts';
import { mortalsAt } from '../state/standing.ts';

/** What one of the fighters can win and lose with each advantage of the current battle. All of it is public. */
export interface Stakes {
  /** SEPPUKU-1: how many would die, and the place on the honor track after it, 1 the highest. */
  readonly seppuku: { readonly dead: number; readonly rank: number };
  /** HOSTAGE-1: the clans from which it could take a hostage. */
  readonly hostagesFrom: readonly ClanId[];
  /** RONIN-1: what hiring ronin would add to its Force. */
  readonly ronin: number;
  /** KOI-2: how many of them are coins, and fight only if they are not bid. */
  readonly coinsAmongRonin: number;
  /** OUTCOME-3, POETS-1: the dead of this battle, if the clan wins it with everybody still there. */
  readonly dead: number;
}

/** Undefined for a clan that is not in the battle. */
export function stakesOf(state: State, clan: ClanId): Stakes | undefined {
  const number = clanNumber(clan);
  if (!isFighter(state, number)) return undefined;
  const own = mortalsIn(state, number, number);
  const ronin = roninForHire(state, number);
  return {
    seppuku: { dead: own, rank: Math.max(0, honorRankOf(state, number) - own) + 1 },
    hostagesFrom: others(state, number)
      .filter((other) => hasHostage(state, other))
      .map(clanId),
    ronin,
    coinsAmongRonin: ronin - roninOf(state, number),
    dead: deadIfWonBy(state, number),
  };
}

/** The figures of a clan that an effect of the clan `by` could kill there. */
function mortalsIn(state: State, clan: number, by: number): number {
  const province = get(state, BATTLE_PROVINCE);
  return mortalsAt(state, clan, province, by);
}

function others(state: State, clan: number): number[] {
  return seats(state).filter((other) => other !== clan);
}

/** Somebody of this clan, which need not be fighting, could be taken. */
function hasHostage(state: State, clan: number): boolean {
  const province = get(state, BATTLE_PROVINCE);
  for (
    let kind = nextFigure(state, clan, province, NONE);
    kind !== NONE;
    kind = nextFigure(state, clan, province, kind)
  )
    if (canBeTakenHostage(kind)) return true;
  return false;
}

function deadIfWonBy(state: State, winner: number): number {
  let dead = get(state, KILLED_IN_BATTLE);
  for (const clan of others(state, winner))
    if (isFighter(state, clan) && clan !== allyOf(state, winner)) dead += mortalsIn(state, clan, winner);
  return dead;
}
