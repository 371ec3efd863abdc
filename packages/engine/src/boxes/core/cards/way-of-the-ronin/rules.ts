import { gain } from '../../../../effects/gains.ts';
import { card } from '../../../../state/catalogue.ts';

/** Way of the Ronin. 2 ronin when the war phase starts. */
export const wayOfTheRonin = card({
  id: 'way-of-the-ronin',
  name: 'Way of the Ronin',
  season: 'summer',
  sets: ['core'],
  type: 'war-upgrade',
  cost: 1,
  copies: 2,
  atWarStart: {
    does: (table, owner) => gain(table, owner, { ronin: 2 }, 'way-of-the-ronin'),
  },
});
