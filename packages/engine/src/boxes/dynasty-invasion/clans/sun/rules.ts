import { stealVp, takeCoin } from '../../../../effects/gains.ts';
import { clan } from '../../../../state/clan-abilities.ts';
import { clansAmong } from '../../../../state/clans.ts';

/** Sun. Whoever loses a tie to their honor loses a coin and a victory point to them, too (CLAN-SUN-2). */
export const sun = clan({
  id: 'sun',
  name: 'Sun',
  honorRank: 2,
  income: 7,
  home: 'shikoku',
  onTie: (table, owner, _copies, { tied }) => {
    for (const other of clansAmong(tied)) {
      takeCoin(table, owner, other, 'sun');
      stealVp(table, owner, other, 1, 'sun');
    }
  },
});
