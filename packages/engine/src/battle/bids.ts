import * as agenda from '../agenda/index.ts';
import { ADVANTAGE_IDS } from '../data/year.ts';
import { whyNotHeld } from '../effects/held.ts';
import { type Refusal, refuse } from '../errors.ts';
import * as codes from '../moves/code.ts';
import type { Bid } from '../moves/types.ts';
import * as position from '../state/index.ts';
import type { State } from '../state/layout.ts';

const { defineCouncil, defineStep } = agenda;
const { bidOn } = codes;
const {
  add,
  BATTLE_PROVINCE,
  BIDS,
  BIDS_REVEALED,
  clanId,
  clanNumber,
  clansOf,
  COINS,
  coinsOf,
  FIGHTERS,
  get,
  HAS_BID,
  isFighter,
  provinceId,
  put,
  seats,
} = position;

/** Bidding: all at once and in secret, revealed together (BATTLE-2). */

const ADVANTAGES = ADVANTAGE_IDS.length;

export const hasBid = (state: State, clan: number): boolean => ((get(state, HAS_BID) >> clan) & 1) === 1;
export const bidOf = (state: State, clan: number, advantage: number): number =>
  get(state, BIDS + clan * ADVANTAGES + advantage);

/** All the coins that a clan has bid in this battle. */
export const totalBid = (state: State, clan: number): number => {
  let total = 0;
  for (let advantage = 0; advantage < ADVANTAGES; advantage++) total += bidOf(state, clan, advantage);
  return total;
};

/** A bid by the names of the advantages. */
export const bidByName = (state: State, clan: number): Bid =>
  Object.fromEntries(ADVANTAGE_IDS.map((id, advantage) => [id, bidOf(state, clan, advantage)])) as Bid;

const owesBid = (state: State, clan: number): boolean => isFighter(state, clan) && !hasBid(state, clan);

export const BIDDING = defineCouncil({
  name: 'bidding',
  asks: 'bid',
  isOver: ({ state }) => {
    // A clan without coins has no choice.
    for (const clan of seats(state)) {
      if (owesBid(state, clan) && coinsOf(state, clan) === 0)
        put(state, HAS_BID, get(state, HAS_BID) | (1 << clan));
    }
    return get(state, HAS_BID) === get(state, FIGHTERS);
  },
  owes: owesBid,
  // Listed on request only (`bidsOf` in moves/legal.ts): there are thousands.
  options: () => {},
  whyNot: whyNoBid,
  answer: ({ state, sink }, clan, code) => {
    for (let advantage = 0; advantage < ADVANTAGES; advantage++) {
      put(state, BIDS + clan * ADVANTAGES + advantage, bidOn(code, advantage));
    }
    put(state, HAS_BID, get(state, HAS_BID) | (1 << clan));
    if (!sink) return;
    sink({ type: 'bidSent', clan: clanId(clan), bid: bidByName(state, clan), seenBy: clanId(clan) });
    sink({ type: 'bidSealed', clan: clanId(clan), seenBy: 'all' });
  },
});

/** BATTLE-2, BATTLE-6: any division of the clan's coins, once. */
function whyNoBid(state: State, clan: number, code: number): Refusal | undefined {
  const facts = { clan: clanId(clan), province: provinceId(get(state, BATTLE_PROVINCE)) };
  if (!isFighter(state, clan)) return refuse('not-in-this-battle', 'WAR-3', facts);
  if (hasBid(state, clan)) return refuse('already-bid', 'BATTLE-6', facts);
  const coins = ADVANTAGE_IDS.reduce((sum, _, advantage) => sum + bidOn(code, advantage), 0);
  return whyNotHeld(state, clan, { coins, ronin: 0 }, 'BATTLE-2');
}

/** BATTLE-6: only now do the coins leave the reserves. */
export const REVEAL = defineStep({
  name: 'reveal-bids',
  run: ({ state, sink }) => {
    put(state, BIDS_REVEALED, 1);
    for (const clan of seats(state)) add(state, COINS + clan, -totalBid(state, clan));
    if (!sink) return;
    const fighters = clansOf(get(state, FIGHTERS));
    const bids = fighters.map((clan) => ({ clan, bid: bidByName(state, clanNumber(clan)) }));
    sink({ type: 'bidsRevealed', bids, seenBy: 'all' });
  },
});
