import { useSyncExternalStore } from 'react';

/** One watch for all clocks of the page; it stands still while nobody looks at it. */

const watchers = new Set<() => void>();
let ticking: ReturnType<typeof setInterval> | undefined;

function subscribe(watcher: () => void): () => void {
  watchers.add(watcher);
  ticking ??= setInterval(() => {
    for (const tell of watchers) tell();
  }, 500);
  return () => {
    watchers.delete(watcher);
    if (watchers.size > 0) return;
    clearInterval(ticking);
    ticking = undefined;
  };
}

const seconds = (): number => Math.floor(Date.now() / 1000);

/** The time in whole seconds: whoever asks is drawn again every second, and nobody else. */
export const useSeconds = (): number => useSyncExternalStore(subscribe, seconds);
