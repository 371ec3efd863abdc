import type { ClanId } from '@hinode/engine';
import { rankingSoFar } from '@hinode/engine/facts';
import { type Source, sourceOf } from '@hinode/wire/statistics';
import type { LogEntry } from '../table/table.ts';

/** The final count, one source after the other, as people do it at the end of the evening. */

export type Points = Readonly<Partial<Record<ClanId, number>>>;

export interface Count {
  /** What is counted; nothing yet where Winter begins. */
  readonly source?: Source;
  /** What everybody has by now. */
  readonly points: Points;
}

/** In the order of the rules: what was bought for Winter, then what was won at war. */
const ORDER = ['winter-cards', 'tokens', 'provinces'] as const satisfies readonly Source[];

/** The ranking when Winter began, and after each source that paid anybody anything. The last one is the result. */
export function winterCount(log: readonly LogEntry[], clans: readonly ClanId[]): Count[] {
  const winter = log.findIndex(({ event }) => event.type === 'seasonBegan' && event.season === 'winter');
  const from = winter < 0 ? log.length : winter;
  const counts: Count[] = [{ points: pointsOf(log.slice(0, from), clans) }];
  const paid = log.slice(from);
  const sources = new Set<Source>([...ORDER, ...paid.flatMap(({ event }) => sourcesIn(event))]);
  for (const source of sources) {
    const now = paid.filter(({ event }) => sourcesIn(event).includes(source));
    if (now.length > 0) counts.push({ source, points: pointsOf(now, clans, counts.at(-1)?.points) });
  }
  return counts;
}

const sourcesIn = (event: LogEntry['event']): Source[] =>
  (event.type === 'gained' || event.type === 'stolen') && (event.vp ?? 0) > 0
    ? [sourceOf(event.because)]
    : [];

/** What these events leave everybody with. */
function pointsOf(log: readonly LogEntry[], clans: readonly ClanId[], before: Points = {}): Points {
  const points: Partial<Record<ClanId, number>> = Object.fromEntries(
    clans.map((clan) => [clan, before[clan] ?? 0]),
  );
  const add = (clan: ClanId, vp: number): void => {
    points[clan] = (points[clan] ?? 0) + vp;
  };
  for (const { event } of log) {
    if (event.type !== 'gained' && event.type !== 'stolen') continue;
    add(event.clan, event.vp ?? 0);
    if (event.type === 'stolen') add(event.from, -(event.vp ?? 0));
  }
  return points;
}

/** Who stands where with so many points; equal points by honor. 1 is the first. */
export function ranks(points: Points, honor: readonly ClanId[]): Readonly<Partial<Record<ClanId, number>>> {
  return Object.fromEntries(rankingSoFar({ vp: points, honor }).map(({ clan, rank }) => [clan, rank]));
}
