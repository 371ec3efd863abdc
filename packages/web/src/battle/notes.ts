import type { AdvantageId, Bid } from '@hinode/engine';
import { NO_BID } from '@hinode/engine/facts';
import type { Stakes } from '@hinode/engine/versions';
import type { Message } from '@hinode/text';
import type { TableState } from '../table/table.ts';
import { armiesSeen } from './forecast.ts';

/** What an advantage would mean for the viewer, who fights in this battle. Without a bid: the bids have been paid. */
export function noteOn(advantage: AdvantageId, state: TableState, bid?: Bid): Message | undefined {
  const stakes = state.sums[state.me]?.stakes;
  if (stakes === undefined) return undefined;
  switch (advantage) {
    case 'seppuku':
      return seppukuNote(state, stakes);
    case 'hostage': {
      const names = stakes.hostagesFrom;
      return names.length === 0
        ? { key: 'battle.nobody-to-take' }
        : { key: 'battle.from-whom', values: { clans: { names } } };
    }
    case 'ronin':
      return roninNote(state, stakes, bid);
    case 'poets':
      return { key: 'battle.deaths', values: { n: stakes.dead } };
  }
}

function seppukuNote({ view, me }: TableState, { seppuku: { dead, rank } }: Stakes): Message {
  if (dead === 0) return { key: 'battle.nobody-to-die' };
  const rises = rank < view.honor.indexOf(me) + 1;
  return rises
    ? { key: 'battle.seppuku-worth', values: { n: dead, rank } }
    : { key: 'battle.stay-top', values: { n: dead } };
}

function roninNote(state: TableState, stakes: Stakes, bid: Bid | undefined): Message {
  const { coinsAmongRonin } = stakes;
  const army = armiesSeen(state, bid ?? NO_BID).find(({ clan }) => clan === state.me);
  // Before the bids one coin at least must go for the ronin; once they are paid, all that are left fight.
  const n = bid === undefined ? stakes.ronin : army?.ronin;
  if (army === undefined || n === undefined || n === 0) return { key: 'battle.no-ronin' };
  const values = { n, from: army.force, to: army.force + n };
  return { key: coinsAmongRonin > 0 ? 'battle.koi-coins' : 'battle.ronin-force', values };
}
