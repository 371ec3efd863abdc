import * as agenda from '../agenda/index.ts';
import type { ADVANTAGE_IDS, AdvantageId } from '../data/year.ts';
import { openMomentUntilDone } from '../effects/moment.ts';
import { settle } from '../effects/tie.ts';
import * as position from '../state/index.ts';
import type { State } from '../state/layout.ts';
import { type Advantage, installAdvantage } from './advantage.ts';
import { bidOf } from './bids.ts';
import { hostage } from './hostage.ts';
import { poets } from './poets.ts';
import { ronin } from './ronin.ts';
import { seppuku } from './seppuku.ts';

const { defineStep, push } = agenda;
const { ADVANTAGE_WINNERS, clanId, FIGHTERS, get, NONE, put, ranked } = position;

/** The war advantages: each goes to the highest bid on it, and each is a moment (BATTLE-4, WORD-13). */

/** Exactly the advantages of `ADVANTAGE_IDS`, in their order: an advantage's place here is its number. */
type InOrder<Ids extends readonly AdvantageId[]> = { readonly [Nth in keyof Ids]: Advantage<Ids[Nth]> };
const DECLARED: InOrder<typeof ADVANTAGE_IDS> = [seppuku, hostage, ronin, poets];
const ADVANTAGES: readonly Advantage[] = DECLARED;
for (const declared of ADVANTAGES) installAdvantage(declared);

/** Puts the advantages of that time on the agenda, the first of them on top. */
export function pushAdvantages(state: State, used: Advantage['used']): void {
  for (let number = ADVANTAGES.length - 1; number >= 0; number--) {
    if (ADVANTAGES[number]?.used === used) push(state, ADVANTAGE, NONE, { advantage: number });
  }
}

const ADVANTAGE = defineStep({
  name: 'advantage',
  about: { advantage: 'advantage' },
  run: (table, _clan, { advantage }) => {
    const { state, sink } = table;
    // At least 1 coin; ties by honor at this instant.
    const bidding = ranked(state, bidOf, advantage, get(state, FIGHTERS));
    const { winner } = bidding;
    put(state, ADVANTAGE_WINNERS + advantage, winner);
    if (winner === NONE) return;
    const { id, win } = ADVANTAGES[advantage] as Advantage;
    sink?.({ type: 'advantageWon', clan: clanId(winner), advantage: id, seenBy: 'all' });
    openMomentUntilDone(table);
    settle(table, bidding, 'bid');
    win(table, winner);
  },
});
