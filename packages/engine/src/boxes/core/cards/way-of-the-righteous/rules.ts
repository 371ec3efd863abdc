import { takeCoin } from '../../../../effects/gains.ts';
import { card } from '../../../../state/catalogue.ts';
import { clanAtHonor, coinsOf, honorRankOf, playersOf } from '../../../../state/clans.ts';

const COPIES = 2;

/** Way of the Righteous. When the war phase starts take 1 coin from each player with less honor. */
export const wayOfTheRighteous = card({
  id: 'way-of-the-righteous',
  name: 'Way of the Righteous',
  season: 'spring',
  sets: ['horseman'],
  type: 'war-upgrade',
  cost: 2,
  copies: COPIES,
  // If everybody below has a coin for every copy, nobody ever gives less.
  mindsWhoWentBefore: (state, owner) => {
    for (let rank = honorRankOf(state, owner) + 1; rank < playersOf(state); rank++) {
      if (coinsOf(state, clanAtHonor(state, rank)) < COPIES) return true;
    }
    return false;
  },
  atWarStart: {
    does: (table, owner) => {
      const { state } = table;
      for (let rank = honorRankOf(state, owner) + 1; rank < playersOf(state); rank++) {
        takeCoin(table, owner, clanAtHonor(state, rank), 'way-of-the-righteous');
      }
    },
  },
});
