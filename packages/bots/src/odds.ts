import type { State } from '@hinode/engine';
import { PROVINCE_IDS, tokenVp } from '@hinode/engine/facts';
import {
  allyOf,
  CLAN_COUNT,
  forceIn,
  isInPlay,
  presentAt,
  provincesTaken,
  seasonOf,
  warProvince,
  warsFrom,
  warsTo,
} from '@hinode/engine/search';

/** The odds of the wars to come, at a glance. */

const NOBODY = -1;

/** How likely a margin in Force wins a war. */
const CHANCE = [0.03, 0.1, 0.25, 0.55, 0.8, 0.93, 0.98];
export function chance(mine: number, theirs: number): number {
  if (mine === 0) return 0;
  if (theirs === 0) return 0.95;
  // Margins need not be whole: an ally's Force counts in part.
  const margin = Math.max(-3, Math.min(3, mine - theirs)) + 3;
  const below = Math.floor(margin);
  const low = CHANCE[below] as number;
  const high = CHANCE[Math.min(below + 1, CHANCE.length - 1)] as number;
  return low + (high - low) * (margin - below);
}

/** What winning a province's war would be worth: its token, and what it adds towards a set. */
export function prize(state: State, clan: number, province: number): number {
  for (let war = warsFrom(state); war < warsTo(state); war++) {
    if (warProvince(state, war) !== province) continue;
    const isNew = ((provincesTaken(state, clan) >> province) & 1) === 0;
    return tokenVp(seasonOf(state)) + (isNew ? 3.2 : 0);
  }
  return 0.25;
}

/** The most Force any other clan has in a province; an ally there alone is no enemy. */
export function rival(state: State, clan: number, province: number): number {
  let most = 0;
  for (let other = 0; other < CLAN_COUNT; other++) {
    if (other === clan || !isInPlay(state, other)) continue;
    const force = forceIn(state, other, province);
    const weight = other === allyOf(state, clan) ? 0.75 : 1;
    most = Math.max(most, force * weight);
  }
  return most;
}

/** Is there a war to come in a province? */
export function isAtWar(state: State, province: number): boolean {
  for (let war = warsFrom(state); war < warsTo(state); war++)
    if (warProvince(state, war) === province) return true;
  return false;
}

interface March {
  readonly from: number;
  readonly to: number;
  readonly force: number;
}

/** Does a march leave a war to nobody in which the clan was alone, for a province without a war? */
export const givesUp = (state: State, clan: number, { from, to, force }: March): boolean =>
  presentAt(state, from) === 1 << clan &&
  forceIn(state, clan, from) <= force &&
  isAtWar(state, from) &&
  !isAtWar(state, to);

/** What a clan sees of a province: what the war there is worth, its own Force, and the most against it. */
const seen = Array.from({ length: PROVINCE_IDS.length }, () => ({ prize: 0, mine: 0, theirs: 0 }));
let known = 0;
let onlooker = NOBODY;

/** Remembers what a clan sees while it compares answers; whoever says so must forget before anything changes. */
export function rememberOdds(clan: number): void {
  onlooker = clan;
  known = 0;
}
export const forgetOdds = (): void => rememberOdds(NOBODY);

function look(state: State, clan: number, province: number): (typeof seen)[number] {
  const sight = seen[province] as (typeof seen)[number];
  if (clan === onlooker && ((known >> province) & 1) === 1) return sight;
  sight.prize = prize(state, clan, province);
  sight.mine = forceIn(state, clan, province);
  sight.theirs = rival(state, clan, province);
  if (clan === onlooker) known |= 1 << province;
  else known &= ~(1 << province);
  return sight;
}

/** What changing one's Force in a province is worth. */
export function shift(state: State, clan: number, province: number, by: number): number {
  const { prize, mine, theirs } = look(state, clan, province);
  return prize * (chance(mine + by, theirs) - chance(mine, theirs));
}
