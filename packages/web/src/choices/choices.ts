import type { MoveType } from '@hinode/engine';
import type { Offer } from '../table/table.ts';
import { type Pick, pickKey, picksOf } from './picks.ts';

/** What a person can point at next: the legal moves, grouped by what comes first. */

export interface Option {
  readonly pick: Pick;
  /** The moves that begin so; one, complete, where nothing is left to pick. */
  readonly offers: readonly Offer[];
}

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

/** What was picked, if moves that begin so are still there. */
export const stillPicked = (offers: readonly Offer[], picked: readonly Pick[]): readonly Pick[] =>
  optionsAfter(offers, picked).length > 0 ? picked : [];

/** The move that these picks make, if they are all it takes. */
export const offerOf = (offers: readonly Offer[], chosen: readonly Pick[]): Offer | undefined =>
  offers.find((offer) => {
    const picks = picksOf(offer.move);
    return picks.length === chosen.length && chosen.length > 0 && begins(picks, chosen);
  });

/** Picks that leave no choice: made without asking, so that a person is asked only where they can choose. */
export function withoutChoice(offers: readonly Offer[], chosen: readonly Pick[]): readonly Pick[] {
  const options = optionsAfter(offers, chosen).filter(({ pick }) => pick.kind !== 'pass');
  const [only] = options;
  const goesOn = only?.offers.some(({ move }) => picksOf(move).length > chosen.length + 1);
  return options.length === 1 && only && goesOn ? withoutChoice(offers, [...chosen, only.pick]) : chosen;
}

/** Every move that can be reached by picking: what the page offers. */
export function reachable(offers: readonly Offer[], chosen: readonly Pick[] = []): Offer[] {
  return optionsAfter(offers, chosen).flatMap(({ pick }) => {
    const picked = [...chosen, pick];
    const complete = offerOf(offers, picked);
    return [...(complete ? [complete] : []), ...reachable(offers, picked)];
  });
}
