import { card } from '../../../../state/catalogue.ts';
import { more } from '../../../../state/hooks.ts';

/** Path of the Lion. Your Daimyo, and what counts as one, has Force +1. */
export const pathOfTheLion = card({
  id: 'path-of-the-lion',
  name: 'Path of the Lion',
  season: 'spring',
  sets: ['core'],
  type: 'enhancement',
  cost: 0,
  copies: 1,
  force: more(1, ['daimyo']),
});
