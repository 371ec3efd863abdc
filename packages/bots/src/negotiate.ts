import {
  type ClanId,
  clanId,
  clanIn,
  clanNumber,
  coinsOf,
  optionsOf,
  type State,
  stands,
  typeOf,
} from '@hinode/engine';
import type { Weigh, Worth } from './alliance-worth.ts';
import { sweetness } from './instinct.ts';
import { COIN } from './mandate-sense.ts';
import { mayPropose } from './manners.ts';
import { betrayalsOf, hasDeclined, type Memory } from './memory.ts';
import type { Answer, Question } from './types.ts';

/**
 * The tea ceremony: what an alliance is worth to both sides decides whether it is proposed, sweetened, accepted or
 * declined. Whoever broke an alliance in this game is trusted less.
 */

/** What each betrayal takes off the worth of an ally, in VP. */
const DISTRUST = 1.2;
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
  readonly sweetness: number;
  readonly canBeAccepted: boolean;
}

/** The best first. */
interface Prospects {
  readonly partners: readonly Partner[];
  readonly offers: readonly Offer[];
}

/** What a bot says at tea. */
export function negotiate(question: Question, memory: Memory, weigh: Weigh): Answer {
  const prospects = lookAround(question, memory, weigh);
  const wanted = prospects.partners.find((partner) => mayAsk(question, memory, partner));
  const offer = bestOffer(prospects);
  const isWorthAsking = offer === undefined || (wanted?.mine ?? 0) > offer.worth + PATIENCE;
  if (wanted !== undefined && isWorthAsking) return propose(question, wanted);
  return answerOffers(question, prospects) ?? ready(question.clan);
}

/** What a bot that is ready says to proposals that came later: nothing, if there are none. */
export function answerLate(question: Question, memory: Memory, weigh: Weigh): Answer | undefined {
  return answerOffers(question, lookAround(question, memory, weigh));
}

function lookAround(question: Question, memory: Memory, weigh: Weigh): Prospects {
  const { clan, knowledge } = question;
  const me = clanNumber(clan);
  const table = knowledge.cells;
  const { possible, acceptable } = partnersOf(table, me);
  const hasOffers = possible.some((other) => stands(table, other, me));
  const partners = possible
    // Weighing takes time: where nothing is on the table, only whom one may still ask matters.
    .filter((other) => hasOffers || mayPropose(table, me, other))
    .map((other) => ({ other, ...weigh(question, other) }))
    .map((one) => ({ ...one, mine: one.mine - DISTRUST * betrayalsOf(memory, clanId(one.other)) }))
    .sort((a, b) => b.mine - a.mine);
  const offers = partners
    .filter(({ other }) => stands(table, other, me))
    .map(({ other, mine }) => ({ other, mine, sweetness: sweetness(table, me, other) }))
    .map((one) => ({ ...one, worth: one.mine + one.sweetness, canBeAccepted: acceptable.has(one.other) }))
    .sort((a, b) => b.worth - a.worth);
  return { partners, offers };
}

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

const isGood = ({ worth, canBeAccepted }: Offer): boolean => canBeAccepted && worth > ENOUGH;
const bestOffer = ({ offers }: Prospects): Offer | undefined => offers.find(isGood);

function mayAsk({ clan, knowledge }: Question, memory: Memory, { other, mine }: Partner): boolean {
  const isOpen = mayPropose(knowledge.cells, clanNumber(clan), other);
  return isOpen && mine > ENOUGH && !hasDeclined(memory, clanId(other), clan);
}

/** Accepts the best offer, unless somebody much better has yet to answer; declines what is not worth it. */
function answerOffers({ clan, knowledge }: Question, prospects: Prospects): Answer | undefined {
  const me = clanNumber(clan);
  const offer = bestOffer(prospects);
  if (offer !== undefined) {
    const mayWait = prospects.partners.some(
      ({ other, mine }) => mine > offer.worth + PATIENCE && stands(knowledge.cells, me, other),
    );
    return mayWait ? undefined : accept(clan, offer);
  }
  const [unwanted] = prospects.offers;
  return unwanted && decline(clan, unwanted);
}

const round = (x: number): number => Math.round(x * 10) / 10;

const accept = (clan: ClanId, { other, worth, sweetness }: Offer): Answer => ({
  move: { clan, type: 'accept', with: clanId(other) },
  // Without what is paid for it the alliance would not do.
  why: { reason: worth - sweetness > ENOUGH ? 'worth-allying' : 'well-paid', gain: round(worth) },
});

const decline = (clan: ClanId, { other, worth, sweetness }: Offer): Answer => ({
  move: { clan, type: 'decline', with: clanId(other) },
  why: { reason: worth - sweetness > ENOUGH ? 'asks-too-much' : 'not-worth-it', gain: round(worth) },
});

const ready = (clan: ClanId): Answer => ({
  move: { clan, type: 'ready', value: true },
  why: { reason: 'not-worth-it' },
});

function propose({ clan, knowledge }: Question, partner: Partner): Answer {
  const coins = sweetener(knowledge.cells, clanNumber(clan), partner);
  return {
    move: { clan, type: 'propose', with: clanId(partner.other), ...(coins > 0 && { give: { coins } }) },
    why: { reason: 'worth-allying', gain: round(partner.mine - COIN * coins) },
  };
}

/** Coins that would make it worth the other's while, if there is something to share. Never more than one has. */
function sweetener(table: State, me: number, { mine, theirs }: Worth): number {
  if (theirs > ENOUGH) return 0;
  const needed = Math.floor((ENOUGH - theirs) / COIN) + 1;
  const affordable = Math.min(MOST_SWEETENER, coinsOf(table, me), Math.floor((mine - ENOUGH) / COIN));
  return needed <= affordable ? needed : 0;
}
