import type { Table } from '../agenda/table.ts';
import type { Cause } from '../events.ts';
import * as position from '../state/index.ts';
import type { State } from '../state/layout.ts';

const {
  add,
  CLAN_COUNT,
  clanId,
  COINS,
  coinsOf,
  GAINED,
  GAINED_ANY,
  MOMENT_COINS,
  MOMENT_VP,
  provinceId,
  put,
  RONIN,
  VP,
  vpOf,
} = position;

/** Coins, ronin and victory points come and go. */

export interface Gain {
  readonly vp?: number;
  /** From the common pile (WORD-5). */
  readonly coins?: number;
  readonly ronin?: number;
}

/** A clan gains something for a reason. Gains are remembered for the moment they belong to (WORD-13). */
export function gain(
  table: Table,
  clan: number,
  what: Gain,
  because: Cause,
  provinces?: readonly number[],
): void {
  const { state, sink } = table;
  const { vp = 0, coins = 0, ronin = 0 } = what;
  if (vp > 0) gainVp(table, clan, vp);
  if (coins > 0) {
    receiveCoins(state, clan, coins);
    add(state, MOMENT_COINS + clan, coins);
  }
  receiveRonin(state, clan, ronin);
  if (sink && vp + coins + ronin > 0) {
    sink({
      type: 'gained',
      clan: clanId(clan),
      ...(vp > 0 && { vp }),
      ...(coins > 0 && { coins }),
      ...(ronin > 0 && { ronin }),
      because,
      ...(provinces && { provinces: provinces.map(provinceId) }),
      seenBy: 'all',
    });
  }
}

function gainVp({ state }: Table, clan: number, vp: number): void {
  add(state, VP + clan, vp);
  add(state, MOMENT_VP + clan, vp);
}

/** Takes up to `vp` victory points from another clan: they are gained (WORD-13), and nobody falls below 0. */
export function stealVp(table: Table, thief: number, from: number, most: number, because: Cause): void {
  const { state, sink } = table;
  const vp = Math.min(most, vpOf(state, from));
  if (vp === 0) return;
  add(state, VP + from, -vp);
  gainVp(table, thief, vp);
  sink?.({ type: 'stolen', clan: clanId(thief), from: clanId(from), vp, because, seenBy: 'all' });
}

/** Takes one coin from another clan, if it has one. Not a gain from the common pile. */
export function takeCoin(table: Table, taker: number, from: number, because: Cause): void {
  const { state, sink } = table;
  if (coinsOf(state, from) === 0) return;
  handOver(table, from, taker, 1, 0);
  sink?.({ type: 'stolen', clan: clanId(taker), from: clanId(from), coins: 1, because, seenBy: 'all' });
}

/** Coins and ronin change hands (DEAL-3: neither spent nor gained from the pile). */
export function handOver({ state }: Table, from: number, to: number, coins: number, ronin: number): void {
  add(state, COINS + from, -coins);
  receiveCoins(state, to, coins);
  add(state, RONIN + from, -ronin);
  receiveRonin(state, to, ronin);
}

// DEAL-6: what somebody gets is remembered until there has been a chance to share it.
function receiveCoins(state: State, clan: number, coins: number): void {
  if (coins === 0) return;
  add(state, COINS + clan, coins);
  add(state, GAINED + clan, coins);
  put(state, GAINED_ANY, 1);
}

function receiveRonin(state: State, clan: number, ronin: number): void {
  if (ronin === 0) return;
  add(state, RONIN + clan, ronin);
  add(state, GAINED + CLAN_COUNT + clan, ronin);
  put(state, GAINED_ANY, 1);
}

/** Coins go from a clan to the common pile. */
export function pay(table: Table, clan: number, coins: number, because: Cause): void {
  if (coins === 0) return;
  add(table.state, COINS + clan, -coins);
  table.sink?.({ type: 'paid', clan: clanId(clan), coins, because, seenBy: 'all' });
}

/** CLEAN-1: whatever coins and ronin a clan has go back to the pile. */
export function discardPurse({ state }: Table, clan: number): void {
  put(state, COINS + clan, 0);
  put(state, RONIN + clan, 0);
}
