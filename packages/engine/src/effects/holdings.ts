import { allCards, cardNumber, kindOfCard } from '../state/catalogue.ts';
import { copiesOf } from '../state/clans.ts';
import { countAt } from '../state/figures.ts';
import type { State } from '../state/layout.ts';

/** What a clan owns, as several cards count it. */

/** How many different virtues a clan owns; a second copy is not a different one. */
export const differentVirtues = (state: State, clan: number): number =>
  allCards().filter((card) => card.type === 'virtue' && copiesOf(state, clan, card.number) > 0).length;

/** WORD-14: Monsters, or only the Oni, that a clan owns, on the map or not. */
export const monstersOwned = (state: State, clan: number, which: 'any' | 'oni'): number =>
  allCards().filter(
    ({ monster, number }) => monster && (which === 'any' || monster.oni) && copiesOf(state, clan, number) > 0,
  ).length;

/** Does the Monster of this card stand in the province, on its owner's side? */
export const standsIn = (state: State, clan: number, card: string, province: number): boolean =>
  countAt(state, clan, kindOfCard(cardNumber(card)), province) > 0;
