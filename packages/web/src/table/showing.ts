import {
  type ClanId,
  clanNumber,
  firstShrine,
  forceIn,
  forceParts,
  legalMoves,
  outcomesOf,
  PROVINCE_IDS,
  priceOf,
  reachOf,
  refusal,
  rngFrom,
  type State,
  stakesOf,
  view,
  winterPoints,
} from '@hinode/engine';
import type { LogEntry, Offer, Sums, TableState } from './table.ts';

/** What a table shows of a position beyond the view. A position with blanks will do: nothing hidden is read. */

export const isSeen = ({ event }: LogEntry, me: ClanId | undefined): boolean =>
  event.seenBy === 'all' || event.seenBy === me;

/** Where so many answers are listed, what each would change is not worked out. */
const MOST_OUTCOMES = 150;

export function offersTo(state: State, clan: ClanId, moves: number): Offer[] {
  const legal = legalMoves(state, clan);
  const outcomes =
    legal.length > MOST_OUTCOMES ? [] : outcomesOf(state, clan, legal, rngFrom(`outcomes ${moves}`));
  return legal.map((move, i) => {
    const outcome = outcomes[i];
    return {
      move,
      ...(outcome && { outcome }),
      ...(move.type === 'buy' && { price: priceOf(state, clan, move.card) }),
    };
  });
}

export const mayGive = (state: State, clan: ClanId): boolean =>
  view(state).clans.some(
    ({ clan: to }) =>
      refusal(state, { clan, type: 'gift', to, coins: 1 }) === undefined ||
      refusal(state, { clan, type: 'gift', to, ronin: 1 }) === undefined,
  );

export function sumsOf(state: State): TableState['sums'] {
  const sums: Partial<Record<ClanId, Sums>> = {};
  const { clans, shrines } = view(state);
  for (const { clan, map } of clans) {
    const force = Object.fromEntries(
      PROVINCE_IDS.filter((province) => map[province] !== undefined).map((province) => [
        province,
        forceParts(state, clan, province),
      ]),
    );
    const stakes = stakesOf(state, clan);
    sums[clan] = {
      winter: winterPoints(state, clan),
      reach: reachOf(state, clan),
      ...(stakes && { stakes }),
      force,
      worship: Object.fromEntries(
        shrines.map((kami, i) => [kami, forceIn(state, clanNumber(clan), firstShrine + i)]),
      ),
    };
  }
  return sums;
}
