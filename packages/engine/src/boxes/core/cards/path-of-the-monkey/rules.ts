import { defineStep } from '../../../../agenda/agenda.ts';
import { takeCoin } from '../../../../effects/gains.ts';
import { loseHonor } from '../../../../effects/honor.ts';
import { yesIf } from '../../../../effects/yes-or-no.ts';
import { saysYes } from '../../../../moves/code.ts';
import { card } from '../../../../state/catalogue.ts';
import { coinsOf, seats } from '../../../../state/clans.ts';
import type { State } from '../../../../state/layout.ts';

/** The most coins any other player has. */
function richest(state: State, clan: number): number {
  let most = 0;
  for (const other of seats(state)) {
    if (other !== clan) most = Math.max(most, coinsOf(state, other));
  }
  return most;
}

const TAKE_COINS = defineStep({
  name: 'path-of-the-monkey',
  ability: () => 'path-of-the-monkey',
  ...yesIf((state, clan) => richest(state, clan) > 0, 'CARD-PATH-OF-THE-MONKEY'),
  answer: (table, clan, code) => {
    if (!saysYes(code)) return;
    const { state } = table;
    const most = richest(state, clan);
    for (const other of seats(state)) {
      if (other !== clan && coinsOf(state, other) === most) {
        takeCoin(table, clan, other, 'path-of-the-monkey');
      }
    }
    loseHonor(table, clan, 'path-of-the-monkey');
  },
});

/** Path of the Monkey. After your summon you may take 1 coin from each richest other player, and lose honor. */
export const pathOfTheMonkey = card({
  id: 'path-of-the-monkey',
  name: 'Path of the Monkey',
  season: 'summer',
  sets: ['horseman'],
  type: 'enhancement',
  cost: 0,
  copies: 2,
  mayAfterSummon: TAKE_COINS,
});
