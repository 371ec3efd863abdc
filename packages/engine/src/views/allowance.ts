import { type Allowance as Asked, allowanceNow } from '../agenda/agenda.ts';
import type { ProvinceId } from '../data/map.ts';
import { SHRINES } from '../data/year.ts';
import { hasKamiMoved } from '../effects/travel.ts';
import type { FigureId } from '../moves/types.ts';
import { isUnbound, kamiKind, kamiStands } from '../state/kami-figures.ts';
import { kindId } from '../state/kinds.ts';
import { ARRIVED, get, PROVINCES, type State } from '../state/layout.ts';
import { provinceId } from '../state/names.ts';
import { arrivedByName } from './squads.ts';

/** How often a clan may do what it is asked to do more than once. All of it is public. */
export interface Allowance extends Asked {
  /** If only the figures set a limit: those that have moved, where they are now. */
  readonly arrived?: Readonly<Partial<Record<ProvinceId, Readonly<Record<FigureId, number>>>>>;
}

export function allowanceOf(state: State): Allowance | undefined {
  const asked = allowanceNow(state);
  return asked && asked.most === undefined ? { ...asked, arrived: arrivedIn(state) } : asked;
}

function arrivedIn(state: State): NonNullable<Allowance['arrived']> {
  const arrived: Partial<Record<ProvinceId, Record<FigureId, number>>> = {};
  for (let province = 0; province < PROVINCES; province++) {
    if (get(state, ARRIVED + province) !== 0) arrived[provinceId(province)] = arrivedByName(state, province);
  }
  if (isUnbound(state)) addKami(state, arrived);
  return arrived;
}

function addKami(state: State, arrived: Partial<Record<ProvinceId, Record<FigureId, number>>>): void {
  for (let shrine = 0; shrine < SHRINES; shrine++) {
    if (!hasKamiMoved(state, shrine)) continue;
    const province = provinceId(kamiStands(state, shrine));
    arrived[province] = { ...arrived[province], [kindId(kamiKind(state, shrine))]: 1 };
  }
}
