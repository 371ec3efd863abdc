import { gain } from '../../../../effects/gains.ts';
import { card } from '../../../../state/catalogue.ts';

/** Righteousness. 1 VP for every figure of yours that is killed, by whomever. */
export const righteousness = card({
  id: 'righteousness',
  name: 'Righteousness',
  season: 'spring',
  sets: ['core'],
  type: 'virtue',
  cost: 2,
  copies: 2,
  onLosses: (table, owner, copies, killed) => gain(table, owner, { vp: copies * killed }, 'righteousness'),
});
