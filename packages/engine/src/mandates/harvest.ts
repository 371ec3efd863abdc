import { defineStep } from '../agenda/agenda.ts';
import { REWARDS, type Reward } from '../data/map.ts';
import { gain } from '../effects/gains.ts';
import { strongestAt } from '../state/force.ts';
import { PROVINCES, type State } from '../state/layout.ts';
import { getsBonus } from './bonus.ts';

/** Harvest: a coin for everybody; with the bonus, the rewards of every province where one is strongest. */

const HARVEST = defineStep({
  name: 'harvest',
  run: (table, clan) => {
    const provinces = getsBonus(table.state, clan) ? provincesHeld(table.state, clan) : [];
    const harvest = { vp: 0, coins: 1, ronin: 0 };
    for (const province of provinces) {
      const { vp, coins, ronin } = REWARDS[province] as Reward;
      harvest.vp += vp;
      harvest.coins += coins;
      harvest.ronin += ronin;
    }
    gain(table, clan, harvest, 'harvest', provinces);
  },
});

/** HARVEST-2: where the clan has the most Force, ties by honor. */
function provincesHeld(state: State, clan: number): number[] {
  const held: number[] = [];
  for (let province = 0; province < PROVINCES; province++) {
    if (strongestAt(state, province) === clan) held.push(province);
  }
  return held;
}

export const harvest = { begin: HARVEST };
