import { fetchedOnce } from './fetched.ts';
import type { GAME_OUTLINES } from './game-icons.generated.ts';

/** The icons of mandates, kami and advantages. */

export type GameIcon = keyof typeof GAME_OUTLINES;

const outlines = fetchedOnce<Readonly<Record<GameIcon, string>>>(
  async () => (await import('./game-icons.generated.ts')).GAME_OUTLINES,
);

export const fetchGameIcons = outlines.fetch;
export const useGameOutlines = outlines.use;
