import { useCallback, useDeferredValue, useRef, useState } from 'react';

/**
 * Measurements of the page. A map takes long to lay out, so a change is rendered in slices of a few milliseconds, after anything
 * more urgent.
 */
export function useMeasured<T>(unmeasured: T): readonly [T, (now: T) => void] {
  const [shown, show] = useState(unmeasured);
  const last = useRef<string>(undefined);
  const measured = useCallback((now: T): void => {
    const told = JSON.stringify(now);
    if (told === last.current) return;
    last.current = told;
    show(now);
  }, []);
  return [useDeferredValue(shown), measured];
}
