import type { CardId } from '../data/cards.ts';
import type { ClanId } from '../data/clans.ts';
import { setBonus, tokenVp } from '../data/tokens.ts';
import { cardNumbered } from './catalogue.ts';
import type { State } from './layout.ts';
import { cardId, clanNumber } from './names.ts';
import { cardsOf, tokensOf } from './taken.ts';

/** What tokens and cards are worth in Winter. */

export interface WinterPoints {
  /** War province tokens by their seasons (WINTER-3). */
  readonly tokens: number;
  /** The bonus for 3, 5 or 7 different provinces (WINTER-4). */
  readonly sets: number;
  /** How many different provinces that counts. */
  readonly provinces: number;
  /** Winter upgrades, one entry for each copy that scores. */
  readonly cards: readonly { readonly card: CardId; readonly vp: number }[];
}

/** What Winter would bring a clan if nothing changed: everything here lies open. */
export function winterPoints(state: State, clan: ClanId): WinterPoints {
  const number = clanNumber(clan);
  const tokens = tokensOf(state, number);
  const provinces = new Set(tokens.map(({ province }) => province)).size;
  return {
    tokens: tokens.reduce((sum, { season }) => sum + tokenVp(season), 0),
    sets: setBonus(provinces),
    provinces,
    cards: cardsOf(state, number)
      .map((card) => ({ card: cardId(card), vp: cardNumbered(card).inWinter?.(state, number) ?? 0 }))
      .filter(({ vp }) => vp > 0),
  };
}
