import { card } from '../../../../state/catalogue.ts';
import { ALLIED_IN, get } from '../../../../state/layout.ts';

/** Form of the Kindred. Winter: 3 VP for each season in which you formed an alliance, even if it was broken. */
export const formOfTheKindred = card({
  id: 'form-of-the-kindred',
  name: 'Form of the Kindred',
  season: 'autumn',
  sets: ['teapot'],
  type: 'winter-upgrade',
  cost: 3,
  copies: 2,
  inWinter: (state, owner) => {
    const seasons = get(state, ALLIED_IN + owner);
    return 3 * ((seasons & 1) + ((seasons >> 1) & 1) + ((seasons >> 2) & 1));
  },
});
