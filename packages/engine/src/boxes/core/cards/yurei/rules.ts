import { card } from '../../../../state/catalogue.ts';

/** Yurei. Counts as a Daimyo. Force 2. */
export const yurei = card({
  id: 'yurei',
  name: 'Yurei',
  season: 'summer',
  sets: ['core'],
  type: 'monster',
  cost: 3,
  copies: 1,
  monster: { countsAs: 'daimyo', force: 2 },
});
