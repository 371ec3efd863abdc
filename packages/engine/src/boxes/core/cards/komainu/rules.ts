import { card } from '../../../../state/catalogue.ts';

/** Komainu. Counts as a Shinto: it may worship when summoned, and stands for a Shinto or a Monster in Betray. */
export const komainu = card({
  id: 'komainu',
  name: 'Komainu',
  season: 'spring',
  sets: ['core'],
  type: 'monster',
  cost: 2,
  copies: 1,
  monster: { countsAs: 'shinto' },
});
