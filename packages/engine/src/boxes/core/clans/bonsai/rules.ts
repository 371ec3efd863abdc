import { clan } from '../../../../state/clan-abilities.ts';

/** BONSAI-1: the most that anything costs them. */
const PRICE_CAP = 1;

/** Bonsai. Nothing they buy costs more than 1 coin. */
export const bonsai = clan({
  id: 'bonsai',
  name: 'Bonsai',
  honorRank: 7,
  income: 4,
  home: 'kyushu',
  price: (cost) => Math.min(cost, PRICE_CAP),
});
