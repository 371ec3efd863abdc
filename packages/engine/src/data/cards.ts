import { CARDS } from '../boxes/facts.generated.ts';
import type { SeasonId, SetId } from './year.ts';

/** What is printed on the cards, apart from what they do. Facts only; each is written down in the folder of its card. */

export type CardId = (typeof CARDS)[number]['id'];

export const CARD_TYPES = ['monster', 'virtue', 'enhancement', 'war-upgrade', 'winter-upgrade'] as const;
export type CardType = (typeof CARD_TYPES)[number];

export interface CardFacts<Id extends string = CardId> {
  readonly id: Id;
  readonly season: SeasonId;
  /** The sets in which it is printed. Extra Monsters are in none: a table names those it plays with. */
  readonly sets: readonly ('core' | 'extra-monsters' | SetId)[];
  readonly type: CardType;
  readonly cost: number;
  readonly copies: number;
}

/** In the order of their numbers. */
export const CARD_FACTS: readonly CardFacts[] = CARDS;

/** The season cards that a game is played with, besides those of the core box. */
export interface Chosen {
  readonly set: SetId | undefined;
  /** The ids of extra Monsters. */
  readonly monsters: readonly string[];
}

/** Is the card in a game with this set and these extra Monsters? */
export const isInGame = ({ id, sets }: CardFacts<string>, { set, monsters }: Chosen): boolean =>
  sets.some((one) => one === 'core' || one === set || (one === 'extra-monsters' && monsters.includes(id)));

/** SETUP-9: is the card in the deck of a season? */
export const isInDeck = (card: CardFacts<string>, season: SeasonId | undefined, chosen: Chosen): boolean =>
  card.season === season && isInGame(card, chosen);

export const isExtraMonster = ({ sets }: CardFacts<string>): boolean => sets.includes('extra-monsters');
