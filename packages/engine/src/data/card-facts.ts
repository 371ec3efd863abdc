import { CARDS, type CardId } from '../boxes/cards.ts';
import type { Card } from '../state/catalogue.ts';

/** What is printed on a card: everything but what it does. */
export type CardFacts = Pick<Card<CardId>, 'id' | 'season' | 'sets' | 'type' | 'cost' | 'copies'>;

/** In the order of their numbers. The page's build keeps these lines and leaves the rules behind them out. */
export const CARD_FACTS: readonly CardFacts[] = CARDS.map(({ id, season, sets, type, cost, copies }) => ({
  id,
  season,
  sets,
  type,
  cost,
  copies,
}));
