import { defineStep, push } from '../agenda/agenda.ts';
import type { Table } from '../agenda/table.ts';
import { ADVANTAGE_IDS, type AdvantageId } from '../data/year.ts';
import { openMomentUntilDone } from '../effects/moment.ts';
import { clanAtHonor, playersOf } from '../state/clans.ts';
import { isFighter } from '../state/force.ts';
import { ADVANTAGE_WINNERS, NONE, put, type State } from '../state/layout.ts';
import { clanId } from '../state/names.ts';
import { bidOf } from './bids.ts';
import { hostagesToTake, TAKE_HOSTAGE } from './hostage.ts';
import { payPoets } from './poets.ts';
import { HIRE_RONIN } from './ronin.ts';
import { COMMIT_SEPPUKU } from './seppuku.ts';

/** The four war advantages: each goes to the highest bid on it, and each is a moment (BATTLE-4, WORD-13). */

const EFFECTS: Record<AdvantageId, (table: Table, winner: number) => void> = {
  seppuku: ({ state }, winner) => push(state, COMMIT_SEPPUKU, winner),
  hostage: ({ state }, winner) => push(state, TAKE_HOSTAGE, winner, { left: hostagesToTake(state, winner) }),
  ronin: ({ state }, winner) => push(state, HIRE_RONIN, winner),
  poets: payPoets,
};

export const ADVANTAGE = defineStep({
  name: 'advantage',
  about: { advantage: 'advantage' },
  run: (table, _clan, { advantage }) => {
    const { state, sink } = table;
    const winner = highestBidder(state, advantage);
    put(state, ADVANTAGE_WINNERS + advantage, winner);
    if (winner === NONE) return;
    const name = ADVANTAGE_IDS[advantage] as AdvantageId;
    sink?.({ type: 'advantageWon', clan: clanId(winner), advantage: name, seenBy: 'all' });
    openMomentUntilDone(table);
    EFFECTS[name](table, winner);
  },
});

/** At least 1 coin; ties by the honor of this instant. */
function highestBidder(state: State, advantage: number): number {
  let winner = NONE;
  let most = 0;
  for (let rank = 0; rank < playersOf(state); rank++) {
    const clan = clanAtHonor(state, rank);
    const bid = bidOf(state, clan, advantage);
    if (isFighter(state, clan) && bid > most) {
      most = bid;
      winner = clan;
    }
  }
  return winner;
}
