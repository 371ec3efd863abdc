import { isInGame } from '../data/cards.ts';
import { SEASON_IDS } from '../data/year.ts';
import { cardNumber, cardNumbered } from '../state/catalogue.ts';
import { chosenCards } from '../state/chosen-cards.ts';
import { isInPlay } from '../state/clans.ts';
import type { State } from '../state/layout.ts';
import { clanId, clanNumber } from '../state/names.ts';
import { invalid, word } from './read.ts';

/** Words in a scenario that only make sense in its game. */

/** A clan of this game. */
export function clanInPlay(state: State, value: unknown, path: string): number {
  const clan = word(value, path, 'clan', clanNumber);
  if (!isInPlay(state, clan)) throw invalid(path, `${clanId(clan)} is not in this game`);
  return clan;
}

/** A card in this game's set. */
export function cardInSet(state: State, id: unknown, path: string): number {
  const card = word(id, path, 'card', cardNumber);
  const chosen = chosenCards(state);
  if (!isInGame(cardNumbered(card), chosen))
    throw invalid(path, `${cardNumbered(card).id} is not in the set ${chosen.set}`);
  return card;
}

export const seasonNumber = (value: unknown, path: string): number =>
  word(value, path, 'season', (id) => SEASON_IDS.findIndex((season) => season === id));
