import * as agenda from '../agenda/index.ts';
import type { Options } from '../agenda/options.ts';
import { AFTER_SUMMON } from '../effects/purchase.ts';
import {
  offerSummon,
  summon,
  summonFacts,
  summonsAnywhere,
  whyNotSummon,
  whyNotSummonTo,
} from '../effects/summon.ts';
import { type Refusal, refuse } from '../errors.ts';
import * as codes from '../moves/code.ts';
import * as position from '../state/index.ts';
import type { State } from '../state/layout.ts';
import { getsBonus } from './bonus.ts';

const { areEnough, defineStep, offer, push } = agenda;
const { isPass, PASS, provinceIn } = codes;
const {
  add,
  BUSHI,
  countIn,
  DAIMYO,
  figuresOnly,
  get,
  nextUnique,
  NONE,
  PROVINCES,
  put,
  RESERVE,
  reserveOf,
  SHINTO,
  standsFreely,
  strongholdsAt,
  strongholdsOnMap,
  SUMMONED,
  SUMMONED_AT,
  uniquesIn,
} = position;

/** Recruit: one figure for each stronghold, in its province; with the bonus one more at any of them. */

const BEGIN = defineStep({
  name: 'recruit-begins',
  run: ({ state }, clan) => {
    put(state, SUMMONED, 0);
    for (let province = 0; province < PROVINCES; province++) put(state, SUMMONED_AT + province, 0);
    push(state, RECRUIT, clan);
  },
});

const RECRUIT = defineStep({
  name: 'recruit',
  asks: 'summon',
  options: (state, clan, out) => {
    offer(out, PASS);
    const anywhere = summonsAnywhere(state, clan);
    if (figuresOnly(reserveOf(state, clan)) === 0 || (anywhere && !hasStrongholdLeft(state, clan))) return;
    const free = standsFreely(state, clan);
    for (let province = 0; province < PROVINCES && !areEnough(out); province++) {
      if (anywhere || mayRecruitAt(state, clan, province)) offerReserve(state, clan, province, out, free);
    }
  },
  whyNot: (state, clan, code) =>
    whyNotSummon(state, clan, code) ??
    whyNotSummonTo(state, clan, code) ??
    whyNoStrongholdLeft(state, clan, code),
  allowance: (state, clan) => {
    const bonus = getsBonus(state, clan) ? 1 : 0;
    return { made: get(state, SUMMONED), most: strongholdsOnMap(state, clan) + bonus, bonus };
  },
  answer: (table, clan, code) => {
    const { state } = table;
    if (isPass(code)) {
      if (get(state, SUMMONED) > 0) push(state, AFTER_SUMMON, clan);
      return;
    }
    add(state, SUMMONED, 1);
    add(state, SUMMONED_AT + provinceIn(code), 1);
    push(state, RECRUIT, clan);
    summon(table, clan, code, 'recruit');
  },
});

/** Offers every figure of the reserve. */
function offerReserve(state: State, clan: number, province: number, out: Options, free: boolean): void {
  const reserve = reserveOf(state, clan);
  if (countIn(reserve, BUSHI) > 0) offerSummon(state, clan, BUSHI, province, out, free);
  if (countIn(reserve, SHINTO) > 0) offerSummon(state, clan, SHINTO, province, out, free);
  if (countIn(reserve, DAIMYO) > 0) offerSummon(state, clan, DAIMYO, province, out, free);
  if (uniquesIn(reserve) === 0) return;
  for (
    let kind = nextUnique(state, clan, RESERVE, NONE);
    kind !== NONE;
    kind = nextUnique(state, clan, RESERVE, kind)
  )
    offerSummon(state, clan, kind, province, out, free);
}

/** RECRUIT-1, RECRUIT-2: the summons to this province may be used up. */
function whyNoStrongholdLeft(state: State, clan: number, code: number): Refusal | undefined {
  const left = summonsAnywhere(state, clan)
    ? hasStrongholdLeft(state, clan)
    : mayRecruitAt(state, clan, provinceIn(code));
  return left ? undefined : refuse('stronghold-already-used', 'RECRUIT-1', summonFacts(clan, code));
}

/** DRAGONFLY-1: wherever the figures go, the strongholds on the map set their number. */
function hasStrongholdLeft(state: State, clan: number): boolean {
  const strongholds = strongholdsOnMap(state, clan);
  const bonus = getsBonus(state, clan) ? 1 : 0;
  return strongholds > 0 && get(state, SUMMONED) < strongholds + bonus;
}

function mayRecruitAt(state: State, clan: number, province: number): boolean {
  const here = strongholdsAt(state, clan, province);
  if (here === 0) return false;
  return get(state, SUMMONED_AT + province) < here || (getsBonus(state, clan) && !bonusUsed(state, clan));
}

/** The bonus figure is spent once some province has received more figures than it has strongholds. */
function bonusUsed(state: State, clan: number): boolean {
  for (let province = 0; province < PROVINCES; province++) {
    if (get(state, SUMMONED_AT + province) > strongholdsAt(state, clan, province)) return true;
  }
  return false;
}

export const recruit = { begin: BEGIN };
