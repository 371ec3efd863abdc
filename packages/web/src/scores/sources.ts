import type { Cause, ClanId } from '@hinode/engine';
import { ADVANTAGE_IDS, CARD_FACTS, KAMI_IDS } from '@hinode/engine/facts';
import type { WinterPoints } from '@hinode/engine/versions';
import type { LogEntry } from '../table/table.ts';
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

const WINTER_CARDS: readonly string[] = CARD_FACTS.filter(({ type }) => type === 'winter-upgrade').map(
  ({ id }) => id,
);

export function sourceOf(because: Cause): Gain {
  if (because === 'harvest') return 'harvest';
  if (because === 'war-tokens') return 'tokens';
  if (because === 'province-sets') return 'provinces';
  if (has(ADVANTAGE_IDS, because)) return 'battles';
  if (has(KAMI_IDS, because)) return 'kami';
  return has(WINTER_CARDS, because) ? 'winter-cards' : 'cards';
}

const EMPTY: Sheet = {
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
  const sheet = { ...EMPTY };
  for (const { because, vp } of pointsOf(log, clan)) sheet[vp < 0 ? 'lost' : sourceOf(because)] += vp;
  return sheet;
}

/** What Winter would add if nothing changed. */
export const winterSheet = ({ tokens, sets, cards }: WinterPoints): Sheet => ({
  ...EMPTY,
  tokens,
  provinces: sets,
  'winter-cards': cards.reduce((sum, { vp }) => sum + vp, 0),
});

export const totalOf = (sheet: Sheet): number => SOURCES.reduce((sum, source) => sum + sheet[source], 0);
