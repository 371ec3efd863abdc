import type { ClanId } from '../data/clans.ts';
import type { Result } from '../game.ts';

/** The final ranking. */

export interface RankedClan {
  readonly clan: ClanId;
  readonly vp: number;
  /** 1 for the best. Two who share the victory share the rank, and the next is third. */
  readonly rank: number;
}

/** WINTER-5: the winners, then the others by points, equal points by honor. */
export function ranking({ winners, vp, honor }: Result): RankedClan[] {
  const losers = honor.filter((clan) => !winners.includes(clan));
  return [...winners, ...byPoints(losers, vp)].map((clan, i) => ({
    clan,
    vp: vp[clan] ?? 0,
    rank: i < winners.length ? 1 : i + 1,
  }));
}

/** `clans` from the highest honor down. */
const byPoints = (clans: readonly ClanId[], vp: Result['vp']): ClanId[] =>
  clans.toSorted((a, b) => (vp[b] ?? 0) - (vp[a] ?? 0));

/** The ranking when a game ended early: nobody has won it, so nobody shares a rank. */
export const rankingSoFar = ({ vp, honor }: Pick<Result, 'vp' | 'honor'>): RankedClan[] =>
  byPoints(honor, vp).map((clan, i) => ({ clan, vp: vp[clan] ?? 0, rank: i + 1 }));

/** Did honor have to decide between the winner and somebody with as many points? */
export function decidedByHonor({ winners, vp }: Result): boolean {
  const [winner] = winners;
  if (winner === undefined || winners.length > 1) return false;
  return Object.entries(vp).some(([clan, points]) => clan !== winner && points === vp[winner]);
}
