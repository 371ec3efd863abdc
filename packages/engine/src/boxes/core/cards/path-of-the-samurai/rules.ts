import { defineStep, push } from '../../../../agenda/agenda.ts';
import { offer } from '../../../../agenda/options.ts';
import { placeFigure, whyNotPlace } from '../../../../effects/place.ts';
import { isPass, PASS, placeCode, placeIn } from '../../../../moves/code.ts';
import { card } from '../../../../state/catalogue.ts';
import { BUSHI, bushiOf, isShrine } from '../../../../state/figures.ts';
import { PROVINCES, RESERVE, type State } from '../../../../state/layout.ts';
import { mayStand } from '../../../../state/standing.ts';

const hasBushi = (state: State, clan: number): boolean => bushiOf(state, clan, RESERVE) > 0;

const PLACE_BUSHI = defineStep({
  name: 'path-of-the-samurai',
  asks: 'place',
  ability: () => 'path-of-the-samurai',
  options: (state, clan, out) => {
    offer(out, PASS);
    if (!hasBushi(state, clan)) return;
    for (let province = 0; province < PROVINCES; province++) {
      if (mayStand(state, clan, BUSHI, province, 'place')) offer(out, placeCode(BUSHI, province));
    }
  },
  whyNot: (state, clan, code) =>
    whyNotPlace(state, clan, code, {
      rule: 'CARD-PATH-OF-THE-SAMURAI',
      fits: (kind, place) => kind === BUSHI && !isShrine(place),
    }),
  answer: (table, clan, code) => {
    if (!isPass(code)) placeFigure(table, clan, BUSHI, placeIn(code), 'path-of-the-samurai');
  },
});

/** Path of the Samurai. After every Recruit mandate you may place 1 Bushi in any province. */
export const pathOfTheSamurai = card({
  id: 'path-of-the-samurai',
  name: 'Path of the Samurai',
  season: 'summer',
  sets: ['archway'],
  type: 'enhancement',
  cost: 2,
  copies: 1,
  afterRecruit: {
    asks: true,
    can: hasBushi,
    does: ({ state }, owner) => push(state, PLACE_BUSHI, owner),
  },
});
