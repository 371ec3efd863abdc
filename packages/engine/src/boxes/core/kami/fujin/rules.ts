import { defineStep, push } from '../../../../agenda/agenda.ts';
import { offer } from '../../../../agenda/options.ts';
import { offerTravel, startTraveling, travel, whyNotTravel } from '../../../../effects/travel.ts';
import { isPass, PASS } from '../../../../moves/code.ts';
import { kami } from '../../../../state/kami.ts';
import { get, TRAVELED } from '../../../../state/layout.ts';

const STEPS = 2;

const WIND = defineStep({
  name: 'fujin',
  asks: 'move',
  ability: () => 'fujin',
  options: (state, clan, out) => {
    offer(out, PASS);
    if (get(state, TRAVELED) < STEPS) offerTravel(state, clan, true, out);
  },
  whyNot: (state, clan, code) => whyNotTravel(state, clan, code, true),
  allowance: (state) => ({ made: get(state, TRAVELED), most: STEPS }),
  answer: (table, clan, code) => {
    if (isPass(code)) return;
    push(table.state, WIND, clan);
    travel(table, clan, code, WIND);
  },
});

/** Fujin, the wind. Two figures move one step each, or one figure two steps. */
export const fujin = kami({
  id: 'fujin',
  name: 'Fujin',
  domain: 'wind',
  favor: (table, clan) => {
    startTraveling(table);
    push(table.state, WIND, clan);
  },
});
