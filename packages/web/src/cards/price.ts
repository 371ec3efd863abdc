import { CLANS, type MoveOf, type View } from '@hinode/engine';
import type { Message } from '@hinode/text';
import type { Offer } from '../table/table.ts';
import { cardNamed } from './display.ts';

/** What a card costs me, and why that is not what it says. */
export interface Price {
  readonly price: number;
  readonly cost: number;
  /** What makes it cheaper, in the order in which it counts. */
  readonly because: readonly Message[];
}

export type BuyOffer = Offer & { readonly move: MoveOf<'buy'> };

export const isBuy = (offer: Offer): offer is BuyOffer => offer.move.type === 'buy';

export function priceOf({ move: { card, clan }, outcome }: BuyOffer, { current }: View): Price {
  const cost = cardNamed(card)?.cost ?? 0;
  const price = -(outcome?.coins ?? -cost);
  const cap = CLANS.find(({ id }) => id === clan)?.traits.priceCap ?? cost;
  const capped = Math.min(cost, cap);
  return {
    price,
    cost,
    because: [
      ...(capped < cost ? [{ key: 'card.less-cap', values: { n: cap, clan: { name: clan } } } as const] : []),
      ...(price < capped
        ? [
            {
              key: current === clan ? 'card.less-own' : 'card.less-ally',
              values: { n: capped - price },
            } as const,
          ]
        : []),
    ],
  };
}
