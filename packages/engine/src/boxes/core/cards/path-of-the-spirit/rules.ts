import { gain } from '../../../../effects/gains.ts';
import { card } from '../../../../state/catalogue.ts';
import { honorRankOf } from '../../../../state/clans.ts';

/** Path of the Spirit. After your summon: 2 coins and 2 VP if your honor is the highest of all. */
export const pathOfTheSpirit = card({
  id: 'path-of-the-spirit',
  name: 'Path of the Spirit',
  season: 'autumn',
  sets: ['horseman'],
  type: 'enhancement',
  cost: 2,
  copies: 1,
  afterSummon: (table, owner, copies) => {
    if (honorRankOf(table.state, owner) === 0)
      gain(table, owner, { coins: 2 * copies, vp: 2 * copies }, 'path-of-the-spirit');
  },
});
