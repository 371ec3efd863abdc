import { gain } from '../../../../effects/gains.ts';
import { card } from '../../../../state/catalogue.ts';

/** Mercy. When an effect of yours would kill opponents' figures you may spare all of them: 2 VP. */
export const mercy = card({
  id: 'mercy',
  name: 'Mercy',
  season: 'summer',
  sets: ['horseman'],
  type: 'virtue',
  cost: 1,
  copies: 2,
  onSparing: (table, owner, copies) => gain(table, owner, { vp: 2 * copies }, 'mercy'),
});
