import { gain } from '../../../../effects/gains.ts';
import { card } from '../../../../state/catalogue.ts';
import { honorRankOf, playersOf } from '../../../../state/clans.ts';

/** Path of the Patron. After your summon: 2 coins if your honor is higher than that of at least two players. */
export const pathOfThePatron = card({
  id: 'path-of-the-patron',
  name: 'Path of the Patron',
  season: 'spring',
  sets: ['teapot'],
  type: 'enhancement',
  cost: 2,
  copies: 1,
  afterSummon: (table, owner, copies) => {
    const below = playersOf(table.state) - 1 - honorRankOf(table.state, owner);
    if (below >= 2) gain(table, owner, { coins: 2 * copies }, 'path-of-the-patron');
  },
});
