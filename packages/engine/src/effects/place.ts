import type { Table } from '../agenda/table.ts';
import type { ProvinceId } from '../data/map.ts';
import type { KamiId } from '../data/year.ts';
import type { Cause } from '../events.ts';
import { carry, isShrine } from '../state/figures.ts';
import { kindId } from '../state/kinds.ts';
import { RESERVE, type State } from '../state/layout.ts';
import { clanId, kamiAt, provinceId } from '../state/names.ts';
import { entered } from './enter.ts';

/** A place by its name: a province, or the shrine of a kami. */
export const placeName = (state: State, place: number): { province: ProvinceId } | { shrine: KamiId } =>
  isShrine(place) ? { shrine: kamiAt(state, place) } : { province: provinceId(place) };

/** Puts a figure of the reserve on the map or a shrine (WORD-7: nothing follows as after a summon). */
export function placeFigure(table: Table, clan: number, kind: number, place: number, because: Cause): void {
  const { state, sink } = table;
  carry(state, clan, kind, RESERVE, place);
  sink?.({
    type: 'figurePlaced',
    clan: clanId(clan),
    figure: kindId(kind),
    ...placeName(state, place),
    because,
    seenBy: 'all',
  });
  if (!isShrine(place)) entered(table, clan, kind, place);
}
