import { stealVp, takeCoin } from '../../../../effects/gains.ts';
import { clan } from '../../../../state/clan-abilities.ts';
import { CLAN_COUNT } from '../../../../state/layout.ts';

/** Sun. Whoever loses a tie to their honor loses a coin and a victory point to them, too (CLAN-SUN-2). */
export const sun = clan({
  id: 'sun',
  name: 'Sun',
  honorRank: 2,
  income: 7,
  home: 'shikoku',
  onTie: (table, owner, _copies, { tied }) => {
    for (let other = 0; other < CLAN_COUNT; other++) {
      if (((tied >> other) & 1) === 0) continue;
      takeCoin(table, owner, other, 'sun');
      stealVp(table, owner, other, 1, 'sun');
    }
  },
});
