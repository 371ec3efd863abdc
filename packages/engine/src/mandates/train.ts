import * as agenda from '../agenda/index.ts';
import { buyCard, couldBeHelped, offerCards, whyNotBuy } from '../effects/purchase.ts';
import * as codes from '../moves/code.ts';
import type { State } from '../state/layout.ts';
import { getsBonus } from './bonus.ts';

const { defineStep, offer } = agenda;
const { cardIn, isPass, PASS } = codes;

/** Train: each may buy one season card; with the bonus it costs 1 coin less. */

export const trainDiscount = (state: State, clan: number): number => (getsBonus(state, clan) ? 1 : 0);

const TRAIN = defineStep({
  name: 'train',
  asks: 'buy',
  options: (state, clan, out) => {
    offer(out, PASS);
    offerCards(state, clan, trainDiscount(state, clan), out);
  },
  whyNot: (state, clan, code) => whyNotBuy(state, clan, code, trainDiscount(state, clan)),
  evenIfOne: (state, clan) => couldBeHelped(state, clan, trainDiscount(state, clan)),
  answer: (table, clan, code) => {
    if (!isPass(code)) buyCard(table, clan, cardIn(code), trainDiscount(table.state, clan), 'train');
  },
});

export const train = { begin: TRAIN };
