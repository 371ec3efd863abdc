import * as agenda from '../agenda/index.ts';
import { whyNotHeld } from '../effects/held.ts';
import { priceFor, spend } from '../effects/purchase.ts';
import { offerTravel, startTraveling, travel, whyNotTravel } from '../effects/travel.ts';
import { refuse } from '../errors.ts';
import * as codes from '../moves/code.ts';
import * as position from '../state/index.ts';
import type { State } from '../state/layout.ts';
import { getsBonus } from './bonus.ts';

const { areEnough, defineStep, offer, push } = agenda;
const { buildCode, isPass, PASS, provinceIn } = codes;
const {
  carry,
  clanId,
  coinsOf,
  countIn,
  get,
  mayStand,
  provinceId,
  PROVINCES,
  RESERVE,
  reserveOf,
  standsFreely,
  STRONGHOLD,
  TRAVELED,
  whyNotStand,
} = position;

/** Marshal: each figure may move once; with the bonus, 3 coins build a stronghold. */

const STRONGHOLD_COST = 3;

const BEGIN = defineStep({
  name: 'marshal-begins',
  run: (table, clan) => {
    const { state } = table;
    startTraveling(table);
    if (getsBonus(state, clan)) push(state, BUILD, clan);
    push(state, MARSHAL, clan);
  },
});

const MARSHAL = defineStep({
  name: 'marshal',
  asks: 'move',
  options: (state, clan, out) => {
    offer(out, PASS);
    // MARSHAL-1: a figure that arrived in this Marshal does not go on.
    offerTravel(state, clan, false, out);
  },
  whyNot: (state, clan, code) => whyNotTravel(state, clan, code, false),
  allowance: (state) => ({ made: get(state, TRAVELED) }),
  answer: (table, clan, code) => {
    if (isPass(code)) return;
    push(table.state, MARSHAL, clan);
    travel(table, clan, code, MARSHAL);
  },
});

/** What a stronghold costs this clan. */
export const strongholdPrice = (state: State, clan: number): number =>
  priceFor(state, clan, STRONGHOLD_COST, 0);

const BUILD = defineStep({
  name: 'build-stronghold',
  asks: 'build',
  options: (state, clan, out) => {
    offer(out, PASS);
    if (
      countIn(reserveOf(state, clan), STRONGHOLD) === 0 ||
      coinsOf(state, clan) < strongholdPrice(state, clan)
    )
      return;
    const free = standsFreely(state, clan);
    for (let province = 0; province < PROVINCES && !areEnough(out); province++) {
      if (free || mayStand(state, clan, STRONGHOLD, province, 'build')) offer(out, buildCode(province));
    }
  },
  whyNot: (state, clan, code) => {
    const province = provinceIn(code);
    const facts = { clan: clanId(clan), province: provinceId(province) };
    if (countIn(reserveOf(state, clan), STRONGHOLD) === 0)
      return refuse('no-stronghold-in-reserve', 'MARSHAL-2', { clan: clanId(clan) });
    const barred = whyNotStand(state, clan, STRONGHOLD, province, 'build');
    if (barred) return refuse(barred.code, barred.rule, facts);
    return whyNotHeld(state, clan, { coins: strongholdPrice(state, clan), ronin: 0 }, 'MARSHAL-2');
  },
  answer: (table, clan, code) => {
    if (isPass(code)) return;
    const { state, sink } = table;
    const province = provinceIn(code);
    carry(state, clan, STRONGHOLD, RESERVE, province);
    sink?.({ type: 'strongholdBuilt', clan: clanId(clan), province: provinceId(province), seenBy: 'all' });
    spend(table, clan, strongholdPrice(state, clan), 'build');
  },
});

export const marshal = { begin: BEGIN };
