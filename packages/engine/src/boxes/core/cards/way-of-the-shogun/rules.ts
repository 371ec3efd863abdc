import { gain } from '../../../../effects/gains.ts';
import { card } from '../../../../state/catalogue.ts';

/** Way of the Shogun. 3 coins when the war phase starts. */
export const wayOfTheShogun = card({
  id: 'way-of-the-shogun',
  name: 'Way of the Shogun',
  season: 'spring',
  sets: ['core'],
  type: 'war-upgrade',
  cost: 2,
  copies: 2,
  atWarStart: {
    does: (table, owner) => gain(table, owner, { coins: 3 }, 'way-of-the-shogun'),
  },
});
