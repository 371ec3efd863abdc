import { monstersOwned } from '../../../../effects/holdings.ts';
import { card } from '../../../../state/catalogue.ts';

/** Form of the Demon. Winter: 3 VP for each Oni you own, on the map or not. */
export const formOfTheDemon = card({
  id: 'form-of-the-demon',
  name: 'Form of the Demon',
  season: 'autumn',
  sets: ['horseman'],
  type: 'winter-upgrade',
  cost: 3,
  copies: 2,
  inWinter: (state, owner) => 3 * monstersOwned(state, owner, 'oni'),
});
