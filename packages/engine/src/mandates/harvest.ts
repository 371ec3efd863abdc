import { defineStep } from '../agenda/agenda.ts';
import type { Table } from '../agenda/table.ts';
import { REWARDS, type Reward } from '../data/map.ts';
import { gain } from '../effects/gains.ts';
import { strongestAt } from '../state/force.ts';
import { PROVINCES } from '../state/layout.ts';
import { getsBonus } from './bonus.ts';

/** Harvest: a coin for everybody; with the bonus, the rewards of every province where one is strongest. */

const HARVEST = defineStep({
  name: 'harvest',
  run: (table, clan) => {
    const harvest = { vp: 0, coins: 1, ronin: 0 };
    if (getsBonus(table.state, clan)) addRewards(table, clan, harvest);
    gain(table, clan, harvest, 'harvest');
  },
});

function addRewards(
  { state }: Table,
  clan: number,
  harvest: { vp: number; coins: number; ronin: number },
): void {
  for (let province = 0; province < PROVINCES; province++) {
    if (strongestAt(state, province) !== clan) continue;
    const reward = REWARDS[province] as Reward;
    harvest.vp += reward.vp;
    harvest.coins += reward.coins;
    harvest.ronin += reward.ronin;
  }
}

export const harvest = { begin: HARVEST };
