import { gain } from '../../../../effects/gains.ts';
import { card } from '../../../../state/catalogue.ts';

/** Path of the Warlord. After your summon: 1 coin. */
export const pathOfTheWarlord = card({
  id: 'path-of-the-warlord',
  name: 'Path of the Warlord',
  season: 'spring',
  sets: ['teapot'],
  type: 'enhancement',
  cost: 1,
  copies: 2,
  afterSummon: (table, owner, copies) => gain(table, owner, { coins: copies }, 'path-of-the-warlord'),
});
