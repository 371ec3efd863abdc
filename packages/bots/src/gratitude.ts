import { CLAN_IDS, MANDATE_IDS } from '@hinode/engine/facts';
import { clanNumber } from '@hinode/engine/search';
import { helpOf, mandateIn } from './mandate-sense.ts';
import { givenTo, type Memory } from './memory.ts';
import type { Tried } from './samurai.ts';
import type { Question } from './types.ts';

/** A clan that was given something leans a little, when it next chooses a mandate, to what helps the giver. */

/** How much of the giver's gain counts as one's own, for each coin or ronin given, and at most. */
const CARE = 0.2;
const MOST_CARE = 0.5;

export const caring = (given: number): number => Math.min(MOST_CARE, CARE * given);

/** How much a clan leans to each mandate for the sake of its givers, in VP; undefined if it was given nothing. */
export function leaningOf({ clan, knowledge }: Question, memory: Memory): number[] | undefined {
  const givers = CLAN_IDS.map((giver) => ({
    giver: clanNumber(giver),
    care: caring(givenTo(memory, clan, giver)),
  })).filter(({ care }) => care > 0);
  if (givers.length === 0) return undefined;
  return MANDATE_IDS.map((_, mandate) =>
    givers.reduce(
      (sum, { giver, care }) => sum + care * helpOf(knowledge.cells, giver, clanNumber(clan), mandate),
      0,
    ),
  );
}

/**
 * The same choices of a mandate, the best first once gratitude is counted. `trust` is how much of a difference between
 * two of them is believed: what few playouts say is mostly luck, and then a favor costs less than it seems.
 */
export function gratefully(tried: readonly Tried[], leaning: readonly number[], trust: number): Tried[] {
  const most = tried[0]?.value ?? 0;
  // What looks better than the best was not looked at long enough: that must not count for it.
  return tried
    .map(({ code, value }) => {
      const worse = trust * Math.max(0, most - value);
      return { code, value: most - worse + (leaning[mandateIn(code)] as number) };
    })
    .sort((a, b) => b.value - a.value);
}
