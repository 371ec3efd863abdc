import type { ClanId, State } from '@hinode/engine';
import { CLAN_IDS, PROVINCE_IDS } from '@hinode/engine/facts';
import {
  allyOf,
  clanId,
  clanIn,
  clanNumber,
  coinsOf,
  hasProposed,
  mandateTurnsOf,
  optionsOf,
  phaseOf,
  strongestAt,
  sweetenerOffered,
  typeOf,
} from '@hinode/engine/search';
import { leadOf, trucesOf, type Weigh, type Worth } from './alliance-worth.ts';
import { type Bargaining, PLAIN } from './characters/characters.ts';
import { sweetness } from './instinct.ts';
import { COIN } from './mandate-sense.ts';
import { mayPropose } from './manners.ts';
import { betrayalsOf, demandsOf, hasDeclined, type Memory } from './memory.ts';
import { trustIn } from './talk/ledger.ts';
import type { Answer, Question, Reason, Why } from './types.ts';

/**
 * The tea ceremony: what an alliance is worth to both sides decides whether it is proposed, sweetened, accepted or
 * declined. Whoever broke an alliance or a promise in this game is trusted less; whoever kept one, more.
 */

/** What each betrayal takes off the worth of an ally, in VP. */
const DISTRUST = 1.2;
/** What each time somebody asked a lot for an alliance takes off, in VP. */
const GREED = 0.4;
/** The least an alliance must be worth, in VP. */
const ENOUGH = 0.3;
/** How much better somebody else must be to let an offer wait, in VP. */
const PATIENCE = 1.5;
const MOST_SWEETENER = 3;

/** Somebody to ally with, and what a plain alliance would be worth. */
interface Partner extends Worth {
  readonly other: number;
}

/** A proposal made to the bot: what it is worth with what is given and asked, and that alone. */
interface Offer {
  readonly other: number;
  readonly worth: number;
  readonly isFair: boolean;
  readonly sweetness: number;
  readonly canBeAccepted: boolean;
}

/** The best first. */
interface Prospects {
  readonly partners: readonly Partner[];
  readonly offers: readonly Offer[];
}

/** What a bot says at tea. */
export function negotiate(
  question: Question,
  memory: Memory,
  weigh: Weigh,
  manner: Bargaining = PLAIN,
): Answer {
  const prospects = lookAround(question, memory, weigh, manner);
  const wanted = prospects.partners.find((partner) => mayAsk(question, memory, partner));
  const offer = bestOffer(prospects);
  const isWorthAsking = offer === undefined || (wanted?.mine ?? 0) > offer.worth + PATIENCE;
  if (wanted !== undefined && isWorthAsking) return propose(question, wanted, manner);
  return answerOffers(question, memory, prospects) ?? ready(question);
}

/** What a bot that is ready says to proposals that came later: nothing, if there are none. */
export function answerLate(
  question: Question,
  memory: Memory,
  weigh: Weigh,
  manner: Bargaining = PLAIN,
): Answer | undefined {
  return answerOffers(question, memory, lookAround(question, memory, weigh, manner));
}

function lookAround(
  question: Question,
  memory: Memory,
  weigh: Weigh,
  { fellowship, remembers }: Bargaining,
): Prospects {
  const { clan, knowledge } = question;
  const me = clanNumber(clan);
  const table = knowledge.cells;
  const { possible, acceptable } = partnersOf(table, me);
  const hasOffers = possible.some((other) => hasProposed(table, other, me));
  const partners = possible
    // Weighing takes time: where nothing is on the table, only whom one may still ask matters.
    .filter((other) => hasOffers || mayPropose(table, me, other))
    .map((other) => ({ other, ...weigh(question, other) }))
    .map((one) => ({
      ...one,
      mine: one.mine + fellowship + remembers * faithIn(question, memory, clanId(one.other)),
    }))
    .sort((a, b) => b.mine - a.mine);
  const offers = partners
    .filter(({ other }) => hasProposed(table, other, me))
    .map((one) => ({ ...one, sweetness: sweetness(table, me, one.other) }))
    .map((one) => ({
      ...one,
      worth: one.mine + one.sweetness,
      isFair: isFair(one, -one.sweetness),
      canBeAccepted: acceptable.has(one.other),
    }))
    .sort((a, b) => b.worth - a.worth);
  return { partners, offers };
}

/** What is known of another's faith: alliances broken, and promises kept and broken. */
const faithIn = ({ clan, pledges = [] }: Question, memory: Memory, other: ClanId): number =>
  trustIn(pledges, clan, other) - DISTRUST * betrayalsOf(memory, other) - GREED * demandsOf(memory, other);

function partnersOf(table: State, me: number): { possible: number[]; acceptable: Set<number> } {
  const possible = new Set<number>();
  const acceptable = new Set<number>();
  const { codes, count } = optionsOf(table, me);
  for (const code of codes.subarray(0, count)) {
    const type = typeOf(code);
    if (type === 'propose') possible.add(clanIn(code));
    if (type === 'accept') acceptable.add(clanIn(code));
  }
  return { possible: [...possible], acceptable };
}

/** Whoever gains more by an alliance may pay until both gain the same; what is asked beyond that is extortion. */
const isFair = ({ mine, theirs }: Worth, price: number): boolean =>
  price <= Math.max(0, (mine - theirs) / 2) + ROUNDING;
const ROUNDING = COIN / 2;

const isGood = ({ worth, isFair, canBeAccepted }: Offer): boolean =>
  canBeAccepted && isFair && worth > ENOUGH;
const bestOffer = ({ offers }: Prospects): Offer | undefined => offers.find(isGood);

function mayAsk({ clan, knowledge }: Question, memory: Memory, { other, mine }: Partner): boolean {
  const isOpen = mayPropose(knowledge.cells, clanNumber(clan), other);
  return isOpen && mine > ENOUGH && !hasDeclined(memory, clanId(other), clan);
}

/** Accepts the best offer, unless somebody much better has yet to answer; declines what is not worth it. */
function answerOffers(question: Question, memory: Memory, prospects: Prospects): Answer | undefined {
  const { clan, knowledge } = question;
  const me = clanNumber(clan);
  const offer = bestOffer(prospects);
  if (offer !== undefined) {
    const mayWait = prospects.partners.some(
      ({ other, mine }) => mine > offer.worth + PATIENCE && hasProposed(knowledge.cells, me, other),
    );
    return mayWait ? undefined : accept(question, offer);
  }
  const [unwanted] = prospects.offers;
  return unwanted && decline(question, memory, unwanted);
}

const round = (x: number): number => Math.round(x * 10) / 10;

function accept({ clan, knowledge }: Question, { other, worth, sweetness }: Offer): Answer {
  const isWorthAllying = worth - sweetness > ENOUGH;
  const why = isWorthAllying ? bond(knowledge.cells, clan, other) : paid(knowledge.cells, clan, other);
  return { move: { clan, type: 'accept', with: clanId(other) }, why: { ...why, gain: round(worth) } };
}

function decline(question: Question, memory: Memory, offer: Offer): Answer {
  const { other, worth, sweetness } = offer;
  const why: Why = worth - sweetness > ENOUGH ? { reason: 'asks-too-much' } : flaw(question, memory, other);
  return { move: { clan: question.clan, type: 'decline', with: clanId(other) }, why };
}

function ready({ clan, knowledge }: Question): Answer {
  return {
    move: { clan, type: 'ready', value: true },
    why: { reason: quiet(knowledge.cells, clanNumber(clan)) },
  };
}

/** Why there is nothing to say. */
function quiet(table: State, me: number): Reason {
  if (phaseOf(table) !== 'tea') return 'too-late-for-gifts';
  if (allyOf(table, me) >= 0) return 'has-ally';
  const isWaiting = CLAN_IDS.some((_, other) => other !== me && hasProposed(table, me, other));
  return isWaiting ? 'proposal-stands' : 'no-partner';
}

function propose({ clan, knowledge }: Question, partner: Partner, { asks }: Bargaining): Answer {
  const coins = sweetener(knowledge.cells, clanNumber(clan), partner);
  const asked = Math.min(asks, fairPrice(knowledge.cells, partner));
  return {
    move: {
      clan,
      type: 'propose',
      with: clanId(partner.other),
      ...(coins > 0 && { give: { coins } }),
      ...(asked > 0 && { ask: { coins: asked } }),
    },
    why: {
      ...bond(knowledge.cells, clan, partner.other),
      gain: round(partner.mine + COIN * (asked - coins)),
    },
  };
}

/** The coins that somebody who gains more can pay, and both gain the same. */
const fairPrice = (table: State, { other, mine, theirs }: Partner): number =>
  Math.min(coinsOf(table, other), Math.floor(Math.max(0, (theirs - mine) / 2) / COIN));

/** What an alliance holds for both: a war that is not fought, or the bonus of the other's mandates. */
function bond(table: State, clan: ClanId, other: number): Why {
  const me = clanNumber(clan);
  const truce = trucesOf(table, me, other).find((place) => strongestAt(table, place) === me);
  return truce === undefined
    ? { reason: 'shares-mandates', clan: clanId(other), count: mandateTurnsOf(table, other) }
    : { reason: 'truce', clan: clanId(other), province: PROVINCE_IDS[truce] as string };
}

/** What is paid for it. */
function paid(table: State, clan: ClanId, other: number): Why {
  const { coins, ronin } = sweetenerOffered(table, other, clanNumber(clan));
  const purse = { ...(coins > 0 && { coins }), ...(ronin > 0 && { ronin }) };
  return { reason: 'well-paid', clan: clanId(other), purse };
}

/** What speaks against somebody as an ally. */
function flaw({ clan: me, knowledge, pledges = [] }: Question, memory: Memory, other: number): Why {
  const table = knowledge.cells;
  const clan = clanId(other);
  if (betrayalsOf(memory, clan) > 0 || trustIn(pledges, me, clan) < 0) return { reason: 'broke-faith', clan };
  const count = leadOf(table, other);
  if (count > 0) return { reason: 'too-far-ahead', clan, count };
  return { reason: 'shares-little', clan, count: mandateTurnsOf(table, other) };
}

/** Coins that would make it worth the other's while, if there is something to share. Never more than one has. */
function sweetener(table: State, me: number, { mine, theirs }: Worth): number {
  if (theirs > ENOUGH) return 0;
  const needed = Math.floor((ENOUGH - theirs) / COIN) + 1;
  const affordable = Math.min(MOST_SWEETENER, coinsOf(table, me), Math.floor((mine - ENOUGH) / COIN));
  return needed <= affordable ? needed : 0;
}
