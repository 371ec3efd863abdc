import type { State } from '@hinode/engine';
import { ADVANTAGE_IDS } from '@hinode/engine/facts';
import {
  battleProvince,
  CLAN_COUNT,
  coinsOf,
  countAt,
  figureCount,
  figureKinds,
  figuresOnly,
  isDaimyo,
  isFighter,
  presentAt,
  roninForHire,
  roninOf,
  squadAt,
  warProvince,
  warsFrom,
  warsTo,
} from '@hinode/engine/search';

/** What there is to bid for in the battle being fought: an advantage that does nothing for anybody is worth no coin. */

/** More figures than can be Daimyo, or count as one, at one place. */
const NOT_ALL_DAIMYO = 3;

const figuresOf = (state: State, clan: number): number =>
  figureCount(figuresOnly(squadAt(state, clan, battleProvince(state))));

/** WORD-12: somebody of this clan could be taken hostage; no Daimyo is. */
export function hasHostage(state: State, clan: number): boolean {
  const figures = figuresOf(state, clan);
  if (figures === 0 || figures >= NOT_ALL_DAIMYO) return figures > 0;
  const place = battleProvince(state);
  return figureKinds().some((kind) => !isDaimyo(kind) && countAt(state, clan, kind, place) > 0);
}

/** One bit for each advantage that could do something for somebody in the battle. */
export function atStake(state: State): number {
  let stake = 0;
  for (let clan = 0; clan < CLAN_COUNT; clan++) {
    if (!isFighter(state, clan)) continue;
    if (figuresOf(state, clan) > 0) stake |= SEPPUKU | POETS;
    if ((stake & HOSTAGE) === 0 && hasHostage(state, clan)) stake |= HOSTAGE;
    if (roninForHire(state, clan) > 0) stake |= RONIN;
  }
  return stake;
}

const [SEPPUKU, HOSTAGE, RONIN, POETS] = ADVANTAGE_IDS.map((_, advantage) => 1 << advantage) as [
  number,
  number,
  number,
  number,
];

/** Is this the last battle of the season? CLEAN-1: after it coins are worth nothing to anybody. */
export function isLastBattle(state: State): boolean {
  for (let war = warsFrom(state) + 1; war < warsTo(state); war++) {
    const present = presentAt(state, warProvince(state, war));
    if ((present & (present - 1)) !== 0) return false;
  }
  return true;
}

/** KOI-2: does a coin that is not bid fight? */
export const coinsFight = (state: State, clan: number): boolean =>
  coinsOf(state, clan) > 0 && roninForHire(state, clan) > roninOf(state, clan);
