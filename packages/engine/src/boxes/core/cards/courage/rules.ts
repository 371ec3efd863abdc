import { gain } from '../../../../effects/gains.ts';
import { card } from '../../../../state/catalogue.ts';

/** Courage. 2 VP for every war province token you take, by battle or not. */
export const courage = card({
  id: 'courage',
  name: 'Courage',
  season: 'spring',
  sets: ['horseman'],
  type: 'virtue',
  cost: 3,
  copies: 2,
  onToken: (table, owner, copies) => gain(table, owner, { vp: 2 * copies }, 'courage'),
});
