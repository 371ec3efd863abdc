import { MANDATE_IDS } from '../../../../data/year.ts';
import { gain } from '../../../../effects/gains.ts';
import { card } from '../../../../state/catalogue.ts';
import { isAllied } from '../../../../state/clans.ts';

const BETRAY = MANDATE_IDS.indexOf('betray');

/** Honesty. 2 VP when you choose a mandate other than Betray while you have an ally. */
export const honesty = card({
  id: 'honesty',
  name: 'Honesty',
  season: 'spring',
  sets: ['teapot'],
  type: 'virtue',
  cost: 0,
  copies: 2,
  onChoosing: (table, owner, copies, mandate) => {
    if (mandate !== BETRAY && isAllied(table.state, owner)) gain(table, owner, { vp: 2 * copies }, 'honesty');
  },
});
