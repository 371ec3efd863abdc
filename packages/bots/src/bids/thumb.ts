import type { Rng, State } from '@hinode/engine';
import { ADVANTAGE_IDS } from '@hinode/engine/facts';
import {
  battleForce,
  battleProvince,
  bidCode,
  CLAN_COUNT,
  coinsOf,
  figureCount,
  figuresOnly,
  forceIn,
  isFighter,
  isInPlay,
  roninForHire,
  squadAt,
  warProvince,
  warsFrom,
  warsTo,
} from '@hinode/engine/search';
import { atStake } from './stakes.ts';

/** How many wars after this one the clan will have to fight for. */
export function fightsAhead(state: State, clan: number): number {
  let fights = 0;
  for (let war = warsFrom(state) + 1; war < warsTo(state); war++) {
    const province = warProvince(state, war);
    if (forceIn(state, clan, province) === 0) continue;
    for (let other = 0; other < CLAN_COUNT; other++) {
      if (other !== clan && isInPlay(state, other) && forceIn(state, other, province) > 0) {
        fights++;
        break;
      }
    }
  }
  return fights;
}

/**
 * A simple bid: spend a fair share of the purse; on the ronin if they can turn the battle, on a hostage if one figure
 * can, on seppuku and poets if it is lost.
 */
export function bidByThumb(state: State, clan: number, rng: Rng): number {
  const province = battleProvince(state);
  const purse = coinsOf(state, clan);
  const share = Math.min(purse, Math.ceil(purse / (fightsAhead(state, clan) + 1)));
  const mine = battleForce(state, clan, province);
  let theirs = 0;
  let theirRonin = 0;
  let figures = figureCount(figuresOnly(squadAt(state, clan, province)));
  for (let other = 0; other < CLAN_COUNT; other++) {
    if (other === clan || !isFighter(state, other)) continue;
    theirs = Math.max(theirs, battleForce(state, other, province));
    theirRonin = Math.max(theirRonin, roninForHire(state, other));
    figures += figureCount(figuresOnly(squadAt(state, other, province)));
  }
  const ronin = roninForHire(state, clan);
  const stake = atStake(state);
  const wants = [0, 0, 0, 0];
  const margin = mine - theirs;
  // What each advantage is good for here.
  wants[0] = margin < 0 && mine + ronin <= theirs ? 2 : 0.1;
  wants[1] = 1.2 + (Math.abs(margin) <= 1 ? 1.5 : 0);
  wants[2] = margin <= 0 && margin + ronin > 0 ? 3 : margin > 0 && margin <= theirRonin ? 2.5 : 0.3;
  wants[3] = 0.5 + 0.3 * figures;
  const bid = [0, 0, 0, 0];
  for (let coin = 0; coin < share; coin++) {
    let best = -1;
    let most = -1;
    for (let advantage = 0; advantage < ADVANTAGE_IDS.length; advantage++) {
      if (((stake >> advantage) & 1) === 0) continue;
      const want =
        ((wants[advantage] as number) * (0.6 + rng.below(800) / 1000)) / ((bid[advantage] as number) + 1);
      if (want > most) {
        most = want;
        best = advantage;
      }
    }
    if (best < 0) break;
    bid[best] = (bid[best] as number) + 1;
  }
  return bidCode(bid);
}
