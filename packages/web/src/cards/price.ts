import type { MoveOf, View } from '@hinode/engine';
import type { Price } from '@hinode/engine/versions';
import type { Message } from '@hinode/text';
import type { Offer } from '../table/table.ts';

/** What a card costs me, and why that differs from its printed cost. */
export interface PriceTag {
  readonly price: number;
  readonly cost: number;
  /** What makes it cheaper, in the order in which it is applied. */
  readonly because: readonly Message[];
}

export type BuyOffer = Offer & { readonly move: MoveOf<'buy'>; readonly price: Price };

export const isBuy = (offer: Offer): offer is BuyOffer =>
  offer.move.type === 'buy' && offer.price !== undefined;

export function tagOf({ move: { clan }, price: { cost, capped, price } }: BuyOffer, view: View): PriceTag {
  const less = view.current === clan ? 'card.less-own' : 'card.less-ally';
  return {
    price,
    cost,
    because: [
      ...(capped < cost
        ? [{ key: 'card.less-cap', values: { n: capped, clan: { name: clan } } } as const]
        : []),
      ...(price < capped ? [{ key: less, values: { n: capped - price } } as const] : []),
    ],
  };
}
