import * as agenda from '../agenda/agenda.ts';
import { emptyOptions, type Options } from '../agenda/options.ts';
import type { ClanId } from '../data/clans.ts';
import { ADVANTAGE_IDS } from '../data/year.ts';
import * as clans from '../state/clans.ts';
import type { State } from '../state/layout.ts';
import { clanId, clanNumber } from '../state/names.ts';
import { writeMove } from './border.ts';
import { bidCode } from './code.ts';
import type { AbilityId, Move, MoveType } from './types.ts';

const { isAsked, listOptions, openQuestion } = agenda;
const { coinsOf, seats } = clans;

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
  const asking = openQuestion(state);
  if (asking === undefined) return [];
  const { asks, ability } = asking;
  const open: Decision[] = [];
  for (const clan of seats(state)) {
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

/** Every listed answer as a number, in a list that the next call refills. */
export function optionsOf(state: State, clan: number): Options {
  listOptions(state, clan, listed);
  return listed;
}

/** Every bid with at most `coins` coins. */
export function* bidsUpTo(coins: number): Generator<number> {
  for (const bid of divided(coins, ADVANTAGE_IDS.length)) yield bidCode(bid);
}

/** Every way to distribute at most `coins` coins over this many things. */
function* divided(coins: number, things: number): Generator<number[]> {
  if (things === 0) yield [];
  else {
    for (let first = 0; first <= coins; first++)
      for (const rest of divided(coins - first, things - 1)) yield [first, ...rest];
  }
}

/**
 * Every legal move of a clan, except gifts and proposals with sweeteners (ask `refusal` about those) and, unless requested, bids:
 * the decision carries the most that can be bid.
 */
export function legalMoves(state: State, clan: ClanId, list: { readonly bids?: boolean } = {}): Move[] {
  const number = clanNumber(clan);
  if (number < 0) return [];
  if (list.bids === true && openQuestion(state)?.asks === 'bid' && isAsked(state, number)) {
    return Array.from(bidsUpTo(coinsOf(state, number)), (code) => writeMove(state, number, code));
  }
  const options = optionsOf(state, number);
  return Array.from(options.codes.subarray(0, options.count), (code) => writeMove(state, number, code));
}
