import { useSyncExternalStore } from 'react';

interface Fullscreen {
  readonly on: boolean;
  readonly toggle: () => void;
}

function subscribe(changed: () => void): () => void {
  document.addEventListener('fullscreenchange', changed);
  return () => document.removeEventListener('fullscreenchange', changed);
}

const isOn = (): boolean => document.fullscreenElement !== null;

/** Full screen for the table, where the browser allows it. An iPhone does not. */
export function useFullscreen(): Fullscreen | undefined {
  const on = useSyncExternalStore(subscribe, isOn);
  if (!document.fullscreenEnabled) return undefined;
  return {
    on,
    // If the browser refuses, the page stays as it is.
    toggle: () =>
      void (on ? document.exitFullscreen() : document.documentElement.requestFullscreen()).catch(
        () => undefined,
      ),
  };
}
