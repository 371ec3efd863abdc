import { type Refusal, refuse } from '../errors.ts';
import * as position from '../state/index.ts';
import type { State } from '../state/layout.ts';
import type { Purse } from '../state/purse.ts';

const { clanId, coinsOf, countAt, kindId, RESERVE, roninOf, STRONGHOLD } = position;

/** What a clan is told if it lacks what a move needs. */

export const holds = (state: State, clan: number, { coins, ronin }: Purse): boolean =>
  coinsOf(state, clan) >= coins && roninOf(state, clan) >= ronin;

export function whyNotHeld(state: State, clan: number, needs: Purse, rule: string): Refusal | undefined {
  if (holds(state, clan, needs)) return undefined;
  const { coins, ronin } = needs;
  return coins > coinsOf(state, clan)
    ? refuse('not-enough-coins', rule, { clan: clanId(clan), needed: coins, has: coinsOf(state, clan) })
    : refuse('not-enough-ronin', rule, { clan: clanId(clan), needed: ronin, has: roninOf(state, clan) });
}

/** Strongholds are in the reserve too, but they are not figures (WORD-2). */
export function whyNotInReserve(state: State, clan: number, kind: number, rule: string): Refusal | undefined {
  if (kind !== STRONGHOLD && countAt(state, clan, kind, RESERVE) > 0) return undefined;
  return refuse('no-figure-of-that-type', rule, {
    clan: clanId(clan),
    figure: kindId(kind),
    place: 'reserve',
  });
}
