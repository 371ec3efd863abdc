import type { Table } from '../agenda/table.ts';
import type { ProvinceId } from '../data/map.ts';
import type { KamiId } from '../data/year.ts';
import { type Refusal, refuse } from '../errors.ts';
import type { Cause } from '../events.ts';
import * as codes from '../moves/code.ts';
import * as position from '../state/index.ts';
import type { State } from '../state/layout.ts';
import { entered } from './enter.ts';
import { whyNotInReserve } from './held.ts';

const { figureIn, placeIn } = codes;
const { carry, clanId, isShrine, kamiAt, kindId, provinceId, RESERVE, whyNotStand } = position;

/** A place by name: a province, or the shrine of a kami. */
export const placeName = (state: State, place: number): { province: ProvinceId } | { shrine: KamiId } =>
  isShrine(place) ? { shrine: kamiAt(state, place) } : { province: provinceId(place) };

/** Puts a figure of the reserve on the map or a shrine (WORD-7: nothing follows, unlike after a summon). */
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

/** Why a figure cannot be placed: it is not in reserve, cannot be placed at all or not there, or may not stand there. */
export function whyNotPlace(
  state: State,
  clan: number,
  code: number,
  { rule, fits }: { readonly rule: string; readonly fits: (kind: number, place: number) => boolean },
): Refusal | undefined {
  const kind = figureIn(code);
  const place = placeIn(code);
  const missing = whyNotInReserve(state, clan, kind, rule);
  if (missing) return missing;
  const facts = { clan: clanId(clan), figure: kindId(kind) };
  if (!fits(kind, place)) return refuse('not-placed-there', rule, facts);
  const barred = whyNotStand(state, clan, kind, place, 'place');
  return barred && refuse(barred.code, barred.rule, facts);
}
