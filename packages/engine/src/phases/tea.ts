import * as agenda from '../agenda/index.ts';
import type { Table } from '../agenda/table.ts';
import { handOver } from '../effects/gains.ts';
import { holds, whyNotHeld } from '../effects/held.ts';
import { type Refusal, refuse } from '../errors.ts';
import * as codes from '../moves/code.ts';
import * as position from '../state/index.ts';
import type { State } from '../state/layout.ts';
import type { Purse } from '../state/purse.ts';
import { isReady, nobodyIsReady, owesReady, setReady, whyNotReady } from './ready.ts';

const { defineCouncil, defineStep, offer } = agenda;
const { acceptCode, clanIn, declineCode, proposeCode, READY_NO, READY_YES, saysYes, typeOf, withdrawCode } =
  codes;
const {
  add,
  ALLIED_IN,
  ALLY,
  CLAN_COUNT,
  clanId,
  get,
  getWide,
  isAllied,
  isInPlay,
  NONE,
  packPurse,
  PHASE,
  phaseNumber,
  PROPOSAL_ASK,
  PROPOSAL_GIVE,
  PROPOSALS_MADE,
  put,
  putWide,
  seasonOf,
  seats,
  unpackPurse,
} = position;

/** The tea ceremony (TEA-1 to TEA-5): proposals with sweeteners, answers, ready. */

export type Sweetener = Purse;
const NOTHING: Sweetener = { coins: 0, ronin: 0 };

/** A purse is a wide number. */
const pairOf = (proposer: number, partner: number): number => 2 * (proposer * CLAN_COUNT + partner);

export const hasProposed = (state: State, proposer: number, partner: number): boolean =>
  get(state, PROPOSAL_GIVE + pairOf(proposer, partner)) > 0;
export const sweetenerOffered = (state: State, proposer: number, partner: number): Sweetener =>
  unpackPurse(getWide(state, PROPOSAL_GIVE + pairOf(proposer, partner)));
export const sweetenerAsked = (state: State, proposer: number, partner: number): Sweetener =>
  unpackPurse(getWide(state, PROPOSAL_ASK + pairOf(proposer, partner)));
/** How often a clan has proposed in this ceremony. */
export const proposalsMade = (state: State, clan: number): number => get(state, PROPOSALS_MADE + clan);

/** Could these two ally, if both agreed? */
export const couldAlly = (state: State, a: number, b: number): boolean =>
  a !== b && isInPlay(state, a) && isInPlay(state, b) && !isAllied(state, a) && !isAllied(state, b);

/** TEA-5: both must hold what they would hand over. */
export const canAccept = (state: State, clan: number, proposer: number): boolean =>
  hasProposed(state, proposer, clan) &&
  holds(state, proposer, sweetenerOffered(state, proposer, clan)) &&
  holds(state, clan, sweetenerAsked(state, proposer, clan));

export const TEA_BEGINS = defineStep({
  name: 'tea-begins',
  run: ({ state, sink }) => {
    put(state, PHASE, phaseNumber('tea'));
    if (alliedClans(state) > 0) sink?.({ type: 'alliancesEnded', seenBy: 'all' });
    for (const clan of seats(state)) put(state, ALLY + clan, NONE);
    clearCeremony(state);
    sink?.({ type: 'teaBegan', seenBy: 'all' });
  },
});

function alliedClans(state: State): number {
  let count = 0;
  for (const clan of seats(state)) if (isAllied(state, clan)) count++;
  return count;
}

function clearCeremony(state: State): void {
  nobodyIsReady(state);
  for (const clan of seats(state)) {
    put(state, PROPOSALS_MADE + clan, 0);
    for (const other of seats(state)) dropProposal(state, clan, other);
  }
}

function dropProposal(state: State, proposer: number, partner: number): void {
  const pair = pairOf(proposer, partner);
  putWide(state, PROPOSAL_GIVE + pair, 0);
  putWide(state, PROPOSAL_ASK + pair, 0);
}

/** TEA-5: a clan with nobody left to ally with is ready. */
function hasPartner(state: State, clan: number): boolean {
  for (const other of seats(state)) if (couldAlly(state, clan, other)) return true;
  return false;
}

export const TEA = defineCouncil({
  name: 'tea',
  asks: 'ready',
  isOver: (table) => {
    const { state, sink } = table;
    let waiting = 0;
    for (const clan of seats(state)) {
      if (!owesReady(state, clan)) continue;
      if (hasPartner(state, clan)) waiting++;
      else setReady(table, clan, true);
    }
    if (waiting > 0) return false;
    clearCeremony(state);
    sink?.({ type: 'teaEnded', seenBy: 'all' });
    return true;
  },
  owes: owesReady,
  options: (state, clan, out) => {
    if (!isInPlay(state, clan)) return;
    if (!isReady(state, clan)) offer(out, READY_YES);
    else if (hasPartner(state, clan)) offer(out, READY_NO);
    for (const other of seats(state)) {
      if (!couldAlly(state, clan, other)) continue;
      offer(out, proposeCode(other));
      if (hasProposed(state, clan, other)) offer(out, withdrawCode(other));
      if (canAccept(state, clan, other)) offer(out, acceptCode(other));
      if (hasProposed(state, other, clan)) offer(out, declineCode(other));
    }
  },
  hears: ['propose', 'withdraw', 'accept', 'decline'],
  whyNot: whyNotAtTea,
  answer: (table, clan, code) => {
    const other = clanIn(code);
    switch (typeOf(code)) {
      case 'ready':
        setReady(table, clan, saysYes(code));
        break;
      case 'propose':
        propose(table, clan, other, NOTHING, NOTHING);
        break;
      case 'withdraw':
        dropProposal(table.state, clan, other);
        table.sink?.({ type: 'proposalWithdrawn', clan: clanId(clan), with: clanId(other), seenBy: 'all' });
        break;
      case 'decline':
        dropProposal(table.state, other, clan);
        table.sink?.({ type: 'proposalDeclined', clan: clanId(clan), with: clanId(other), seenBy: 'all' });
        break;
      default:
        accept(table, clan, other);
    }
  },
});

function whyNotAtTea(state: State, clan: number, code: number): Refusal | undefined {
  const other = clanIn(code);
  switch (typeOf(code)) {
    case 'ready':
      return whyNotReady(state, clan, code, 'TEA-5', hasPartner(state, clan));
    case 'propose':
      return whyNoAlliance(state, clan, other);
    case 'withdraw':
      return whyNoAlliance(state, clan, other) ?? whyNoProposal(state, clan, other);
    case 'decline':
      return whyNoAlliance(state, clan, other) ?? whyNoProposal(state, other, clan);
    default:
      return (
        whyNoAlliance(state, clan, other) ??
        whyNoProposal(state, other, clan) ??
        whyNotHeld(state, other, sweetenerOffered(state, other, clan), 'TEA-5') ??
        whyNotHeld(state, clan, sweetenerAsked(state, other, clan), 'TEA-5')
      );
  }
}

function whyNoAlliance(state: State, clan: number, partner: number): Refusal | undefined {
  if (couldAlly(state, clan, partner)) return undefined;
  if (partner === clan) return refuse('alliance-with-yourself', 'TEA-2', { clan: clanId(clan) });
  if (!isInPlay(state, partner)) return refuse('clan-not-in-play', 'SETUP-1', { clan: clanId(partner) });
  const taken = isAllied(state, clan) ? clan : partner;
  return refuse('already-allied', 'TEA-2', { clan: clanId(taken) });
}

const whyNoProposal = (state: State, proposer: number, partner: number): Refusal | undefined =>
  hasProposed(state, proposer, partner)
    ? undefined
    : refuse('no-such-proposal', 'TEA-5', { from: clanId(proposer), to: clanId(partner) });

/** One proposal stands per proposer and partner; a new one replaces it. */
export function propose(table: Table, clan: number, partner: number, give: Sweetener, ask: Sweetener): void {
  const { state, sink } = table;
  const pair = pairOf(clan, partner);
  putWide(state, PROPOSAL_GIVE + pair, packPurse(give));
  putWide(state, PROPOSAL_ASK + pair, packPurse(ask));
  add(state, PROPOSALS_MADE + clan, 1);
  sink?.({ type: 'proposalMade', clan: clanId(clan), with: clanId(partner), give, ask, seenBy: 'all' });
}

function accept(table: Table, clan: number, proposer: number): void {
  const { state, sink } = table;
  const give = sweetenerOffered(state, proposer, clan);
  const ask = sweetenerAsked(state, proposer, clan);
  handOver(table, proposer, clan, give.coins, give.ronin);
  handOver(table, clan, proposer, ask.coins, ask.ronin);
  for (const member of [clan, proposer]) {
    put(state, ALLY + member, member === clan ? proposer : clan);
    put(state, ALLIED_IN + member, get(state, ALLIED_IN + member) | (1 << seasonOf(state)));
    for (const other of seats(state)) {
      dropProposal(state, member, other);
      dropProposal(state, other, member);
    }
  }
  sink?.({
    type: 'allianceFormed',
    clans: [clanId(Math.min(clan, proposer)), clanId(Math.max(clan, proposer))],
    seenBy: 'all',
  });
  for (const member of [proposer, clan]) if (!isReady(state, member)) setReady(table, member, true);
}
