import { fujinSteps } from '../boxes/core/kami/fujin/rules.ts';
import type { ProvinceId } from '../data/map.ts';
import { mostReplacements, replacementsMade } from '../mandates/betray.ts';
import { getsBonus } from '../mandates/bonus.ts';
import { decisions } from '../moves/legal.ts';
import type { FigureId } from '../moves/types.ts';
import { strongholdsOnMap } from '../state/figures.ts';
import { ARRIVED, get, PROVINCES, type State, SUMMONED, TRAVELED } from '../state/layout.ts';
import { clanNumber, provinceId } from '../state/names.ts';
import { arrivedByName } from './squads.ts';

/** How many times a clan may do what it is asked to do more than once. All of it is public. */
export interface Allowance {
  readonly made: number;
  /** Absent where only the figures set a limit (Marshal). */
  readonly most?: number;
  /** So many of them are the bonus of the mandate. */
  readonly bonus?: number;
  /** Marshal: the pieces that have moved, where they are now. */
  readonly arrived?: Readonly<Partial<Record<ProvinceId, Readonly<Record<FigureId, number>>>>>;
}

export function allowanceOf(state: State): Allowance | undefined {
  const [asked] = decisions(state);
  if (asked === undefined) return undefined;
  const clan = clanNumber(asked.clan);
  if (asked.kind === 'replace') return { made: replacementsMade(state), most: mostReplacements(state, clan) };
  if (asked.kind === 'move' && asked.ability === 'fujin')
    return { made: get(state, TRAVELED), most: fujinSteps };
  if (asked.kind === 'move') return { made: get(state, TRAVELED), arrived: arrivedIn(state) };
  if (asked.kind !== 'summon' || asked.ability !== undefined) return undefined;
  const bonus = getsBonus(state, clan) ? 1 : 0;
  return { made: get(state, SUMMONED), most: strongholdsOnMap(state, clan) + bonus, bonus };
}

function arrivedIn(state: State): NonNullable<Allowance['arrived']> {
  const arrived: Partial<Record<ProvinceId, Record<FigureId, number>>> = {};
  for (let province = 0; province < PROVINCES; province++) {
    if (get(state, ARRIVED + province) !== 0) arrived[provinceId(province)] = arrivedByName(state, province);
  }
  return arrived;
}
