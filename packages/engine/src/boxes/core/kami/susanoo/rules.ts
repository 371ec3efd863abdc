import { gain } from '../../../../effects/gains.ts';
import { strongholdsOnMap } from '../../../../state/figures.ts';
import { kami } from '../../../../state/kami.ts';

/** Susanoo, the storms. 1 VP for each of your strongholds on the map. */
export const susanoo = kami({
  id: 'susanoo',
  name: 'Susanoo',
  domain: 'storms',
  favor: (table, clan) => gain(table, clan, { vp: strongholdsOnMap(table.state, clan) }, 'susanoo'),
});
