import { card } from '../../../../state/catalogue.ts';
import { lowestHonorAt } from '../../../../state/force.ts';

/** Oni of Skulls. Force 3 where its owner has the lowest honor of those with Force there, else 1. */
export const oniOfSkulls = card({
  id: 'oni-of-skulls',
  name: 'Oni of Skulls',
  season: 'spring',
  sets: ['core'],
  type: 'monster',
  cost: 2,
  copies: 1,
  monster: { oni: true, force: (state, owner, place) => (lowestHonorAt(state, owner, place) ? 3 : 1) },
});
