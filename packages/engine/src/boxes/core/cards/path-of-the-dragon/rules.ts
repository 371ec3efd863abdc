import { card } from '../../../../state/catalogue.ts';
import { more } from '../../../../state/hooks.ts';

/** Path of the Dragon. Your Daimyo, and what counts as one, has Force +3, on top of others. */
export const pathOfTheDragon = card({
  id: 'path-of-the-dragon',
  name: 'Path of the Dragon',
  season: 'autumn',
  sets: ['core'],
  type: 'enhancement',
  cost: 3,
  copies: 1,
  force: more(3, ['daimyo']),
});
