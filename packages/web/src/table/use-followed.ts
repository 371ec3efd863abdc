import { startTransition, useEffect, useState } from 'react';

interface Source {
  subscribe(listener: () => void): () => void;
}

/**
 * The current value of something outside the page. New values are rendered in slices of a few milliseconds, because rendering a
 * whole table takes a phone longer than a finger should wait.
 */
export function useFollowed<S extends Source | undefined, T>(source: S, read: (source: S) => T): T {
  const [seen, setSeen] = useState(() => ({ source, value: read(source) }));
  useEffect(() => {
    const look = (): void => {
      const value = read(source);
      startTransition(() =>
        setSeen((before) =>
          before.source === source && before.value === value ? before : { source, value },
        ),
      );
    };
    const leave = source?.subscribe(look);
    look();
    return leave;
  }, [source, read]);
  return seen.source === source ? seen.value : read(source);
}
