import * as agenda from '../agenda/index.ts';
import type { Table } from '../agenda/table.ts';
import { ADVANTAGE_IDS } from '../data/year.ts';
import { endControl } from '../effects/control.ts';
import { NOBODY_SETTLED } from '../phases/same-time.ts';
import * as position from '../state/index.ts';
import type { State } from '../state/layout.ts';
import { pushAdvantages } from './advantages.ts';
import { BATTLE_START } from './battle-start.ts';
import { BIDDING, REVEAL } from './bids.ts';
import { OUTCOME } from './outcome.ts';
import { REPARATIONS } from './reparations.ts';

const { defineStep, push } = agenda;
const {
  ADVANTAGE_WINNERS,
  BATTLE_PROVINCE,
  BATTLE_WINNER,
  BIDS,
  BIDS_REVEALED,
  clansOf,
  FIGHTERS,
  HAS_BID,
  HIRED,
  KILLED_IN_BATTLE,
  LOAN,
  NONE,
  provinceId,
  put,
  seats,
} = position;

/** A battle, from the sealed bids to the reparations. */

const BATTLE_CLEARS = defineStep({
  name: 'battle-clears',
  run: (table) => {
    endControl(table);
    clearBattle(table.state);
  },
});

/** BATTLE-3: who is in it now stays in it to the end. */
export function beginBattle({ state, sink }: Table, province: number, fighters: number): void {
  clearBattle(state);
  put(state, BATTLE_PROVINCE, province);
  put(state, FIGHTERS, fighters);
  sink?.({ type: 'battleBegan', province: provinceId(province), fighters: clansOf(fighters), seenBy: 'all' });
  push(state, BATTLE_CLEARS);
  push(state, REPARATIONS);
  pushAdvantages(state, 'after-outcome');
  push(state, OUTCOME);
  pushAdvantages(state, 'before-outcome');
  push(state, REVEAL);
  push(state, BIDDING);
  push(state, BATTLE_START, NONE, NOBODY_SETTLED);
}

/** No battle is being fought. */
export function clearBattle(state: State): void {
  put(state, BATTLE_PROVINCE, NONE);
  put(state, FIGHTERS, 0);
  put(state, HAS_BID, 0);
  put(state, BIDS_REVEALED, 0);
  put(state, LOAN, NONE);
  put(state, KILLED_IN_BATTLE, 0);
  put(state, BATTLE_WINNER, NONE);
  for (let i = 0; i < ADVANTAGE_IDS.length; i++) put(state, ADVANTAGE_WINNERS + i, NONE);
  for (const clan of seats(state)) {
    put(state, HIRED + clan, 0);
    for (let i = 0; i < ADVANTAGE_IDS.length; i++) put(state, BIDS + clan * ADVANTAGE_IDS.length + i, 0);
  }
}
