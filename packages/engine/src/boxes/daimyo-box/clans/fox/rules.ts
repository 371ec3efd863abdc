import { defineStep, push, type Step } from '../../../../agenda/agenda.ts';
import { offer } from '../../../../agenda/options.ts';
import { placeFigure, whyNotPlace } from '../../../../effects/place.ts';
import { refuse } from '../../../../errors.ts';
import { isPass, PASS, placeCode, placeIn } from '../../../../moves/code.ts';
import { clan } from '../../../../state/clan-abilities.ts';
import { BUSHI, bushiOf, isShrine } from '../../../../state/figures.ts';
import { forceIn } from '../../../../state/force.ts';
import { kindId } from '../../../../state/kinds.ts';
import { PROVINCES, RESERVE, type State } from '../../../../state/layout.ts';
import { clanId, provinceId } from '../../../../state/names.ts';
import { mayStand } from '../../../../state/standing.ts';

const RULE = 'CLAN-FOX-2';
const fits = (kind: number, place: number): boolean => kind === BUSHI && !isShrine(place);

const mayAppear = (state: State, owner: number, province: number): boolean =>
  forceIn(state, owner, province) === 0 && mayStand(state, owner, BUSHI, province, 'place');

/** CLAN-FOX-5: province after province, until they pass. */
const APPEAR: Step = defineStep({
  name: 'fox',
  asks: 'place',
  ability: () => 'fox',
  options: (state, owner, out) => {
    offer(out, PASS);
    if (bushiOf(state, owner, RESERVE) === 0) return;
    for (let province = 0; province < PROVINCES; province++)
      if (mayAppear(state, owner, province)) offer(out, placeCode(BUSHI, province));
  },
  whyNot: (state, owner, code) => {
    const barred = whyNotPlace(state, owner, code, { rule: RULE, fits });
    const province = placeIn(code);
    if (barred || forceIn(state, owner, province) === 0) return barred;
    const facts = { clan: clanId(owner), figure: kindId(BUSHI), province: provinceId(province) };
    return refuse('has-force-there', RULE, facts);
  },
  answer: (table, owner, code) => {
    if (isPass(code)) return;
    push(table.state, APPEAR, owner);
    placeFigure(table, owner, BUSHI, placeIn(code), 'fox');
  },
});

function canAppear(state: State, owner: number): boolean {
  if (bushiOf(state, owner, RESERVE) === 0) return false;
  for (let province = 0; province < PROVINCES; province++) if (mayAppear(state, owner, province)) return true;
  return false;
}

/** Fox. When the war begins, a Bushi may appear in each province where they have no Force (CLAN-FOX-2). */
export const fox = clan({
  id: 'fox',
  name: 'Fox',
  honorRank: 6,
  income: 5,
  home: 'kansai',
  atWarStart: { asks: true, can: canAppear, does: ({ state }, owner) => push(state, APPEAR, owner) },
});
