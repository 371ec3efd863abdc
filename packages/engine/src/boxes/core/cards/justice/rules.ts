import { gain } from '../../../../effects/gains.ts';
import { card } from '../../../../state/catalogue.ts';
import { higherHonor } from '../../../../state/clans.ts';
import { CLAN_COUNT } from '../../../../state/layout.ts';

/** Justice. 3 VP for each opponent with less honor of whom an effect of yours kills at least one figure. */
export const justice = card({
  id: 'justice',
  name: 'Justice',
  season: 'summer',
  sets: ['archway'],
  type: 'virtue',
  cost: 1,
  copies: 2,
  onKilling: (table, owner, copies, { victims }) => {
    let punished = 0;
    for (let clan = 0; clan < CLAN_COUNT; clan++) {
      if (((victims >> clan) & 1) === 1 && clan !== owner && higherHonor(table.state, owner, clan))
        punished++;
    }
    gain(table, owner, { vp: 3 * copies * punished }, 'justice');
  },
});
