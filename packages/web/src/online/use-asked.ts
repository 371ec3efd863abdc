import { useCallback, useEffect, useState } from 'react';
import { call, codeOf } from './api.ts';

export interface Asked<T> {
  /** The server's latest answer. */
  readonly value?: T;
  /** Why there was no answer. */
  readonly refused?: string;
  /** Asks at once. */
  readonly again: () => void;
  /** Something newer is already known: the response to an action. */
  readonly take: (value: T) => void;
}

/** Asks the server for what is at a path, as `useAskedBy` does. */
export function useAsked<T>(path: string, every: number, hidden?: number): Asked<T> {
  const ask = useCallback(() => call<T>('GET', path), [path]);
  return useAskedBy(ask, every, hidden);
}

/**
 * Asks the server for something, and again at an interval while somebody looks at the page; in a hidden page as often as `hidden`
 * says, or not at all.
 */
export function useAskedBy<T>(question: () => Promise<T>, every: number, hidden?: number): Asked<T> {
  const [value, take] = useState<T>();
  const [refused, setRefused] = useState<string>();
  const [asked, setAsked] = useState(0);
  const again = useCallback(() => setAsked((n) => n + 1), []);

  // biome-ignore lint/correctness/useExhaustiveDependencies: changing `asked` asks again
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    let gone = false;
    const ask = async (): Promise<void> => {
      const isSeen = document.visibilityState === 'visible';
      if (isSeen || hidden !== undefined) {
        try {
          const said = await question();
          if (gone) return;
          take(() => said);
          setRefused(undefined);
        } catch (problem) {
          if (gone) return;
          setRefused(codeOf(problem));
        }
      }
      timer = setTimeout(ask, isSeen ? every : (hidden ?? every));
    };
    void ask();
    return () => {
      gone = true;
      clearTimeout(timer);
    };
  }, [question, every, hidden, asked]);

  return {
    ...(value !== undefined && { value }),
    ...(refused !== undefined && { refused }),
    again,
    take: useCallback((said: T) => take(() => said), []),
  };
}
