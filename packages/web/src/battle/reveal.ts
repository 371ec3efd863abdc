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

/** One clan's slip on an advantage: what is on it, where that is known. */
export interface Slip {
  readonly clan: ClanId;
  readonly coins?: number;
}

/** All slips on an advantage: the open ones first, the highest before the others. Whoever has no clan here sees all they may know. */
export function slipsOn(advantage: AdvantageId, battle: BattleView, you: ClanId | undefined): Slip[] {
  const isOpen = battle.revealed || you === undefined;
  const open = isOpen ? bidsOn(advantage, battle).bids : [];
  const closed = battle.fighters.filter((clan) => !open.some((bid) => bid.clan === clan));
  return [...open, ...closed.map((clan) => ({ clan }))];
}

/** Shown with the columns already, or before them. */
const SHOWN: ReadonlySet<Event['type']> = new Set(['bidsRevealed', 'advantageWon']);

/** What happened in the battle that is being fought, after its bids were revealed. */
export function eventsSinceReveal(log: readonly LogEntry[]): readonly LogEntry[] {
  const revealed = log.findLastIndex(({ event }) => event.type === 'bidsRevealed');
  return log.slice(revealed).filter(({ event }) => !SHOWN.has(event.type));
}
