import type { ClanId } from '@hinode/engine';
import type { MovesTell } from './played-game.ts';
import { GAINS, type Gain } from './sources.ts';

/** Where one's points come from, against what is usual for oneself. */

/** A game whose moves are folded. */
export interface Folded extends MovesTell {
  readonly clan: ClanId;
}

/** To one place. */
const rounded = (vp: number): number => Math.round(10 * vp) / 10;

const meanOf = (folded: readonly Folded[], source: Gain): number =>
  folded.reduce((sum, { points }) => sum + points[source], 0) / Math.max(1, folded.length);

export interface SourceMean {
  readonly source: Gain;
  readonly vp: number;
  /** How much more or less it was in the last game; absent while there is but one. */
  readonly last?: number;
}

/** The richest source first; the last game is the first of these. */
export function meansOf(folded: readonly Folded[]): readonly SourceMean[] {
  const [last] = folded;
  return GAINS.map((source): SourceMean => {
    const vp = meanOf(folded, source);
    const isTold = last !== undefined && folded.length > 1;
    return { source, vp: rounded(vp), ...(isTold && { last: rounded(last.points[source] - vp) }) };
  }).sort((a, b) => b.vp - a.vp);
}

export interface DidWell {
  readonly clan: ClanId;
  readonly source: Gain;
  readonly more: number;
}

/** Less than half a point more is nothing. */
const LEAST = 0.5;

/** What each clan brought most of, beyond one's average; nothing of a clan that brought no more of anything. */
export function didWell(folded: readonly Folded[]): readonly DidWell[] {
  const clans = [...new Set(folded.map(({ clan }) => clan))];
  if (clans.length < 2) return [];
  return clans.flatMap((clan) => {
    const own = folded.filter((game) => game.clan === clan);
    const [best] = GAINS.map((source) => ({
      clan,
      source,
      more: rounded(meanOf(own, source) - meanOf(folded, source)),
    })).sort((a, b) => b.more - a.more);
    return best !== undefined && best.more >= LEAST ? [best] : [];
  });
}
