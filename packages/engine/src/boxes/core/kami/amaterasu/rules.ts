import { defineStep, push } from '../../../../agenda/agenda.ts';
import { gainHonor } from '../../../../effects/honor.ts';
import { yesIf } from '../../../../effects/yes-or-no.ts';
import { saysYes } from '../../../../moves/code.ts';
import { honorRankOf } from '../../../../state/clans.ts';
import { kami } from '../../../../state/kami.ts';

const RISE = defineStep({
  name: 'amaterasu',
  ability: () => 'amaterasu',
  ...yesIf((state, clan) => honorRankOf(state, clan) > 0, 'KAMI-4'),
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
