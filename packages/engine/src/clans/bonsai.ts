import { clan } from './clan.ts';

/** Bonsai. Nothing they buy costs more than 1 coin. */
export const bonsai = clan({
  id: 'bonsai',
  name: 'Bonsai',
  honorRank: 5,
  income: 4,
  home: 'kyushu',
  traits: { priceCap: 1 },
});
