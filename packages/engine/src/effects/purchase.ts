import * as agenda from '../agenda/index.ts';
import type { Options } from '../agenda/options.ts';
import type { Table } from '../agenda/table.ts';
import { type Refusal, refuse } from '../errors.ts';
import type { Cause } from '../events.ts';
import * as codes from '../moves/code.ts';
import * as position from '../state/index.ts';
import type { State } from '../state/layout.ts';
import { pay } from './gains.ts';
import { whyNotHeld } from './held.ts';
import {
  afterSummon,
  offerSummonAnywhere,
  summon,
  summonFacts,
  whyNotSummon,
  whyNotSummonTo,
} from './summon.ts';

const { areEnough, defineStep, offer, push } = agenda;
const { buyCode, cardIn, figureIn } = codes;
const {
  addCardTaken,
  addCopy,
  bringBack,
  cardId,
  cardNumbered,
  clanId,
  coinsOf,
  countAt,
  DISPLAY,
  DISPLAY_COUNT,
  firstOf,
  get,
  kindId,
  kindOfCard,
  put,
  RESERVE,
  seats,
  tell,
  voicesFor,
} = position;

/** Buying season cards and strongholds. */

const prices = voicesFor('price');
const buyers = voicesFor('onSpending');

/** BONSAI-1, TRAIN-2: the clan's own price first, then the discount, never below 0. */
export const priceFor = (state: State, clan: number, cost: number, discount: number): number =>
  Math.max(0, (firstOf(prices, state, clan)?.says(cost) ?? cost) - discount);

/** Pays for a card or a stronghold: the coins are *spent*, which some cards reward. */
export function spend(table: Table, clan: number, coins: number, because: Cause): void {
  pay(table, clan, coins, because);
  if (coins > 0) tell(buyers, table, clan, coins);
}

/** Offers each different card on display that the clan can pay for. */
export function offerCards(state: State, clan: number, discount: number, out: Options): void {
  const coins = coinsOf(state, clan);
  const count = get(state, DISPLAY_COUNT);
  for (let i = 0; i < count && !areEnough(out); i++) {
    const card = get(state, DISPLAY + i);
    const price = priceFor(state, clan, cardNumbered(card).cost, discount);
    if (price <= coins && !isShownBefore(state, card, i)) offer(out, buyCode(card));
  }
}

export function whyNotBuy(state: State, clan: number, code: number, discount: number): Refusal | undefined {
  const card = cardIn(code);
  if (!isShownBefore(state, card, get(state, DISPLAY_COUNT)))
    return refuse('card-not-on-display', 'TRAIN-5', { card: cardId(card) });
  const coins = priceFor(state, clan, cardNumbered(card).cost, discount);
  return whyNotHeld(state, clan, { coins, ronin: 0 }, 'TRAIN-1');
}

/** The coins that the clan lacks for the cheapest card on display; no number is enough if there is no card. */
export function missingCoins(state: State, clan: number, discount: number): number {
  let cheapest = Number.POSITIVE_INFINITY;
  for (let i = 0; i < get(state, DISPLAY_COUNT); i++) {
    cheapest = Math.min(
      cheapest,
      priceFor(state, clan, cardNumbered(get(state, DISPLAY + i)).cost, discount),
    );
  }
  return Math.max(0, cheapest - coinsOf(state, clan));
}

/** Does this other player alone have what the clan lacks? */
export const canHelp = (state: State, other: number, clan: number, missing: number): boolean =>
  other !== clan && coinsOf(state, other) >= missing;

/** TRAIN-8: a clan that can afford no card is still asked if somebody can help. */
export function couldBeHelped(state: State, clan: number, discount: number): boolean {
  const missing = missingCoins(state, clan, discount);
  for (const other of seats(state)) if (canHelp(state, other, clan, missing)) return true;
  return false;
}

function isShownBefore(state: State, card: number, place: number): boolean {
  for (let i = 0; i < place; i++) if (get(state, DISPLAY + i) === card) return true;
  return false;
}

/** TRAIN-7: pay; what rewards spending; the card is yours; its Monster is summoned; what follows a summon. */
export function buyCard(table: Table, clan: number, card: number, discount: number, because: Cause): void {
  const { state, sink } = table;
  const price = priceFor(state, clan, cardNumbered(card).cost, discount);
  removeFromDisplay(state, card);
  sink?.({ type: 'cardTaken', clan: clanId(clan), card: cardId(card), price, because, seenBy: 'all' });
  push(state, OWN_CARD, clan, { card });
  spend(table, clan, price, 'purchase');
}

function removeFromDisplay(state: State, card: number): void {
  const last = get(state, DISPLAY_COUNT) - 1;
  let place = 0;
  while (get(state, DISPLAY + place) !== card) place++;
  for (; place < last; place++) put(state, DISPLAY + place, get(state, DISPLAY + place + 1));
  put(state, DISPLAY + last, 0);
  put(state, DISPLAY_COUNT, last);
}

/** The card lies before its owner (TRAIN-3). */
export function ownCard(state: State, clan: number, card: number): void {
  addCopy(state, clan, card);
  addCardTaken(state, { clan, card });
}

const OWN_CARD = defineStep({
  name: 'own-card',
  about: { card: 'card' },
  run: ({ state }, clan, { card }) => {
    ownCard(state, clan, card);
    const kind = kindOfCard(card);
    if (kind < 0) return;
    bringBack(state, clan, kind);
    push(state, SUMMON_MONSTER, clan, { monster: kind });
  },
});

/** TRAIN-4: the Monster is summoned at once; with nowhere to go it waits in reserve. */
const SUMMON_MONSTER = defineStep({
  name: 'summon-monster',
  about: { monster: 'figure' },
  asks: 'summon',
  ability: ({ monster }) => kindId(monster),
  options: (state, clan, out, { monster }) => {
    if (countAt(state, clan, monster, RESERVE) > 0) offerSummonAnywhere(state, clan, monster, out);
  },
  whyNot: (state, clan, code, { monster }) =>
    figureIn(code) === monster
      ? (whyNotSummon(state, clan, code) ?? whyNotSummonTo(state, clan, code))
      : refuse('other-figure-summoned', 'TRAIN-4', {
          ...summonFacts(clan, code),
          summoned: kindId(monster),
        }),
  answer: (table, clan, code, { monster }) => {
    push(table.state, AFTER_SUMMON, clan);
    summon(table, clan, code, kindId(monster) as Cause);
  },
});

/** What follows a summon, once the summon and everything it set off are over. */
export const AFTER_SUMMON = defineStep({ name: 'after-summon', run: afterSummon });
