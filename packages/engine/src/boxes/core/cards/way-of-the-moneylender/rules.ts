import { gain } from '../../../../effects/gains.ts';
import { card } from '../../../../state/catalogue.ts';

/** Way of the Moneylender. 5 coins when the war phase starts. */
export const wayOfTheMoneylender = card({
  id: 'way-of-the-moneylender',
  name: 'Way of the Moneylender',
  season: 'autumn',
  sets: ['core'],
  type: 'war-upgrade',
  cost: 0,
  copies: 1,
  atWarStart: {
    does: (table, owner) => gain(table, owner, { coins: 5 }, 'way-of-the-moneylender'),
  },
});
