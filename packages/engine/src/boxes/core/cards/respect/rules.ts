import { card } from '../../../../state/catalogue.ts';

/** Respect. When you win take hostage you may take 1 hostage more. */
export const respect = card({
  id: 'respect',
  name: 'Respect',
  season: 'summer',
  sets: ['core'],
  type: 'virtue',
  cost: 0,
  copies: 2,
  extraHostages: 1,
});
