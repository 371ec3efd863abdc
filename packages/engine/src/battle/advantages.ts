import { defineStep, push } from '../agenda/agenda.ts';
import type { Table } from '../agenda/table.ts';
import { ADVANTAGE_IDS, type AdvantageId } from '../data/year.ts';
import { openMomentUntilDone } from '../effects/moment.ts';
import { settle } from '../effects/tie.ts';
import { ADVANTAGE_WINNERS, FIGHTERS, get, NONE, put } from '../state/layout.ts';
import { clanId } from '../state/names.ts';
import { ranked } from '../state/ranking.ts';
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
    // At least 1 coin; ties by the honor of this instant.
    const bidding = ranked(state, bidOf, advantage, get(state, FIGHTERS));
    const { winner } = bidding;
    put(state, ADVANTAGE_WINNERS + advantage, winner);
    if (winner === NONE) return;
    const name = ADVANTAGE_IDS[advantage] as AdvantageId;
    sink?.({ type: 'advantageWon', clan: clanId(winner), advantage: name, seenBy: 'all' });
    openMomentUntilDone(table);
    settle(table, bidding, 'bid');
    EFFECTS[name](table, winner);
  },
});
