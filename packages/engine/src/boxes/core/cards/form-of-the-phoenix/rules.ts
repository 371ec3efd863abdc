import { differentVirtues } from '../../../../effects/holdings.ts';
import { card } from '../../../../state/catalogue.ts';

/** Form of the Phoenix. Winter: 3 VP for each different virtue you own. */
export const formOfThePhoenix = card({
  id: 'form-of-the-phoenix',
  name: 'Form of the Phoenix',
  season: 'autumn',
  sets: ['core'],
  type: 'winter-upgrade',
  cost: 3,
  copies: 2,
  inWinter: (state, owner) => 3 * differentVirtues(state, owner),
});
