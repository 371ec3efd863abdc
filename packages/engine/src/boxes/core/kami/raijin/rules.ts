import { defineStep, push } from '../../../../agenda/agenda.ts';
import { offer } from '../../../../agenda/options.ts';
import { AFTER_SUMMON } from '../../../../effects/purchase.ts';
import { offerSummon, summon, summonFacts, whyNotSummon } from '../../../../effects/summon.ts';
import { refuse } from '../../../../errors.ts';
import { figureIn, isPass, PASS } from '../../../../moves/code.ts';
import { BUSHI, bushiOf } from '../../../../state/figures.ts';
import { kami } from '../../../../state/kami.ts';
import { PROVINCES, RESERVE } from '../../../../state/layout.ts';

const THUNDER = defineStep({
  name: 'raijin',
  asks: 'summon',
  ability: () => 'raijin',
  options: (state, clan, out) => {
    offer(out, PASS);
    if (bushiOf(state, clan, RESERVE) === 0) return;
    for (let province = 0; province < PROVINCES; province++) offerSummon(state, clan, BUSHI, province, out);
  },
  whyNot: (state, clan, code) =>
    figureIn(code) === BUSHI
      ? whyNotSummon(state, clan, code)
      : refuse('bushi-only', 'KAMI-6', summonFacts(clan, code)),
  answer: (table, clan, code) => {
    if (isPass(code)) return;
    push(table.state, AFTER_SUMMON, clan);
    summon(table, clan, code, 'raijin');
  },
});

/** Raijin, the thunder. Summon 1 Bushi to any province, stronghold or not. */
export const raijin = kami({
  id: 'raijin',
  name: 'Raijin',
  domain: 'thunder',
  favor: ({ state }, clan) => push(state, THUNDER, clan),
});
