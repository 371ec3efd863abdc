import * as agenda from '../agenda/index.ts';
import type { Options } from '../agenda/options.ts';
import type { Table } from '../agenda/table.ts';
import { type Refusal, refuse } from '../errors.ts';
import type { Cause } from '../events.ts';
import * as codes from '../moves/code.ts';
import * as position from '../state/index.ts';
import type { State } from '../state/layout.ts';
import { entered } from './enter.ts';
import { whyNotInReserve } from './held.ts';

const { areEnough, offer } = agenda;
const { figureIn, provinceIn, shrineIn, summonCode } = codes;
const {
  carry,
  clanId,
  FIRST_SHRINE,
  has,
  isShinto,
  kamiAt,
  kindId,
  mayStand,
  NONE,
  provinceId,
  PROVINCES,
  pushSteps,
  RESERVE,
  standsFreely,
  strongholdsAt,
  tell,
  voicesFor,
  whyNotStand,
} = position;

/** Summoning (WORD-6): from the reserve to a province, or for a Shinto through it to a shrine. */

const wings = voicesFor('summonsAnywhere');

/** DRAGONFLY-1: does this clan need no stronghold to summon to? */
export const summonsAnywhere = (state: State, clan: number): boolean => has(wings, state, clan);

/** May this clan summon to the province at all? */
const canSummonTo = (state: State, clan: number, province: number): boolean =>
  strongholdsAt(state, clan, province) > 0 || summonsAnywhere(state, clan);

/**
 * Offers to summon one figure to a province, and from there to each shrine where RECRUIT-4 allows it. `free`: nothing keeps the
 * clan's pieces out anywhere; callers that offer many check this once.
 */
export function offerSummon(
  state: State,
  clan: number,
  kind: number,
  province: number,
  out: Options,
  free = standsFreely(state, clan),
): void {
  if (!free && !mayStand(state, clan, kind, province, 'summon')) return;
  offer(out, summonCode(kind, province, NONE));
  if (!isShinto(kind)) return;
  for (let shrine = FIRST_SHRINE; shrine < RESERVE; shrine++) {
    if (free || mayStand(state, clan, kind, shrine, 'summon')) offer(out, summonCode(kind, province, shrine));
  }
}

/** Offers to summon one figure wherever the clan may summon. */
export function offerSummonAnywhere(state: State, clan: number, kind: number, out: Options): void {
  const free = standsFreely(state, clan);
  for (let province = 0; province < PROVINCES && !areEnough(out); province++) {
    if (canSummonTo(state, clan, province)) offerSummon(state, clan, kind, province, out, free);
  }
}

/** What a refused summon was about. */
export const summonFacts = (clan: number, code: number): Refusal['facts'] => ({
  clan: clanId(clan),
  figure: kindId(figureIn(code)),
  province: provinceId(provinceIn(code)),
});

/** Why a figure cannot be summoned by any means: it is not in reserve, or may not stand there. */
export function whyNotSummon(state: State, clan: number, code: number): Refusal | undefined {
  const kind = figureIn(code);
  const missing = whyNotInReserve(state, clan, kind, 'RECRUIT-3');
  if (missing) return missing;
  const shrine = shrineIn(code);
  const barred =
    (shrine === NONE ? undefined : whyNotStand(state, clan, kind, shrine, 'summon')) ??
    whyNotStand(state, clan, kind, provinceIn(code), 'summon');
  return barred && refuse(barred.code, barred.rule, summonFacts(clan, code));
}

/** Why the clan cannot summon to the province at all. */
export const whyNotSummonTo = (state: State, clan: number, code: number): Refusal | undefined =>
  canSummonTo(state, clan, provinceIn(code))
    ? undefined
    : refuse('no-stronghold-there', 'RECRUIT-1', summonFacts(clan, code));

/** Carries out one summons. Whatever ends the summon pushes what follows "after a summon". */
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

const gains = voicesFor('afterSummon');
const choices = voicesFor('mayAfterSummon');

/** RECRUIT-5, HONOR-7: what follows a summon, the plain gains first, then the choices copy by copy. */
export function afterSummon(table: Table, clan: number): void {
  pushSteps(choices, table.state, clan);
  tell(gains, table, clan);
}
