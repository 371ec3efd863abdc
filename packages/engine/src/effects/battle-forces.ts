import type { ClanId } from '../data/clans.ts';
import * as position from '../state/index.ts';
import type { State } from '../state/layout.ts';

const { BATTLE_PROVINCE, battleForce, clanNumber, clansOf, FIGHTERS, get } = position;

/** The Force of everybody in the current battle, as events report it. */
export const battleForces = (state: State): { clan: ClanId; force: number }[] =>
  clansOf(get(state, FIGHTERS)).map((clan) => ({
    clan,
    force: battleForce(state, clanNumber(clan), get(state, BATTLE_PROVINCE)),
  }));
