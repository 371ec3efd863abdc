import type { Numbered } from '../state/catalogue.ts';
import * as position from '../state/index.ts';
import type { State } from '../state/layout.ts';

const { allCards, cardNumber, copiesOf, countAt, kindOfCard } = position;

/** What a clan owns, as several cards count it. */

/** How many different virtues a clan owns; a second copy is not a different one. */
export const differentVirtues = (state: State, clan: number): number =>
  differentCards(state, clan, ({ type }) => type === 'virtue');

/** WORD-14: Monsters, or only the Oni, that a clan owns, on the map or not. */
export const monstersOwned = (state: State, clan: number, which: 'any' | 'oni'): number =>
  differentCards(state, clan, which === 'any' ? isMonster : isOni);

const isMonster = ({ monster }: Numbered): boolean => monster !== undefined;
const isOni = ({ monster }: Numbered): boolean => monster?.oni === true;

function differentCards(state: State, clan: number, counts: (card: Numbered) => boolean): number {
  const cards = allCards();
  let different = 0;
  for (let card = 0; card < cards.length; card++) {
    if (copiesOf(state, clan, card) > 0 && counts(cards[card] as Numbered)) different++;
  }
  return different;
}

/** Does the Monster of this card stand in the province, on its owner's side? */
export const standsIn = (state: State, clan: number, card: string, province: number): boolean =>
  countAt(state, clan, kindOfCard(cardNumber(card)), province) > 0;
