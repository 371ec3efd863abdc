import type { State } from '@hinode/engine';
import { MANDATE_IDS, REWARDS } from '@hinode/engine/facts';
import {
  allyOf,
  announcedIn,
  coinsOf,
  figureCount,
  PROVINCES,
  reserveOf,
  strongestAt,
  strongholdsOnMap,
  tileIn,
} from '@hinode/engine/search';
import { shift } from './odds.ts';

/** What a mandate is worth at a glance, in VP: to the clan that chooses it, and to another. */

const [RECRUIT, MARSHAL, TRAIN, HARVEST, BETRAY] = MANDATE_IDS.map((_, i) => i) as [
  number,
  number,
  number,
  number,
  number,
];

/** The mandate that a choice of a tile plays: the Lotus announce another (LOTUS-1). */
export const mandateIn = (code: number): number => {
  const announced = announcedIn(code);
  return announced < 0 ? tileIn(code) : announced;
};

/** What a coin is worth when something is bought with it. */
export const COIN = 0.45;

/** What a mandate is worth to the clan that chooses it. */
export function mandateSense(state: State, clan: number, mandate: number): number {
  const ally = allyOf(state, clan);
  switch (mandate) {
    case HARVEST:
      return harvestSense(state, clan) + (ally >= 0 ? 0.12 * harvestSense(state, ally) : 0);
    case TRAIN:
      return trainSense(state, clan) + 0.5;
    case RECRUIT:
      return recruitSense(state, clan, 1);
    case MARSHAL:
      return marshalSense(state, clan) + 0.6;
    case BETRAY:
      return ally >= 0 ? 0.4 : 2.2;
    default:
      return 0;
  }
}

/** What a mandate that another clan chooses brings this one. The chooser's ally gets the bonus too (MANDATE-4). */
export function helpOf(state: State, clan: number, chooser: number, mandate: number): number {
  const bonus = allyOf(state, chooser) === clan;
  switch (mandate) {
    case HARVEST:
      return COIN + (bonus ? harvestSense(state, clan) : 0);
    case TRAIN:
      return trainSense(state, clan) + (bonus ? 0.5 : 0);
    case RECRUIT:
      return recruitSense(state, clan, bonus ? 1 : 0);
    case MARSHAL:
      return marshalSense(state, clan) + (bonus ? 0.6 : 0);
    case BETRAY:
      return bonus ? -1.5 : -0.5;
    default:
      return 0;
  }
}

function harvestSense(state: State, clan: number): number {
  let sense = 0;
  for (let province = 0; province < PROVINCES; province++) {
    if (strongestAt(state, province) !== clan) continue;
    const { vp, coins, ronin } = REWARDS[province] as (typeof REWARDS)[number];
    sense += vp + COIN * coins + 0.45 * ronin;
  }
  return sense;
}

const trainSense = (state: State, clan: number): number => Math.min(3, 0.35 * coinsOf(state, clan));

function recruitSense(state: State, clan: number, more: number): number {
  const figures = Math.min(strongholdsOnMap(state, clan) + more, figureCount(reserveOf(state, clan)));
  return 0.95 * figures;
}

function marshalSense(state: State, clan: number): number {
  let best = 0;
  for (let province = 0; province < PROVINCES; province++)
    best = Math.max(best, shift(state, clan, province, 2));
  return 0.7 * best;
}
