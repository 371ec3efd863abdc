import { push } from '../agenda/agenda.ts';
import type { Table } from '../agenda/table.ts';
import { cardsWith } from '../state/catalogue.ts';
import { copiesOf } from '../state/clans.ts';
import type { State } from '../state/layout.ts';
import { defineSameTime } from './same-time.ts';

/** What happens after everybody has recruited (MANDATE-6). Whoever is involved has a choice to make (HONOR-6). */

const cards = cardsWith('mayAfterRecruit');

const canAct = (state: State, clan: number): boolean =>
  cards.some((card) => copiesOf(state, clan, card.number) > 0 && card.mayAfterRecruit.can(state, clan));

function act({ state }: Table, clan: number): void {
  for (let i = cards.length - 1; i >= 0; i--) {
    const card = cards[i] as (typeof cards)[number];
    for (let copy = copiesOf(state, clan, card.number); copy > 0; copy--)
      push(state, card.mayAfterRecruit.step, clan);
  }
}

export const AFTER_RECRUIT = defineSameTime({
  name: 'after-recruit',
  isInvolved: canAct,
  resolve: act,
  orderMatters: () => true,
});
