import type { AdvantageId, BattleView, ClanId, Event } from '@hinode/engine';
import type { LogEntry } from '../table/table.ts';

/** The bids once they lie open. */

export interface BidsOn {
  /** What everybody bid on it, the highest first. */
  readonly bids: readonly { readonly clan: ClanId; readonly coins: number }[];
  /** Who won it; absent while it is still to come, or if nobody bid. */
  readonly winner?: ClanId;
  /** Somebody else bid as much: only honor decided. */
  readonly byHonor: boolean;
}

type Revealed = Pick<BattleView, 'bids' | 'advantages'>;

export function bidsOn(advantage: AdvantageId, { bids, advantages }: Revealed): BidsOn {
  const on = bids.map(({ clan, bid }) => ({ clan, coins: bid[advantage] })).sort((a, b) => b.coins - a.coins);
  const winner = advantages[advantage];
  const won = on.find(({ clan }) => clan === winner)?.coins;
  return {
    bids: on,
    ...(winner && { winner }),
    byHonor: winner !== undefined && on.filter(({ coins }) => coins === won).length > 1,
  };
}

/** Shown with the columns already, or before them. */
const SHOWN: ReadonlySet<Event['type']> = new Set(['bidsRevealed', 'advantageWon']);

/** What happened in the battle that is being fought, after its bids were revealed. */
export function eventsSinceReveal(log: readonly LogEntry[]): readonly LogEntry[] {
  const revealed = log.findLastIndex(({ event }) => event.type === 'bidsRevealed');
  return log.slice(revealed).filter(({ event }) => !SHOWN.has(event.type));
}
