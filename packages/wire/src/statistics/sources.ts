import type { Cause, ClanId } from '@hinode/engine';
import { ADVANTAGE_IDS, CARD_FACTS, KAMI_IDS, type LogEntry } from '@hinode/engine/facts';
import { pointsOf } from './points.ts';

/** The columns of the score sheet: related causes added up. */

export const SOURCES = [
  'harvest',
  'battles',
  'kami',
  'cards',
  'lost',
  'tokens',
  'provinces',
  'winter-cards',
] as const;
export type Source = (typeof SOURCES)[number];

/** The sources that bring points: all but what others take. */
export type Gain = Exclude<Source, 'lost'>;
export const GAINS: readonly Gain[] = SOURCES.filter((source) => source !== 'lost');

export type Sheet = Readonly<Record<Source, number>>;

const has = (ids: readonly string[], id: string): boolean => ids.includes(id);

const isWinterCard = (card: string): boolean =>
  CARD_FACTS.some(({ id, type }) => id === card && type === 'winter-upgrade');

export function sourceOf(because: Cause): Gain {
  if (because === 'harvest') return 'harvest';
  if (because === 'war-tokens') return 'tokens';
  if (because === 'province-sets') return 'provinces';
  if (has(ADVANTAGE_IDS, because)) return 'battles';
  if (has(KAMI_IDS, because)) return 'kami';
  return isWinterCard(because) ? 'winter-cards' : 'cards';
}

export const NO_POINTS: Sheet = {
  harvest: 0,
  battles: 0,
  kami: 0,
  cards: 0,
  lost: 0,
  tokens: 0,
  provinces: 0,
  'winter-cards': 0,
};

/** The points of a clan so far, by source. */
export function sheetOf(log: readonly LogEntry[], clan: ClanId): Sheet {
  const sheet = { ...NO_POINTS };
  for (const { because, vp } of pointsOf(log, clan)) sheet[vp < 0 ? 'lost' : sourceOf(because)] += vp;
  return sheet;
}

export const totalOf = (sheet: Sheet): number => SOURCES.reduce((sum, source) => sum + sheet[source], 0);
