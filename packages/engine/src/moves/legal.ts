import { isAsked, listOptions, waiting } from '../agenda/agenda.ts';
import { emptyOptions, type Options } from '../agenda/options.ts';
import type { ClanId } from '../data/clans.ts';
import { coinsOf } from '../state/clans.ts';
import { CLAN_COUNT, type State } from '../state/layout.ts';
import { clanId, clanNumber } from '../state/names.ts';
import { writeMove } from './border.ts';
import { bidCode } from './code.ts';
import type { AbilityId, Move, MoveType } from './types.ts';

/** Who is asked what, and what can be answered. */

export interface Decision {
  readonly clan: ClanId;
  /** The type of the move that answers it. */
  readonly kind: MoveType;
  /** The advantage, card, kami or clan it comes from. */
  readonly ability?: AbilityId;
  /** For a bid: the most coins that can be bid. */
  readonly most?: number;
}

/** Who is asked what now, in seat order. Nobody, when the game is over. */
export function decisions(state: State): Decision[] {
  const asking = waiting(state);
  if (asking === undefined) return [];
  const { asks, ability } = asking;
  const open: Decision[] = [];
  for (let clan = 0; clan < CLAN_COUNT; clan++) {
    if (!isAsked(state, clan)) continue;
    open.push({
      clan: clanId(clan),
      kind: asks,
      ...(ability !== undefined && { ability: ability as AbilityId }),
      ...(asks === 'bid' && { most: coinsOf(state, clan) }),
    });
  }
  return open;
}

const listed: Options = emptyOptions();

/** Every listed answer as numbers, in a list that the next call fills again. */
export function optionsOf(state: State, clan: number): Options {
  listOptions(state, clan, listed);
  return listed;
}

/** Every bid with at most `coins` coins. */
export function* bidsUpTo(coins: number): Generator<number> {
  for (let seppuku = 0; seppuku <= coins; seppuku++)
    for (let hostage = 0; seppuku + hostage <= coins; hostage++)
      for (let ronin = 0; seppuku + hostage + ronin <= coins; ronin++)
        for (let poets = 0; seppuku + hostage + ronin + poets <= coins; poets++)
          yield bidCode(seppuku, hostage, ronin, poets);
}

/**
 * Every legal move of a clan, but for gifts and proposals with sweeteners (ask `refusal` about those) and, unless
 * asked for, bids: the decision carries the most that can be bid.
 */
export function legalMoves(state: State, clan: ClanId, list: { readonly bids?: boolean } = {}): Move[] {
  const number = clanNumber(clan);
  if (number < 0) return [];
  if (list.bids === true && waiting(state)?.asks === 'bid' && isAsked(state, number)) {
    return Array.from(bidsUpTo(coinsOf(state, number)), (code) => writeMove(state, number, code));
  }
  const options = optionsOf(state, number);
  return Array.from(options.codes.subarray(0, options.count), (code) => writeMove(state, number, code));
}
