import { defineStep } from '../../../../agenda/agenda.ts';
import { offer } from '../../../../agenda/options.ts';
import { placeFigure, whyNotPlace } from '../../../../effects/place.ts';
import { refuse } from '../../../../errors.ts';
import { isPass, PASS, placeCode, placeIn } from '../../../../moves/code.ts';
import { card } from '../../../../state/catalogue.ts';
import { BUSHI, bushiOf, isShrine, strongholdsAt } from '../../../../state/figures.ts';
import { kindId } from '../../../../state/kinds.ts';
import { PROVINCES, RESERVE } from '../../../../state/layout.ts';
import { clanId, provinceId } from '../../../../state/names.ts';
import { mayStand } from '../../../../state/standing.ts';

const RULE = 'CARD-PATH-OF-THE-KENIN';
const fits = (kind: number, place: number): boolean => kind === BUSHI && !isShrine(place);

const PLACE_BUSHI = defineStep({
  name: 'path-of-the-kenin',
  asks: 'place',
  ability: () => 'path-of-the-kenin',
  options: (state, clan, out) => {
    offer(out, PASS);
    if (bushiOf(state, clan, RESERVE) === 0) return;
    for (let province = 0; province < PROVINCES; province++) {
      if (strongholdsAt(state, clan, province) > 0 && mayStand(state, clan, BUSHI, province, 'place'))
        offer(out, placeCode(BUSHI, province));
    }
  },
  whyNot: (state, clan, code) => {
    const barred = whyNotPlace(state, clan, code, { rule: RULE, fits });
    const province = placeIn(code);
    if (barred || strongholdsAt(state, clan, province) > 0) return barred;
    const facts = { clan: clanId(clan), figure: kindId(BUSHI), province: provinceId(province) };
    return refuse('no-stronghold-there', RULE, facts);
  },
  answer: (table, clan, code) => {
    if (!isPass(code)) placeFigure(table, clan, BUSHI, placeIn(code), 'path-of-the-kenin');
  },
});

/** Path of the Kenin. After your summon you may place 1 Bushi at one of your strongholds. */
export const pathOfTheKenin = card({
  id: 'path-of-the-kenin',
  name: 'Path of the Kenin',
  season: 'spring',
  sets: ['archway'],
  type: 'enhancement',
  cost: 2,
  copies: 2,
  mayAfterSummon: PLACE_BUSHI,
});
