import type { Cause, ClanId } from '@hinode/engine';
import type { LogEntry } from '@hinode/engine/facts';

/** Where victory points came from: derived from the log, so that the sum always matches. */

export interface Points {
  readonly because: Cause;
  /** Negative where others took them. */
  readonly vp: number;
}

/** What a clan won and lost, one entry for each cause, the largest first. */
export function pointsOf(log: readonly LogEntry[], clan: ClanId): Points[] {
  const won = new Map<Cause, number>();
  const lost = new Map<Cause, number>();
  const add = (sums: Map<Cause, number>, because: Cause, vp: number): void => {
    sums.set(because, (sums.get(because) ?? 0) + vp);
  };
  for (const { event } of log) {
    if (event.type !== 'gained' && event.type !== 'stolen') continue;
    const { vp = 0, because } = event;
    if (vp === 0) continue;
    if (event.clan === clan) add(won, because, vp);
    else if (event.type === 'stolen' && event.from === clan) add(lost, because, -vp);
  }
  return [...won, ...lost].map(([because, vp]) => ({ because, vp })).sort((a, b) => b.vp - a.vp);
}
