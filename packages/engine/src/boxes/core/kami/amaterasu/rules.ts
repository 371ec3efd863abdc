import { defineStep, push } from '../../../../agenda/agenda.ts';
import { offer } from '../../../../agenda/options.ts';
import { gainHonor } from '../../../../effects/honor.ts';
import { saysYes, USE_NO, USE_YES } from '../../../../moves/code.ts';
import { honorRankOf } from '../../../../state/clans.ts';
import { kami } from '../../../../state/kami.ts';

const RISE = defineStep({
  name: 'amaterasu',
  asks: 'use',
  ability: () => 'amaterasu',
  options: (state, clan, out) => {
    offer(out, USE_NO);
    if (honorRankOf(state, clan) > 0) offer(out, USE_YES);
  },
  answer: (table, clan, code) => {
    if (saysYes(code)) gainHonor(table, clan, honorRankOf(table.state, clan), 'amaterasu');
  },
});

/** Amaterasu, the sun. Go to the top of the honor track. */
export const amaterasu = kami({
  id: 'amaterasu',
  name: 'Amaterasu',
  domain: 'sun',
  favor: ({ state }, clan) => push(state, RISE, clan),
});
