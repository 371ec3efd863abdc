import { openQuestion } from '../agenda/agenda.ts';
import type { CardId } from '../data/cards.ts';
import type { ClanId } from '../data/clans.ts';
import { priceFor } from '../effects/purchase.ts';
import { trainDiscount } from '../mandates/train.ts';
import { cardNumber, cardNumbered } from '../state/catalogue.ts';
import type { State } from '../state/layout.ts';
import { clanNumber } from '../state/names.ts';

/** What a card costs the clan that is asked to buy, and why that differs from the printed cost. */
export interface Price {
  /** What is printed on it. */
  readonly cost: number;
  /** What it costs this clan at most (BONSAI-1). */
  readonly capped: number;
  /** What is paid: less the bonus of Train, if it is bought in one. */
  readonly price: number;
}

/** TRAIN-2, KAMI-7: the bonus of Train makes cards cheaper; the favor of a kami is bought at full price. */
export const discountNow = (state: State, clan: number): number =>
  openQuestion(state)?.ability === undefined ? trainDiscount(state, clan) : 0;

/** The coins that a clan would pay for a card now. */
export const priceNow = (state: State, clan: number, card: number): number =>
  priceFor(state, clan, cardNumbered(card).cost, discountNow(state, clan));

/** The same by name, with its parts. */
export function priceOf(state: State, clan: ClanId, card: CardId): Price {
  const buyer = clanNumber(clan);
  const number = cardNumber(card);
  const { cost } = cardNumbered(number);
  return { cost, capped: priceFor(state, buyer, cost, 0), price: priceNow(state, buyer, number) };
}
