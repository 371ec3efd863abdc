import { defineStep, push } from '../../../../agenda/agenda.ts';
import { offer } from '../../../../agenda/options.ts';
import { placeFigure, whyNotPlace } from '../../../../effects/place.ts';
import { figureIn, isPass, PASS, placeCode, placeIn } from '../../../../moves/code.ts';
import { card } from '../../../../state/catalogue.ts';
import { figuresAt, isShrine } from '../../../../state/figures.ts';
import { isShinto } from '../../../../state/kinds.ts';
import { FIRST_SHRINE, RESERVE, type State } from '../../../../state/layout.ts';
import { mayStand } from '../../../../state/standing.ts';

/** Every kind of figure in the clan's reserve that can worship. */
const worshippers = (state: State, clan: number): number[] =>
  figuresAt(state, clan, RESERVE).filter(isShinto);

const PLACE_WORSHIPPER = defineStep({
  name: 'path-of-the-light',
  asks: 'place',
  ability: () => 'path-of-the-light',
  options: (state, clan, out) => {
    offer(out, PASS);
    for (const kind of worshippers(state, clan)) {
      for (let shrine = FIRST_SHRINE; shrine < RESERVE; shrine++) {
        if (mayStand(state, clan, kind, shrine, 'place')) offer(out, placeCode(kind, shrine));
      }
    }
  },
  whyNot: (state, clan, code) =>
    whyNotPlace(state, clan, code, {
      rule: 'CARD-PATH-OF-THE-LIGHT',
      fits: (kind, place) => isShinto(kind) && isShrine(place),
    }),
  answer: (table, clan, code) => {
    if (!isPass(code)) placeFigure(table, clan, figureIn(code), placeIn(code), 'path-of-the-light');
  },
});

/** Path of the Light. After every Recruit mandate you may place 1 Shinto of your reserve on a shrine. */
export const pathOfTheLight = card({
  id: 'path-of-the-light',
  name: 'Path of the Light',
  season: 'spring',
  sets: ['archway'],
  type: 'enhancement',
  cost: 1,
  copies: 1,
  afterRecruit: {
    asks: true,
    can: (state, owner) => worshippers(state, owner).length > 0,
    does: ({ state }, owner) => push(state, PLACE_WORSHIPPER, owner),
  },
});
