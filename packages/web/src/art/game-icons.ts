import { useSyncExternalStore } from 'react';
import type { GAME_OUTLINES } from './game-icons.generated.ts';

/** The icons of mandates, kami and advantages are large, and tea has none of them: they are fetched after it, or when one is drawn. */

export type GameIcon = keyof typeof GAME_OUTLINES;
type Outlines = Readonly<Record<GameIcon, string>>;

let outlines: Outlines | undefined;
let coming: Promise<void> | undefined;
const listeners = new Set<() => void>();

export const fetchGameIcons = (): Promise<void> => {
  coming ??= import('./game-icons.generated.ts').then(({ GAME_OUTLINES }) => {
    outlines = GAME_OUTLINES;
    for (const listener of listeners) listener();
    listeners.clear();
  });
  return coming;
};

function subscribe(listener: () => void): () => void {
  if (outlines !== undefined) return () => undefined;
  listeners.add(listener);
  void fetchGameIcons();
  return () => listeners.delete(listener);
}

const known = (): Outlines | undefined => outlines;

/** Nothing until they are there. */
export const useGameOutlines = (): Outlines | undefined => useSyncExternalStore(subscribe, known, known);
