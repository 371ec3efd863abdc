import type { Key } from '@hinode/text';
import type { Source } from './sources.ts';

/** What the sources are called on the sheet. */
export const SOURCE_NAMES = {
  harvest: 'score.harvest',
  battles: 'score.battles',
  kami: 'score.kami',
  cards: 'score.cards',
  lost: 'score.lost',
  tokens: 'sheet.tokens',
  provinces: 'sheet.sets',
  'winter-cards': 'sheet.cards',
} as const satisfies Readonly<Record<Source, Key>>;
