import { card } from '../../../../state/catalogue.ts';
import { lowestHonorAt } from '../../../../state/force.ts';

/** Oni of Blood. Force 2; Force 4 where its owner has the lowest honor of those with Force there. */
export const oniOfBlood = card({
  id: 'oni-of-blood',
  name: 'Oni of Blood',
  season: 'summer',
  sets: ['archway', 'horseman'],
  type: 'monster',
  cost: 3,
  copies: 1,
  monster: { oni: true, force: (state, owner, place) => (lowestHonorAt(state, owner, place) ? 4 : 2) },
});
