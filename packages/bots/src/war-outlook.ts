import type { State } from '@hinode/engine';
import { tokenVp } from '@hinode/engine/facts';
import {
  CLAN_COUNT,
  coinsOf,
  forceIn,
  honorRankOf,
  isInPlay,
  mandateTurnsLeft,
  playersOf,
  provincesTaken,
  roninOf,
  warProvince,
  warsFrom,
  warsTo,
} from '@hinode/engine/search';

/** What the wars to come promise each clan, at a glance; by the number of the clan. */
export interface WarOutlook {
  /** What its tokens and defeats would bring. */
  readonly points: Float64Array;
  /** How many provinces it would add to its sets. */
  readonly provinces: Float64Array;
  /** In how many wars it would not be alone. */
  readonly battles: Int32Array;
}

export const newWarOutlook = (): WarOutlook => ({
  points: new Float64Array(CLAN_COUNT),
  provinces: new Float64Array(CLAN_COUNT),
  battles: new Int32Array(CLAN_COUNT),
});

interface Doubt {
  /** How sharply Force decides a war; 1 is a lottery by Force. */
  readonly sharpness: number;
  /** How much of a war is still open for each mandate turn to come. */
  readonly fog: number;
}

const strengths = new Float64Array(CLAN_COUNT);
const taken = new Int32Array(CLAN_COUNT);

/** The wars to come, in their order: who is likely to win them, and what the tokens bring. */
export function lookAtWars(state: State, season: number, doubt: Doubt, outlook: WarOutlook): void {
  const { points, provinces, battles } = outlook;
  points.fill(0);
  provinces.fill(0);
  battles.fill(0);
  for (let clan = 0; clan < CLAN_COUNT; clan++) taken[clan] = provincesTaken(state, clan);
  const fog = Math.min(0.6, doubt.fog * mandateTurnsLeft(state));
  for (let war = warsFrom(state); war < warsTo(state); war++) {
    const province = warProvince(state, war);
    const present = weighArmies(state, province, doubt.sharpness);
    if (present === 0) continue;
    let total = 0;
    for (let clan = 0; clan < CLAN_COUNT; clan++) total += strengths[clan] as number;
    for (let clan = 0; clan < CLAN_COUNT; clan++) {
      const strength = strengths[clan] as number;
      if (strength === 0) continue;
      if (present > 1) battles[clan] = (battles[clan] as number) + 1;
      const odds = (1 - fog) * (strength / total) + fog * (present === 1 ? 0.7 : 1 / (present + 1));
      // Whoever fights and loses still sells the defeat: poets, seppuku, reparations.
      points[clan] = (points[clan] as number) + odds * tokenVp(season) + (present > 1 ? 0.5 : 0);
      if ((((taken[clan] as number) >> province) & 1) === 0)
        provinces[clan] = (provinces[clan] as number) + odds;
    }
  }
}

/** How strong each clan is in a province; how many are there. */
function weighArmies(state: State, province: number, sharpness: number): number {
  const players = playersOf(state);
  let present = 0;
  for (let clan = 0; clan < CLAN_COUNT; clan++) {
    strengths[clan] = 0;
    if (!isInPlay(state, clan)) continue;
    const force = forceIn(state, clan, province);
    if (force === 0) continue;
    present++;
    const chest =
      force +
      0.35 * roninOf(state, clan) +
      0.12 * coinsOf(state, clan) +
      0.1 * (players - honorRankOf(state, clan));
    strengths[clan] = chest ** sharpness;
  }
  return present;
}
