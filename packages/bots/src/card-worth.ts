import { CARDS, type CardId, cardNumber, cardNumbered, copiesOf, type State } from '@hinode/engine';

/** What season cards are worth to a bot, in victory points. */

/** At a glance, when it could be bought: by instinct, price not counted. */
const CARD_SENSE: Partial<Record<CardId, number>> = {
  komainu: 2.2,
  'oni-of-skulls': 2.6,
  'path-of-the-lion': 1.4,
  righteousness: 2.6,
  'way-of-the-shogun': 2.6,
  benevolence: 3,
  'path-of-the-kenin': 2.2,
  'path-of-the-light': 1.4,
  courage: 5,
  'path-of-the-ninja': 1.3,
  'way-of-the-righteous': 1.2,
  honesty: 3,
  'path-of-the-patron': 1.6,
  'path-of-the-warlord': 1.4,
  'path-of-the-serpent': 0.5,
  respect: 0.8,
  'way-of-bushido': 1.5,
  'way-of-the-ronin': 1.6,
  yurei: 3,
  justice: 2.6,
  'oni-of-blood': 3.4,
  'oni-of-souls': 3.2,
  'path-of-the-samurai': 2,
  mercy: 2,
  'path-of-the-monkey': 0.9,
  loyalty: 3,
  'way-of-the-merchant': 1.4,
  'path-of-the-dragon': 3.4,
  'river-dragon': 4.2,
  'way-of-the-moneylender': 2.2,
  'oni-of-hate': 2.4,
  'oni-of-spite': 2.6,
  'way-of-the-katana': 3,
  'path-of-the-spirit': 1.4,
  'path-of-the-unrighteous': 0.8,
};
const SENSE = CARDS.map(({ id }) => CARD_SENSE[id] ?? 1);

/** What a card is worth to a clan now, price not counted. */
export function cardSense(state: State, clan: number, card: number): number {
  const winter = cardNumbered(card).inWinter?.(state, clan);
  if (winter !== undefined) return winter + 0.8;
  return SENSE[card] as number;
}

/** What a card still earns in each season that is left, besides the Force it adds and what Winter pays. */
const CARD_WORTH: Readonly<Record<string, number>> = {
  righteousness: 1.2,
  'way-of-the-shogun': 1.1,
  benevolence: 1.6,
  'path-of-the-kenin': 0.9,
  'path-of-the-light': 0.7,
  courage: 3.2,
  'path-of-the-ninja': 0.5,
  'way-of-the-righteous': 0.6,
  honesty: 2.2,
  'path-of-the-patron': 0.8,
  'path-of-the-warlord': 0.6,
  'path-of-the-serpent': 0.4,
  respect: 0.6,
  'way-of-bushido': 1.5,
  'way-of-the-ronin': 0.8,
  justice: 1.6,
  'oni-of-souls': 1.6,
  'path-of-the-samurai': 0.9,
  mercy: 1.2,
  'path-of-the-monkey': 0.5,
  loyalty: 2,
  'way-of-the-merchant': 0.8,
  'way-of-the-moneylender': 1.8,
  'oni-of-hate': 0.6,
  'oni-of-spite': 1,
  'path-of-the-spirit': 0.8,
};
const WORTH = CARDS.map(({ id }) => CARD_WORTH[id] ?? 0);

/** What a clan's cards will still bring in so many seasons, and in Winter. */
export function cardsWorth(state: State, clan: number, seasons: number): number {
  let worth = 0;
  for (let card = 0; card < CARDS.length; card++) {
    const copies = copiesOf(state, clan, card);
    if (copies === 0) continue;
    worth += copies * ((WORTH[card] as number) * seasons + (cardNumbered(card).inWinter?.(state, clan) ?? 0));
  }
  return worth;
}

const HONESTY = cardNumber('honesty');
const LOYALTY = cardNumber('loyalty');
const KINDRED = cardNumber('form-of-the-kindred');

/** What a clan's cards pay for an ally, where so many mandate turns of the season will be its own. */
export const allyCardsWorth = (state: State, clan: number, mandateTurns: number): number =>
  3.3 * copiesOf(state, clan, LOYALTY) +
  1.5 * copiesOf(state, clan, HONESTY) * mandateTurns +
  3 * copiesOf(state, clan, KINDRED);
