import { defineStep, push } from '../../../../agenda/agenda.ts';
import { offer } from '../../../../agenda/options.ts';
import { gain, handOver } from '../../../../effects/gains.ts';
import { gainHonor } from '../../../../effects/honor.ts';
import { refuse } from '../../../../errors.ts';
import { clanIn, giveCode, isPass, PASS } from '../../../../moves/code.ts';
import { card } from '../../../../state/catalogue.ts';
import { isInPlay, seats } from '../../../../state/clans.ts';
import { add, COINS } from '../../../../state/layout.ts';
import { clanId } from '../../../../state/names.ts';

/** The coin is already in the common pile; it is taken from there for the player who gets it. */
const GIVE_COIN = defineStep({
  name: 'benevolence',
  asks: 'give',
  ability: () => 'benevolence',
  options: (state, clan, out) => {
    offer(out, PASS);
    for (const to of seats(state)) if (to !== clan) offer(out, giveCode(to));
  },
  whyNot: (state, clan, code) => {
    const to = clanIn(code);
    if (to === clan) return refuse('give-to-yourself', 'CARD-BENEVOLENCE');
    return isInPlay(state, to) ? undefined : refuse('clan-not-in-play', 'SETUP-1', { clan: clanId(to) });
  },
  answer: (table, clan, code) => {
    if (isPass(code)) return;
    const to = clanIn(code);
    add(table.state, COINS + clan, 1);
    handOver(table, clan, to, 1, 0);
    table.sink?.({
      type: 'paid',
      clan: clanId(clan),
      coins: 1,
      to: clanId(to),
      because: 'benevolence',
      seenBy: 'all',
    });
    gainHonor(table, clan, 1, 'benevolence');
    gain(table, clan, { vp: 2 }, 'benevolence');
  },
});

/**
 * Benevolence. When you spend coins on a card or a stronghold you may give one of the coins spent to another
 * player: you gain honor and 2 VP. Each copy needs a coin of its own.
 */
export const benevolence = card({
  id: 'benevolence',
  name: 'Benevolence',
  season: 'spring',
  sets: ['archway'],
  type: 'virtue',
  cost: 1,
  copies: 2,
  onSpending: ({ state }, owner, copies, spent) => {
    for (let coin = Math.min(copies, spent); coin > 0; coin--) push(state, GIVE_COIN, owner);
  },
});
