import type { ClanId, Result, View } from '@hinode/engine';

/** How the clans stand at the end: winners first, then by points, equal points by honor. */

export interface RankedClan {
  readonly clan: ClanId;
  readonly vp: number;
  /** Two who share the victory share the rank. */
  readonly rank: number;
}

export function finalRanking({ winners, vp, honor }: Result): RankedClan[] {
  const losers = honor
    .filter((clan) => !winners.includes(clan))
    .toSorted((a, b) => (vp[b] ?? 0) - (vp[a] ?? 0));
  return [...winners, ...losers].map((clan, i) => ({
    clan,
    vp: vp[clan] ?? 0,
    rank: i < winners.length ? 1 : i + 1,
  }));
}

/** How they stood when a game ended before its time. */
export const rankingNow = ({ honor, clans }: Pick<View, 'honor' | 'clans'>): RankedClan[] =>
  honor
    .map((clan) => ({ clan, vp: clans.find((one) => one.clan === clan)?.vp ?? 0 }))
    .sort((a, b) => b.vp - a.vp)
    .map((line, i) => ({ ...line, rank: i + 1 }));

/** Did honor have to decide between the winner and somebody with as many points? */
export const decidedByHonor = ({ winners, vp }: Result): boolean => {
  const [winner] = winners;
  if (winner === undefined || winners.length > 1) return false;
  return Object.entries(vp).some(([clan, points]) => clan !== winner && points === vp[winner]);
};
