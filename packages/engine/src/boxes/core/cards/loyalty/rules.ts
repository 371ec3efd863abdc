import { gain } from '../../../../effects/gains.ts';
import { card } from '../../../../state/catalogue.ts';
import { isAllied } from '../../../../state/clans.ts';
import { get, MOMENT_VP, PHASE } from '../../../../state/layout.ts';
import { phaseNumber } from '../../../../state/phase.ts';

const WINTER = phaseNumber('winter');

/** Loyalty. While you have an ally, 1 extra VP for each moment in which you gain VP. Not in Winter. */
export const loyalty = card({
  id: 'loyalty',
  name: 'Loyalty',
  season: 'summer',
  sets: ['teapot'],
  type: 'virtue',
  cost: 1,
  copies: 2,
  atMomentEnd: (table, owner, copies) => {
    const { state } = table;
    if (get(state, MOMENT_VP + owner) === 0 || !isAllied(state, owner) || get(state, PHASE) === WINTER)
      return;
    gain(table, owner, { vp: copies }, 'loyalty');
  },
});
