import type { CardId } from '../data/cards.ts';
import { type Card, installCards } from '../state/catalogue.ts';
import { CARDS as DECLARED } from './cards.generated.ts';

/**
 * Every season card: box after box, the core first, and within a box by season, set and name. A card's place here is its number.
 * Abilities that happen at the same time are offered in this order (HONOR-7).
 */
export const CARDS: readonly Card<CardId>[] = DECLARED;

installCards(CARDS);
