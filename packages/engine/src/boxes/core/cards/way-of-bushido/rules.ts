import { gain } from '../../../../effects/gains.ts';
import { differentVirtues } from '../../../../effects/holdings.ts';
import { card } from '../../../../state/catalogue.ts';

/** Way of Bushido. When the war phase starts: 2 coins and 2 VP for each different virtue you own. */
export const wayOfBushido = card({
  id: 'way-of-bushido',
  name: 'Way of Bushido',
  season: 'summer',
  sets: ['core'],
  type: 'war-upgrade',
  cost: 3,
  copies: 1,
  atWarStart: {
    does: (table, owner) => {
      const virtues = differentVirtues(table.state, owner);
      gain(table, owner, { coins: 2 * virtues, vp: 2 * virtues }, 'way-of-bushido');
    },
  },
});
