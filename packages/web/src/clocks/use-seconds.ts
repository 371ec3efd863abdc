import { useSyncExternalStore } from 'react';

/** One timer for all clocks of the page; it stops while no clock is shown. */

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

/** The time in whole seconds: a component that uses it renders every second, and no other does. */
export const useSeconds = (): number => useSyncExternalStore(subscribe, seconds);
