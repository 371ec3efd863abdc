import { Say } from '../app/language.tsx';
import type { PriceTag } from './price.ts';

/** `0 = 1, less 1 as ally`; nothing if the price is the printed cost. */
export const PriceSum = ({ price: { price, cost, because } }: { readonly price: PriceTag }) =>
  because.length > 0 && <Say k="card.price-sum" values={{ price, cost, because: { list: because } }} />;

/** "Buy for 1", or "Take for free". */
export const BuyWords = ({ price: { price } }: { readonly price: PriceTag }) =>
  price === 0 ? (
    <Say k="card.buy-free" />
  ) : (
    <Say k="card.buy-for" values={{ price: { purse: { coins: price } } }} />
  );
