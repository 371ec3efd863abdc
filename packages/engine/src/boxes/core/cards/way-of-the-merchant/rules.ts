import { gain } from '../../../../effects/gains.ts';
import { card } from '../../../../state/catalogue.ts';
import { seats } from '../../../../state/clans.ts';
import { add, get, MOMENT_COINS, MOMENT_COINS_BEFORE, type State } from '../../../../state/layout.ts';

/** Did this clan hold more than the owner when the moment began, and gain from the common pile in it? */
const richerGained = (state: State, clan: number, owner: number): boolean =>
  get(state, MOMENT_COINS_BEFORE + clan) > get(state, MOMENT_COINS_BEFORE + owner) &&
  get(state, MOMENT_COINS + clan) > 0;

/** Way of the Merchant. When players richer than you gain coins from the common pile: 1 coin for each of them. */
export const wayOfTheMerchant = card({
  id: 'way-of-the-merchant',
  name: 'Way of the Merchant',
  season: 'summer',
  sets: ['teapot'],
  type: 'enhancement',
  cost: 2,
  copies: 2,
  mindsWhoWentBefore: () => true,
  atMomentEnd: (table, owner, copies) => {
    let richer = 0;
    for (const clan of seats(table.state)) if (richerGained(table.state, clan, owner)) richer++;
    const coins = copies * richer;
    gain(table, owner, { coins }, 'way-of-the-merchant');
    // These coins are not a gain of the moment: another Merchant, paid after this one, must not see them.
    add(table.state, MOMENT_COINS + owner, -coins);
  },
});
