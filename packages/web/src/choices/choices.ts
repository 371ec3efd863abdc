import type { MoveType, View } from '@hinode/engine';
import { CLANS } from '@hinode/engine/facts';
import type { Offer } from '../table/table.ts';
import { type Pick, pickKey, picksOf } from './picks.ts';

/** What a person can point at next: the legal moves, grouped by their next pick. */

export interface Option {
  readonly pick: Pick;
  /** The moves that begin with it; a single complete one if nothing is left to pick. */
  readonly offers: readonly Offer[];
}

/** Compared by content, because what is drawn of an offer may be a copy. */
export const isSameOffer = (one: Offer | undefined, other: Offer | undefined): boolean =>
  one !== undefined && JSON.stringify(one.move) === JSON.stringify(other?.move);

/** Moves that are made elsewhere: at the tea table, on the battle screen, in a clan's panel. */
const ELSEWHERE: ReadonlySet<MoveType> = new Set([
  'propose',
  'withdraw',
  'accept',
  'decline',
  'ready',
  'gift',
  'bid',
]);

export const isMadeInDock = ({ move }: Offer): boolean => !ELSEWHERE.has(move.type);

const begins = (picks: readonly Pick[], chosen: readonly Pick[]): boolean =>
  chosen.every((pick, i) => {
    const own = picks[i];
    return own !== undefined && pickKey(own) === pickKey(pick);
  });

/** What can be picked after these picks, each once, in the order of the moves. */
export function optionsAfter(offers: readonly Offer[], chosen: readonly Pick[]): Option[] {
  const options = new Map<string, { pick: Pick; offers: Offer[] }>();
  for (const offer of offers) {
    const picks = picksOf(offer.move);
    const pick = picks[chosen.length];
    if (pick === undefined || !begins(picks, chosen)) continue;
    const key = pickKey(pick);
    const option = options.get(key);
    if (option) option.offers.push(offer);
    else options.set(key, { pick, offers: [offer] });
  }
  return [...options.values()];
}

/** The picks, as far as moves that begin with them still exist. */
export const stillPicked = (offers: readonly Offer[], picked: readonly Pick[]): readonly Pick[] =>
  optionsAfter(offers, picked).length > 0 ? picked : [];

/** The move that these picks make, if they are complete. */
export const offerOf = (offers: readonly Offer[], chosen: readonly Pick[]): Offer | undefined =>
  offers.find((offer) => {
    const picks = picksOf(offer.move);
    return picks.length === chosen.length && chosen.length > 0 && begins(picks, chosen);
  });

/** Picks that leave no choice are made without asking, so that people are asked only if they can choose. */
export function withoutChoice(offers: readonly Offer[], chosen: readonly Pick[]): readonly Pick[] {
  const options = optionsAfter(offers, chosen).filter(({ pick }) => pick.kind !== 'pass');
  const [only] = options;
  const goesOn = only?.offers.some(({ move }) => picksOf(move).length > chosen.length + 1);
  return options.length === 1 && only && goesOn ? withoutChoice(offers, [...chosen, only.pick]) : chosen;
}

/**
 * The only move that this option leads to, if nothing else is left to choose. A marching figure is asked for its destination even
 * if there is only one: pointing at it must not move it.
 */
export function onlyOfferOf({ offers }: Option, chosen: readonly Pick[]): Offer | undefined {
  const [only, ...others] = offers;
  if (only === undefined || others.length > 0) return undefined;
  return only.move.type !== 'move' || picksOf(only.move).length === chosen.length + 1 ? only : undefined;
}

/**
 * The offers, without those that have the same effect as another: which stronghold sends a Shinto to its shrine matters only if
 * more can be summoned afterwards, and never to a clan that summons anywhere.
 */
export function distinct(offers: readonly Offer[], { allowance, viewer }: View): readonly Offer[] {
  const isLast = allowance?.most !== undefined && allowance.made + 1 >= allowance.most;
  const isFree = CLANS.some(({ id, summonsAnywhere }) => id === viewer && summonsAnywhere === true);
  if (!isLast && !isFree) return offers;
  const seen = new Set<string>();
  return offers.filter(({ move }) => {
    if (move.type !== 'summon' || move.shrine === undefined) return true;
    const comesTo = `${move.figure} ${move.shrine}`;
    const isNew = !seen.has(comesTo);
    seen.add(comesTo);
    return isNew;
  });
}

/** Every move that can be reached by picking: what the page offers. */
export function reachable(offers: readonly Offer[], chosen: readonly Pick[] = []): Offer[] {
  return optionsAfter(offers, chosen).flatMap(({ pick }) => {
    const picked = [...chosen, pick];
    const complete = offerOf(offers, picked);
    return [...(complete ? [complete] : []), ...reachable(offers, picked)];
  });
}
