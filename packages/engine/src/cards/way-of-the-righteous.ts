import { takeCoin } from '../effects/gains.ts';
import { card } from '../state/catalogue.ts';
import { clanAtHonor, honorRankOf, playersOf } from '../state/clans.ts';

/** Way of the Righteous. When the war phase starts take 1 coin from each player with less honor. */
export const wayOfTheRighteous = card({
  id: 'way-of-the-righteous',
  name: 'Way of the Righteous',
  season: 'spring',
  sets: ['horseman'],
  type: 'war-upgrade',
  cost: 2,
  copies: 2,
  atWarStart: (table, owner) => {
    const { state } = table;
    for (let rank = honorRankOf(state, owner) + 1; rank < playersOf(state); rank++) {
      takeCoin(table, owner, clanAtHonor(state, rank), 'way-of-the-righteous');
    }
  },
});
