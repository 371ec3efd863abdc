import { gain } from '../../../../effects/gains.ts';
import { kami } from '../../../../state/kami.ts';

/** Tsukuyomi, the moon. 2 coins. */
export const tsukuyomi = kami({
  id: 'tsukuyomi',
  name: 'Tsukuyomi',
  domain: 'moon',
  favor: (table, clan) => gain(table, clan, { coins: 2 }, 'tsukuyomi'),
});
