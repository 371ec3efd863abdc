import type { CardId } from '../data/cards.ts';
import type { ClanId } from '../data/clans.ts';
import { setBonus } from '../data/tokens.ts';
import { cardNumbered } from './catalogue.ts';
import type { State } from './layout.ts';
import { cardId, clanNumber } from './names.ts';
import { provincesTaken, tokenPoints } from './outlook.ts';
import { cardsOf } from './taken.ts';

/** What tokens and cards are worth in Winter. */

export interface WinterPoints {
  /** War province tokens by season (WINTER-3). */
  readonly tokens: number;
  /** The bonus for 3, 5 or 7 different provinces (WINTER-4). */
  readonly sets: number;
  /** How many different provinces that is. */
  readonly provinces: number;
  /** Winter upgrades, one entry for each copy that scores. */
  readonly cards: readonly { readonly card: CardId; readonly vp: number }[];
}

/** What Winter would bring a clan if nothing changed: everything here is public. */
export function winterPoints(state: State, clan: ClanId): WinterPoints {
  const number = clanNumber(clan);
  const provinces = countOf(provincesTaken(state, number));
  return {
    tokens: tokenPoints(state, number),
    sets: setBonus(provinces),
    provinces,
    cards: cardPoints(state, number),
  };
}

/** The bonus for the different provinces of a clan's tokens (WINTER-4). */
export const setPoints = (state: State, clan: number): number =>
  setBonus(countOf(provincesTaken(state, clan)));

/** What each of a clan's cards scores in Winter, copy by copy in the order acquired. */
export function cardPoints(state: State, clan: number): WinterPoints['cards'] {
  const scoring: { card: CardId; vp: number }[] = [];
  for (const card of cardsOf(state, clan)) {
    const vp = cardNumbered(card).inWinter?.(state, clan) ?? 0;
    if (vp > 0) scoring.push({ card: cardId(card), vp });
  }
  return scoring;
}

function countOf(provinces: number): number {
  let count = 0;
  for (let rest = provinces; rest !== 0; rest &= rest - 1) count++;
  return count;
}
