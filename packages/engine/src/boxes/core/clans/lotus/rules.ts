import { offer } from '../../../../agenda/options.ts';
import { MANDATE_IDS } from '../../../../data/year.ts';
import { refuse } from '../../../../errors.ts';
import { announcedIn, mandateCode } from '../../../../moves/code.ts';
import { clan } from '../../../../state/clan-abilities.ts';
import { NONE } from '../../../../state/layout.ts';

/** Lotus. Their mandate tiles lie face down; what they announce is played (LOTUS-1). */
export const lotus = clan({
  id: 'lotus',
  name: 'Lotus',
  honorRank: 3,
  income: 7,
  home: 'nagato',
  announcing: {
    options: (tile, out) => {
      for (let mandate = 0; mandate < MANDATE_IDS.length; mandate++) offer(out, mandateCode(tile, mandate));
    },
    whyNot: (code) => (announcedIn(code) === NONE ? refuse('announce-needed', 'LOTUS-1') : undefined),
  },
});
