import * as agenda from '../agenda/index.ts';
import type { Table } from '../agenda/table.ts';
import { REWARDS, type Reward } from '../data/map.ts';
import { gain } from '../effects/gains.ts';
import { isAnyoneListening, settle } from '../effects/tie.ts';
import * as position from '../state/index.ts';
import type { State } from '../state/layout.ts';
import { getsBonus } from './bonus.ts';

const { defineStep } = agenda;
const { CURRENT, forceIn, get, isUnbound, PROVINCES, ranked, seats, squadAt, strongestAt } = position;

/** Harvest: a coin for everybody; with the bonus, the rewards of every province where one is strongest. */

const NOWHERE: readonly number[] = [];

const HARVEST = defineStep({
  name: 'harvest',
  run: (table, clan) => {
    const provinces = getsBonus(table.state, clan) ? provincesHeld(table.state, clan) : NOWHERE;
    const harvest = { vp: 0, coins: 1, ronin: 0 };
    for (const province of provinces) {
      const { vp, coins, ronin } = REWARDS[province] as Reward;
      harvest.vp += vp;
      harvest.coins += coins;
      harvest.ronin += ronin;
    }
    gain(table, clan, harvest, 'harvest', provinces);
    if (clan === get(table.state, CURRENT) && isAnyoneListening(table.state)) settleTies(table);
  },
});

/** HARVEST-2: the provinces where the clan has the most Force, ties by honor. */
function provincesHeld(state: State, clan: number): number[] {
  const held: number[] = [];
  for (let province = 0; province < PROVINCES; province++) {
    if ((squadAt(state, clan, province) !== 0 || isUnbound(state)) && strongestAt(state, province) === clan)
      held.push(province);
  }
  return held;
}

/** The winner of a tie about a reward is told, once for each province, when all have harvested. */
function settleTies(table: Table): void {
  const { state } = table;
  for (let province = 0; province < PROVINCES; province++) {
    const forces = ranked(state, forceIn, province);
    const rivals = forces.tied | (1 << forces.winner);
    if (
      forces.tied !== 0 &&
      seats(state).some((clan) => getsBonus(state, clan) && ((rivals >> clan) & 1) === 1)
    )
      settle(table, forces, 'harvest');
  }
}

export const harvest = { begin: HARVEST };
