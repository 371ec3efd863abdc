import type { Voice, Voices } from '../state/abilities.ts';
import type { Act } from '../state/hooks.ts';
import * as position from '../state/index.ts';
import type { State } from '../state/layout.ts';

const { cardsOf, clanAtHonor, copiesHeld, NONE, playersOf } = position;

/** A time at which abilities of several players take effect, and what each player does then. */
export interface SameTime {
  readonly name: string;
  readonly acts: Voices<Act>;
  /** HONOR-7: the order of one player's own cards: as acquired, or as listed in the catalogue. */
  readonly ownOrder: 'acquired' | 'listed';
  /** WORD-13: what counts as one moment here: everything that a player does, or each act? */
  readonly moment?: 'player' | 'act';
}

/** Does this clan have anything to do here, or any choice to make? */
export function isInvolved(state: State, { acts }: SameTime, clan: number, chooses: boolean): boolean {
  const list = acts[clan] as readonly Voice<Act>[];
  for (let i = 0; i < list.length; i++) {
    const act = list[i] as Voice<Act>;
    if ((chooses && !act.says.asks) || copiesHeld(state, clan, act) === 0) continue;
    if (act.says.can === undefined || act.says.can(state, clan)) return true;
  }
  return false;
}

/** Those involved who are not `settled`, the highest honor first. */
export function involved(state: State, time: SameTime, settled: number): number[] {
  const clans: number[] = [];
  for (let rank = 0; rank < playersOf(state); rank++) {
    const clan = clanAtHonor(state, rank);
    if (((settled >> clan) & 1) === 0 && isInvolved(state, time, clan, false)) clans.push(clan);
  }
  return clans;
}

/** HONOR-7: what a clan does here, copy by copy; its own ability and what it holds come last. */
export function actsOf(state: State, { acts, ownOrder }: SameTime, clan: number): Voice<Act>[] {
  const list = acts[clan] ?? [];
  if (ownOrder === 'listed')
    return list.flatMap((act) => Array.from({ length: copiesHeld(state, clan, act) }, () => act));
  const own: Voice<Act>[] = [];
  if (list.some(({ card }) => card !== NONE))
    for (const card of cardsOf(state, clan)) for (const act of list) if (act.card === card) own.push(act);
  for (const act of list) if (act.card === NONE && copiesHeld(state, clan, act) > 0) own.push(act);
  return own;
}
