import { defineStep, push } from '../agenda/agenda.ts';
import { offer } from '../agenda/options.ts';
import { GO_FIRST, GO_LAST, saysYes } from '../moves/code.ts';
import { cardsWith } from '../state/catalogue.ts';
import { clanAtHonor, copiesOf, playersOf } from '../state/clans.ts';
import type { State } from '../state/layout.ts';

/**
 * What happens after everybody has recruited (MANDATE-6). If several players have a choice to make there, the
 * one with the highest honor decides to go first or last, and so on among the rest (HONOR-6).
 */

const cards = cardsWith('mayAfterRecruit');

const canAct = (state: State, clan: number): boolean =>
  cards.some((card) => copiesOf(state, clan, card.number) > 0 && card.mayAfterRecruit.can(state, clan));

/** Those who have a choice to make and are not `done`, the highest honor first. */
function waitingPlayers(state: State, done: number): number[] {
  const clans: number[] = [];
  for (let rank = 0; rank < playersOf(state); rank++) {
    const clan = clanAtHonor(state, rank);
    if (((done >> clan) & 1) === 0 && canAct(state, clan)) clans.push(clan);
  }
  return clans;
}

function pushAct(state: State, clan: number): void {
  for (let i = cards.length - 1; i >= 0; i--) {
    const card = cards[i] as (typeof cards)[number];
    for (let copy = copiesOf(state, clan, card.number); copy > 0; copy--)
      push(state, card.mayAfterRecruit.step, clan);
  }
}

/** x: a bit for each clan whose place in the order is settled. */
export const AFTER_RECRUIT = defineStep({
  name: 'after-recruit',
  run: ({ state }, _clan, settled) => {
    const waiting = waitingPlayers(state, settled);
    const [first] = waiting;
    if (first === undefined) return;
    if (waiting.length === 1) pushAct(state, first);
    else push(state, CHOOSE_ORDER, first, settled);
  },
});

const ACT = defineStep({ name: 'act-after-recruit', run: ({ state }, clan) => pushAct(state, clan) });

const CHOOSE_ORDER = defineStep({
  name: 'choose-order',
  asks: 'order',
  options: (_state, _clan, _x, _y, out) => {
    offer(out, GO_FIRST);
    offer(out, GO_LAST);
  },
  answer: ({ state }, clan, settled, _y, code) => {
    const rest = settled | (1 << clan);
    if (saysYes(code)) {
      push(state, AFTER_RECRUIT, 0, rest);
      push(state, ACT, clan);
    } else {
      push(state, ACT, clan);
      push(state, AFTER_RECRUIT, 0, rest);
    }
  },
});
