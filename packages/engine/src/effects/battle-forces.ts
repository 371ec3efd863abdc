import type { ClanId } from '../data/clans.ts';
import { battleForce } from '../state/force.ts';
import type { State } from '../state/layout.ts';
import * as layout from '../state/layout.ts';
import { clanNumber, clansOf } from '../state/names.ts';

const { BATTLE_PROVINCE, FIGHTERS, get } = layout;

/** The Force of everybody in the battle being fought, as events tell it. */
export const battleForces = (state: State): { clan: ClanId; force: number }[] =>
  clansOf(get(state, FIGHTERS)).map((clan) => ({
    clan,
    force: battleForce(state, clanNumber(clan), get(state, BATTLE_PROVINCE)),
  }));
