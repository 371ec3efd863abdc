import { gain } from '../../../../effects/gains.ts';
import { card } from '../../../../state/catalogue.ts';
import { clansAmong, higherHonor } from '../../../../state/clans.ts';

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
    for (const clan of clansAmong(victims)) {
      if (clan !== owner && higherHonor(table.state, owner, clan)) punished++;
    }
    gain(table, owner, { vp: 3 * copies * punished }, 'justice');
  },
});
