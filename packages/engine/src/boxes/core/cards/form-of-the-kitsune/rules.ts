import { card } from '../../../../state/catalogue.ts';
import { strongholdsOnMap } from '../../../../state/figures.ts';

/** Form of the Kitsune. Winter: 3 VP for each of your strongholds on the map. */
export const formOfTheKitsune = card({
  id: 'form-of-the-kitsune',
  name: 'Form of the Kitsune',
  season: 'autumn',
  sets: ['core'],
  type: 'winter-upgrade',
  cost: 4,
  copies: 2,
  inWinter: (state, owner) => 3 * strongholdsOnMap(state, owner),
});
