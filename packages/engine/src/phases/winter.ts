import * as agenda from '../agenda/index.ts';
import { gain } from '../effects/gains.ts';
import { inOneMoment } from '../effects/moment.ts';
import * as position from '../state/index.ts';
import type { State } from '../state/layout.ts';
import { returnHostages } from './hostages.ts';
import { markerStep } from './markers.ts';

const { defineStep, push } = agenda;
const {
  allyOf,
  cardPoints,
  clanAtHonor,
  clanId,
  clansOf,
  get,
  NONE,
  PHASE,
  phaseNumber,
  playersOf,
  put,
  seats,
  setPoints,
  tokenPoints,
  vpOf,
  WINNERS,
} = position;

/** Winter: the final scoring (WINTER-1 to WINTER-5). */

const WINTER_BEGINS = defineStep({
  name: 'winter-begins',
  run: ({ state, sink }) => {
    put(state, PHASE, phaseNumber('winter'));
    sink?.({ type: 'seasonBegan', season: 'winter', seenBy: 'all' });
  },
});

const RETURN_HOSTAGES = defineStep({ name: 'return-hostages-in-winter', run: returnHostages });

const WINTER_UPGRADES = defineStep({
  name: 'winter-upgrades',
  run: (table) => {
    for (const clan of seats(table.state)) {
      for (const { card, vp } of cardPoints(table.state, clan))
        inOneMoment(table, () => gain(table, clan, { vp }, card));
    }
  },
});

const SCORE_TOKENS = defineStep({
  name: 'score-tokens',
  run: (table) => {
    for (const clan of seats(table.state)) {
      inOneMoment(table, () => gain(table, clan, { vp: tokenPoints(table.state, clan) }, 'war-tokens'));
      inOneMoment(table, () => gain(table, clan, { vp: setPoints(table.state, clan) }, 'province-sets'));
    }
  },
});

const GAME_ENDS = defineStep({
  name: 'game-ends',
  run: (table) => {
    const { state, sink } = table;
    put(state, WINNERS, winners(state));
    put(state, PHASE, phaseNumber('over'));
    sink?.({
      type: 'gameEnded',
      winners: clansOf(get(state, WINNERS)),
      vp: seats(state).map((clan) => ({ clan: clanId(clan), vp: vpOf(state, clan) })),
      seenBy: 'all',
    });
  },
});

/** WINTER-5: most VP, ties by honor; an ally among the tied shares the victory. */
function winners(state: State): number {
  let best = clanAtHonor(state, 0);
  for (let rank = 1; rank < playersOf(state); rank++) {
    const clan = clanAtHonor(state, rank);
    if (vpOf(state, clan) > vpOf(state, best)) best = clan;
  }
  const ally = allyOf(state, best);
  const shared = ally !== NONE && vpOf(state, ally) === vpOf(state, best);
  return (1 << best) | (shared ? 1 << ally : 0);
}

export const WINTER_COMES = defineStep({ name: 'winter', run: ({ state }) => scheduleWinter(state) });

/** Puts Winter on the agenda. */
export function scheduleWinter(state: State): void {
  push(state, markerStep('game-end'));
  push(state, GAME_ENDS);
  push(state, SCORE_TOKENS);
  push(state, WINTER_UPGRADES);
  push(state, RETURN_HOSTAGES);
  push(state, WINTER_BEGINS);
}
