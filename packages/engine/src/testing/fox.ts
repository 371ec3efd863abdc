import { defineStep, push, type Step } from '../agenda/agenda.ts';
import { offer } from '../agenda/options.ts';
import { placeFigure, whyNotPlace } from '../effects/place.ts';
import { refuse } from '../errors.ts';
import { isPass, PASS, placeCode, placeIn } from '../moves/code.ts';
import type { ClanAbility } from '../state/clan-abilities.ts';
import { BUSHI, bushiOf, isShrine } from '../state/figures.ts';
import { forceIn } from '../state/force.ts';
import { PROVINCES, RESERVE, type State } from '../state/layout.ts';
import { clanId } from '../state/names.ts';
import { mayStand } from '../state/standing.ts';

/** An ability with a question of its own that is in no box. */

const FOX_PLACES: Step = defineStep({
  name: 'made-up-fox',
  asks: 'place',
  ability: () => 'koi',
  options: (state, clan, out) => {
    offer(out, PASS);
    for (let province = 0; province < PROVINCES; province++) {
      if (foxMayCome(state, clan, province)) offer(out, placeCode(BUSHI, province));
    }
  },
  whyNot: (state, clan, code) =>
    whyNotPlace(state, clan, code, {
      rule: 'FOX-1',
      fits: (kind, place) => kind === BUSHI && !isShrine(place),
    }) ??
    (foxMayCome(state, clan, placeIn(code))
      ? undefined
      : refuse('not-placed-there', 'FOX-1', { clan: clanId(clan), figure: 'bushi' })),
  answer: (at, clan, code) => {
    if (isPass(code)) return;
    push(at.state, FOX_PLACES, clan);
    placeFigure(at, clan, BUSHI, placeIn(code), 'koi');
  },
});

const foxMayCome = (state: State, clan: number, province: number): boolean =>
  bushiOf(state, clan, RESERVE) > 0 &&
  forceIn(state, clan, province) === 0 &&
  mayStand(state, clan, BUSHI, province, 'place');

/** A clan that places Bushi, province after province, where it has no Force when the war begins. */
export const fox = (id: 'koi' | 'bonsai'): ClanAbility => ({
  id,
  atWarStart: { asks: true, does: ({ state }, owner) => push(state, FOX_PLACES, owner) },
});
