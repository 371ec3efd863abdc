import type { Key } from '@hinode/text';
import type { Source } from '@hinode/wire/statistics';
import type { IconName } from '../art/icon.tsx';

/** The names of the sources on the sheet. */
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

export const SOURCE_ICONS = {
  harvest: 'harvest',
  battles: 'force',
  kami: 'torii',
  cards: 'cards',
  lost: 'minus',
  tokens: 'check',
  provinces: 'map',
  'winter-cards': 'winter-upgrade',
} as const satisfies Readonly<Record<Source, IconName>>;
