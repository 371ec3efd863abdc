import type { Key } from '@hinode/text';
import type { Level } from './draft.ts';

/** What kind of opponent a bot of each level is, in a line. */
export const LEVEL_NOTES: Readonly<Record<Level, Key>> = {
  ashigaru: 'setup.level-ashigaru',
  samurai: 'setup.level-samurai',
  daimyo: 'setup.level-daimyo',
  shogun: 'setup.level-shogun',
};
