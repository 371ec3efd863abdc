import { card } from '../../../../state/catalogue.ts';

/**
 * Path of the Unrighteous. When you Betray you may replace 1 more figure, of any opponent, on the map or
 * worshipping.
 */
export const pathOfTheUnrighteous = card({
  id: 'path-of-the-unrighteous',
  name: 'Path of the Unrighteous',
  season: 'autumn',
  sets: ['teapot'],
  type: 'enhancement',
  cost: 0,
  copies: 2,
  extraReplacements: 1,
});
