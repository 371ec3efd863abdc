import { monstersOwned } from '../../../../effects/holdings.ts';
import { card } from '../../../../state/catalogue.ts';

/** Form of the Beast. Winter: 3 VP for each Monster you own, on the map or not. */
export const formOfTheBeast = card({
  id: 'form-of-the-beast',
  name: 'Form of the Beast',
  season: 'autumn',
  sets: ['archway'],
  type: 'winter-upgrade',
  cost: 4,
  copies: 2,
  inWinter: (state, owner) => 3 * monstersOwned(state, owner, 'any'),
});
