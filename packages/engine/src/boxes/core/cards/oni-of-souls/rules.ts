import { gain } from '../../../../effects/gains.ts';
import { monstersOwned, standsIn } from '../../../../effects/holdings.ts';
import { card } from '../../../../state/catalogue.ts';

/** Oni of Souls. When you take a war province token with it alive there: 2 VP for each Oni you own. */
export const oniOfSouls = card({
  id: 'oni-of-souls',
  name: 'Oni of Souls',
  season: 'summer',
  sets: ['archway', 'teapot'],
  type: 'monster',
  cost: 2,
  copies: 1,
  monster: { oni: true },
  onToken: (table, owner, _copies, province) => {
    if (!standsIn(table.state, owner, 'oni-of-souls', province)) return;
    gain(table, owner, { vp: 2 * monstersOwned(table.state, owner, 'oni') }, 'oni-of-souls');
  },
});
