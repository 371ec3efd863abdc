import * as agenda from '../agenda/agenda.ts';
import type { ClanId } from '../data/clans.ts';
import { ADVANTAGE_IDS } from '../data/year.ts';
import type { Rng } from '../random/rng.ts';
import * as clans from '../state/clans.ts';
import type { State } from '../state/layout.ts';
import * as layout from '../state/layout.ts';
import { clanNumber } from '../state/names.ts';
import { writeMove } from './border.ts';
import * as codes from './code.ts';
import { optionsOf } from './legal.ts';
import type { Move } from './types.ts';

const { askedClans, isAsked, openQuestion } = agenda;
const { coinsOf } = clans;
const { bidCode, typeOf } = codes;

const { CLAN_COUNT, get, PROPOSALS_MADE } = layout;

/** Random play: any legal move is as likely as any other; no gifts, and few proposals. */

/** Random play makes at most this many proposals per clan and ceremony, so that the tea gets drunk. */
const MOST_PROPOSALS = 2;

/** A random answer of a clan that is asked, as a number. */
export function randomCode(state: State, clan: number, rng: Rng): number {
  const options = optionsOf(state, clan);
  if (options.count === 0) return randomBid(coinsOf(state, clan), rng);
  const { codes } = options;
  let { count } = options;
  if (get(state, PROPOSALS_MADE + clan) >= MOST_PROPOSALS) {
    let kept = 0;
    for (let i = 0; i < count; i++) {
      const code = codes[i] as number;
      if (typeOf(code) !== 'propose') codes[kept++] = code;
    }
    count = kept;
  }
  return codes[rng.below(count)] as number;
}

const ADVANTAGES = ADVANTAGE_IDS.length;
const bars = new Int32Array(ADVANTAGES);
const bid = new Int32Array(ADVANTAGES);

/**
 * Every division of up to `coins` coins over the advantages is equally likely. Imagine as many bars as there are advantages, each
 * in a different place among the coins: the gaps before them are the bids, and the rest is kept.
 */
function randomBid(coins: number, rng: Rng): number {
  do {
    for (let i = 0; i < ADVANTAGES; i++) putBar(i, rng.below(coins + ADVANTAGES));
  } while (hasTwins());
  for (let i = 0; i < ADVANTAGES; i++)
    bid[i] = (bars[i] as number) - (i === 0 ? -1 : (bars[i - 1] as number)) - 1;
  return bidCode(bid);
}

/** Inserts a bar among the `count` that are there already, in order: for so few, sorting them all would take longer. */
function putBar(count: number, bar: number): void {
  let at = count;
  for (; at > 0 && (bars[at - 1] as number) > bar; at--) bars[at] = bars[at - 1] as number;
  bars[at] = bar;
}

/** Are two bars in the same place? */
function hasTwins(): boolean {
  for (let i = 1; i < ADVANTAGES; i++) if (bars[i] === bars[i - 1]) return true;
  return false;
}

/** One of the clans that are asked, at random; -1 if nobody is. */
export function randomAsked(state: State, rng: Rng): number {
  const asked = askedClans(state);
  if (asked === 0) return -1;
  if ((asked & (asked - 1)) === 0) return 31 - Math.clz32(asked);
  let nth = rng.below(bitCount(asked));
  for (let clan = 0; clan < CLAN_COUNT; clan++) {
    if (((asked >> clan) & 1) === 1 && nth-- === 0) return clan;
  }
  return -1;
}

function bitCount(set: number): number {
  let count = 0;
  for (let rest = set; rest !== 0; rest &= rest - 1) count++;
  return count;
}

/** A random legal answer of a clan that is asked something. */
export function randomMove(state: State, clan: ClanId, rng: Rng): Move {
  const number = clanNumber(clan);
  if (!isAsked(state, number)) throw new Error(`${clan} is not asked anything`);
  if (openQuestion(state)?.asks === 'bid')
    return writeMove(state, number, randomBid(coinsOf(state, number), rng));
  return writeMove(state, number, randomCode(state, number, rng));
}
