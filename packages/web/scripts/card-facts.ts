import { CARD_FACTS } from '@hinode/engine/facts';
import type { Plugin } from 'vite';

/**
 * What is printed on the cards, written into the page as data. The rules behind them stay in the worker, so that the page
 * does not carry them twice.
 */
export const cardFacts = (): Plugin => ({
  name: 'hinode-card-facts',
  load: (id) =>
    id.endsWith('/engine/src/data/card-facts.ts')
      ? `export const CARD_FACTS = ${JSON.stringify(CARD_FACTS)};`
      : undefined,
});
