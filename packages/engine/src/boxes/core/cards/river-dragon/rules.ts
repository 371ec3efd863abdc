import { card } from '../../../../state/catalogue.ts';

/** River Dragon. Force 5. */
export const riverDragon = card({
  id: 'river-dragon',
  name: 'River Dragon',
  season: 'autumn',
  sets: ['core'],
  type: 'monster',
  cost: 3,
  copies: 1,
  monster: { force: 5 },
});
