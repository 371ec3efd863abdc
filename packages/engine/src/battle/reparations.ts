import * as agenda from '../agenda/index.ts';
import type { Table } from '../agenda/table.ts';
import { refuse } from '../errors.ts';
import * as codes from '../moves/code.ts';
import * as position from '../state/index.ts';
import type { State } from '../state/layout.ts';
import { totalBid } from './bids.ts';
import { sharesOf } from './shares.ts';

const { defineStep, offer, push } = agenda;
const { clansIn, shareCode } = codes;
const { add, BATTLE_WINNER, clanId, clanNumber, clansAmong, clansOf, COINS, FIGHTERS, get } = position;

/**
 * Reparations: the losers' bids go to the common pile (they left the reserves when the bids were revealed), the
 * winner's are divided among the losers (REPAIR-1 to REPAIR-3).
 */

const losers = (state: State): number => get(state, FIGHTERS) & ~(1 << get(state, BATTLE_WINNER));

function sizeOf(clans: number): number {
  let size = 0;
  for (let rest = clans; rest !== 0; rest &= rest - 1) size++;
  return size;
}

export const REPARATIONS = defineStep({
  name: 'reparations',
  run: (table) => {
    const { state } = table;
    const winner = get(state, BATTLE_WINNER);
    const { odd } = sharesOf(totalBid(state, winner), sizeOf(losers(state)));
    if (odd === 0) payShares(table, winner, 0);
    else push(state, SHARE, winner, { odd });
  },
});

/** Are the chosen clans losers, and exactly this many? */
const areLosers = (state: State, chosen: number, many: number): boolean =>
  (chosen & ~losers(state)) === 0 && sizeOf(chosen) === many;

/** `odd`: the number of odd coins, each for a different loser of the winner's choice. */
const SHARE = defineStep({
  name: 'share-odd-coins',
  about: { odd: 'amount' },
  asks: 'share',
  options: (state, _clan, out, { odd }) => {
    const all = losers(state);
    // Steps from each set of losers to the next larger number that is one.
    for (let chosen = all & -all; chosen !== 0; chosen = (chosen - all) & all) {
      if (sizeOf(chosen) === odd) offer(out, shareCode(chosen));
    }
  },
  whyNot: (state, _clan, code, { odd }) =>
    areLosers(state, clansIn(code), odd)
      ? undefined
      : refuse('wrong-share', 'REPAIR-2', { to: clansOf(clansIn(code)) }),
  answer: (table, clan, code) => payShares(table, clan, clansIn(code)),
});

function payShares({ state, sink }: Table, winner: number, lucky: number): void {
  const paid = losers(state);
  const { each } = sharesOf(totalBid(state, winner), sizeOf(paid));
  const share = (clan: number): number => each + ((lucky >> clan) & 1);
  for (const clan of clansAmong(paid)) add(state, COINS + clan, share(clan));
  sink?.({
    type: 'reparationsPaid',
    clan: clanId(winner),
    shares: clansOf(paid).map((clan) => ({ clan, coins: share(clanNumber(clan)) })),
    seenBy: 'all',
  });
}
