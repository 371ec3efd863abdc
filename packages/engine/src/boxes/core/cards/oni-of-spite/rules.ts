import { stealVp } from '../../../../effects/gains.ts';
import { card } from '../../../../state/catalogue.ts';
import { clanAtHonor, honorRankOf } from '../../../../state/clans.ts';
import { forceIn } from '../../../../state/force.ts';

/** Oni of Spite. Each time it enters a province: steal up to 2 VP from each player with more honor and Force there. */
export const oniOfSpite = card({
  id: 'oni-of-spite',
  name: 'Oni of Spite',
  season: 'autumn',
  sets: ['archway', 'horseman'],
  type: 'monster',
  cost: 3,
  copies: 1,
  monster: {
    oni: true,
    onEnter: (table, owner, province) => {
      const { state } = table;
      for (let rank = 0; rank < honorRankOf(state, owner); rank++) {
        const clan = clanAtHonor(state, rank);
        if (forceIn(state, clan, province) > 0) stealVp(table, owner, clan, 2, 'oni-of-spite');
      }
    },
  },
});
