import { type ClanId, rngFrom, type State, type View } from '@hinode/engine';
import { PROVINCE_IDS } from '@hinode/engine/facts';
import { isSeenBy } from '@hinode/engine/games';
import type { RulesEngine } from '@hinode/engine/versions';
import type { LogEntry, Offer, Sums, TableState } from './table.ts';

/** What a table shows of a position beyond the view. A position with blanks is enough: nothing hidden is read. */

export const isSeen = ({ event }: LogEntry, me: ClanId | undefined): boolean => isSeenBy(event, me);

/** If this many answers are listed, what each would change is not computed. */
const MOST_OUTCOMES = 150;

export function offersTo(engine: RulesEngine, state: State, clan: ClanId, moves: number): Offer[] {
  const legal = engine.legalMoves(state, clan);
  const outcomes =
    legal.length > MOST_OUTCOMES ? [] : engine.outcomesOf(state, clan, legal, rngFrom(`outcomes ${moves}`));
  return legal.map((move, i) => {
    const outcome = outcomes[i];
    return {
      move,
      ...(outcome && { outcome }),
      ...(move.type === 'buy' && { price: engine.priceOf(state, clan, move.card) }),
    };
  });
}

/** `seen` is the view of the same position, from any seat. */
export const mayGive = (engine: RulesEngine, state: State, clan: ClanId, seen: View): boolean =>
  seen.clans.some(
    ({ clan: to }) =>
      engine.refusal(state, { clan, type: 'gift', to, coins: 1 }) === undefined ||
      engine.refusal(state, { clan, type: 'gift', to, ronin: 1 }) === undefined,
  );

export function sumsOf(engine: RulesEngine, state: State, { clans, shrines }: View): TableState['sums'] {
  const sums: Partial<Record<ClanId, Sums>> = {};
  for (const { clan, map } of clans) {
    const number = engine.clanNumber(clan);
    const force = Object.fromEntries(
      PROVINCE_IDS.filter((province) => map[province] !== undefined).map((province) => [
        province,
        engine.forceParts(state, clan, province),
      ]),
    );
    const stakes = engine.stakesOf(state, clan);
    sums[clan] = {
      winter: engine.winterPoints(state, clan),
      reach: engine.reachOf(state, clan),
      ...(stakes && { stakes }),
      force,
      worship: Object.fromEntries(
        shrines.map((kami, i) => [kami, engine.forceIn(state, number, engine.firstShrine + i)]),
      ),
    };
  }
  return sums;
}
