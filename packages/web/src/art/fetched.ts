import { useSyncExternalStore } from 'react';

export interface Fetched<T> {
  readonly fetch: () => Promise<void>;
  /** Empty until it has loaded; whoever draws with it must make sure that it loads. */
  readonly use: () => T | undefined;
}

/** Large drawings that the tea ceremony does not need: they load after it, or when one is drawn. */
export function fetchedOnce<T>(fetchIt: () => Promise<T>): Fetched<T> {
  let here: T | undefined;
  let coming: Promise<void> | undefined;
  const listeners = new Set<() => void>();
  const fetch = (): Promise<void> => {
    coming ??= fetchIt().then((fetched) => {
      here = fetched;
      for (const listener of listeners) listener();
      listeners.clear();
    });
    return coming;
  };
  const subscribe = (listener: () => void): (() => void) => {
    if (here !== undefined) return () => undefined;
    listeners.add(listener);
    void fetch();
    return () => listeners.delete(listener);
  };
  const known = (): T | undefined => here;
  return { fetch, use: () => useSyncExternalStore(subscribe, known, known) };
}
