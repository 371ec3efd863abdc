import type { ClanId, MoveOf, View } from '@hinode/engine';
import { CLANS } from '@hinode/engine/facts';
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

export function priceOf({ move: { card, clan } }: BuyOffer, view: View): Price {
  const cost = cardNamed(card)?.cost ?? 0;
  const cap = CLANS.find(({ id }) => id === clan)?.traits.priceCap ?? cost;
  const capped = Math.min(cost, cap);
  const price = Math.max(0, capped - discountFor(clan, view));
  const own = view.current === clan;
  return {
    price,
    cost,
    because: [
      ...(capped < cost ? [{ key: 'card.less-cap', values: { n: cap, clan: { name: clan } } } as const] : []),
      ...(price < capped
        ? [{ key: own ? 'card.less-own' : 'card.less-ally', values: { n: capped - price } } as const]
        : []),
    ],
  };
}

/** Train costs its player and the ally 1 coin less; the favor of a kami is bought at full price. */
function discountFor(clan: ClanId, { mandate, current, clans }: View): number {
  const ally = clans.find((one) => one.clan === current)?.ally;
  return mandate === 'train' && (clan === current || clan === ally) ? 1 : 0;
}
