import { gain } from '../../../../effects/gains.ts';
import { kami } from '../../../../state/kami.ts';

/** Hachiman, the war. 2 ronin. */
export const hachiman = kami({
  id: 'hachiman',
  name: 'Hachiman',
  domain: 'war',
  favor: (table, clan) => gain(table, clan, { ronin: 2 }, 'hachiman'),
});
