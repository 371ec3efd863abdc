import { push } from '../agenda/agenda.ts';
import { type Options, offer } from '../agenda/options.ts';
import type { Table } from '../agenda/table.ts';
import { traitsOf } from '../clans/index.ts';
import type { Cause } from '../events.ts';
import { figureIn, provinceIn, shrineIn, summonCode } from '../moves/code.ts';
import { cardsWith } from '../state/catalogue.ts';
import { copiesOf } from '../state/clans.ts';
import { carry, strongholdsAt } from '../state/figures.ts';
import { isShinto, kindId } from '../state/kinds.ts';
import { FIRST_SHRINE, NONE, PROVINCES, RESERVE, type State } from '../state/layout.ts';
import { clanId, kamiAt, provinceId } from '../state/names.ts';
import { entered } from './enter.ts';

/** Summoning (WORD-6): from the reserve to a province, or for a Shinto through it to a shrine. */

/** May this clan summon to the province at all? At a stronghold; the Dragonfly anywhere (DRAGONFLY-1). */
const canSummonTo = (state: State, clan: number, province: number): boolean =>
  traitsOf(clan).summonsAnywhere || strongholdsAt(state, clan, province) > 0;

/** Offers the summoning of one figure to a province, and where RECRUIT-4 allows it on to each shrine. */
export function offerSummon(out: Options, kind: number, province: number): void {
  offer(out, summonCode(kind, province, NONE));
  if (!isShinto(kind)) return;
  for (let shrine = FIRST_SHRINE; shrine < RESERVE; shrine++) offer(out, summonCode(kind, province, shrine));
}

/** Offers one figure wherever the clan may summon. */
export function offerSummonAnywhere(state: State, clan: number, kind: number, out: Options): void {
  for (let province = 0; province < PROVINCES; province++) {
    if (canSummonTo(state, clan, province)) offerSummon(out, kind, province);
  }
}

/** Carries out one summons. What follows "after a summon" is pushed by whoever ends the summon. */
export function summon(table: Table, clan: number, code: number, because: Cause): void {
  const { state, sink } = table;
  const kind = figureIn(code);
  const province = provinceIn(code);
  const shrine = shrineIn(code);
  const worships = shrine !== NONE;
  carry(state, clan, kind, RESERVE, worships ? shrine : province);
  sink?.({
    type: 'figureSummoned',
    clan: clanId(clan),
    figure: kindId(kind),
    province: provinceId(province),
    ...(worships && { shrine: kamiAt(state, shrine) }),
    because,
    seenBy: 'all',
  });
  if (!worships) entered(table, clan, kind, province);
}

const gains = cardsWith('afterSummon');
const choices = cardsWith('mayAfterSummon');

/** RECRUIT-5, HONOR-7: what follows a summon, the plain gains first, then the choices copy by copy. */
export function afterSummon(table: Table, clan: number): void {
  const { state } = table;
  for (let i = choices.length - 1; i >= 0; i--) {
    const card = choices[i] as (typeof choices)[number];
    for (let copy = copiesOf(state, clan, card.number); copy > 0; copy--)
      push(state, card.mayAfterSummon, clan);
  }
  for (let i = 0; i < gains.length; i++) {
    const card = gains[i] as (typeof gains)[number];
    const copies = copiesOf(state, clan, card.number);
    if (copies > 0) card.afterSummon(table, clan, copies);
  }
}
