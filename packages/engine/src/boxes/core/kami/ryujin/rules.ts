import { defineStep, push } from '../../../../agenda/agenda.ts';
import { offer } from '../../../../agenda/options.ts';
import { buyCard, couldBeHelped, offerCards, whyNotBuy } from '../../../../effects/purchase.ts';
import { cardIn, isPass, PASS } from '../../../../moves/code.ts';
import { kami } from '../../../../state/kami.ts';

const NO_DISCOUNT = 0;

const TREASURE = defineStep({
  name: 'ryujin',
  asks: 'buy',
  ability: () => 'ryujin',
  options: (state, clan, out) => {
    offer(out, PASS);
    offerCards(state, clan, NO_DISCOUNT, out);
  },
  whyNot: (state, clan, code) => whyNotBuy(state, clan, code, NO_DISCOUNT),
  evenIfOne: (state, clan) => couldBeHelped(state, clan, NO_DISCOUNT),
  answer: (table, clan, code) => {
    if (!isPass(code)) buyCard(table, clan, cardIn(code), NO_DISCOUNT, 'ryujin');
  },
});

/** Ryujin, the sea. Acquire one season card at its full cost. */
export const ryujin = kami({
  id: 'ryujin',
  name: 'Ryujin',
  domain: 'sea',
  favor: ({ state }, clan) => push(state, TREASURE, clan),
});
