import type { Cause, ClanId, Event } from '@hinode/engine';
import { CARD_FACTS, KAMI_IDS, SEASON_IDS } from '@hinode/engine/facts';

/** Where victory points come from, season by season, as the events of a game tell it. */

export const SOURCES = [
  'harvest',
  'kami',
  'cards',
  'seppuku',
  'hostage',
  'poets',
  'winter-upgrades',
  'war-tokens',
  'province-sets',
  'other',
  'stolen',
] as const;
export type Source = (typeof SOURCES)[number];

export const SOURCE_NAMES: Readonly<Record<Source, string>> = {
  harvest: 'Harvest',
  kami: 'kami',
  cards: 'cards in play',
  seppuku: 'seppuku',
  hostage: 'hostages',
  poets: 'poets',
  'winter-upgrades': 'Winter upgrades',
  'war-tokens': 'war tokens',
  'province-sets': 'different provinces',
  other: 'anything else',
  stolen: 'stolen by others',
};

const isCard = (cause: Cause): boolean => CARD_FACTS.some(({ id }) => id === cause);
const isKami = (cause: Cause): boolean => KAMI_IDS.some((id) => id === cause);

export function sourceOf(because: Cause, isWinter: boolean): Source {
  const named = SOURCES.find((source) => source === because);
  if (named !== undefined) return named;
  if (isCard(because)) return isWinter ? 'winter-upgrades' : 'cards';
  return isKami(because) ? 'kami' : 'other';
}

/** One clan's victory points: at the end of every season, and by their sources. Together the sources are the VP. */
export interface Points {
  readonly seasons: number[];
  readonly sources: Record<Source, number>;
}

const noPoints = (): Points => ({
  seasons: SEASON_IDS.map(() => 0),
  sources: Object.fromEntries(SOURCES.map((source) => [source, 0])) as Record<Source, number>,
});

/** Listens to a game and keeps the points of every clan in it. */
export function pointsOf(clans: readonly ClanId[]) {
  const points = new Map<ClanId, Points>(clans.map((clan) => [clan, noPoints()]));
  let season = 0;
  const add = (clan: ClanId, vp: number, source: Source): void => {
    const { seasons, sources } = points.get(clan) ?? noPoints();
    sources[source] += vp;
    for (let later = season; later < seasons.length; later++) seasons[later] = (seasons[later] ?? 0) + vp;
  };
  const isWinter = (): boolean => SEASON_IDS[season] === 'winter';
  const listen = (event: Event): void => {
    if (event.type === 'seasonBegan') season = SEASON_IDS.indexOf(event.season);
    if (event.type !== 'gained' && event.type !== 'stolen') return;
    const { clan, vp = 0, because } = event;
    add(clan, vp, sourceOf(because, isWinter()));
    if (event.type === 'stolen') add(event.from, -vp, 'stolen');
  };
  return { points, listen };
}
