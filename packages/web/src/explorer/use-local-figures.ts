import { type Condition, type ExploredHere, newExplorer } from '@hinode/wire';
import { startTransition, useEffect, useMemo, useRef, useState } from 'react';
import { useFault } from '../menu/use-fault.ts';
import { startFolding } from '../worker/folding-worker.ts';

/** What wins in the games that are kept in this browser; a worker folds them. Undefined until they are known. */
export function useLocalFigures(condition: Condition): ExploredHere | undefined {
  const explorer = useRef(newExplorer());
  const [toCome, setToCome] = useState<number>();
  const fail = useFault();
  // biome-ignore lint/correctness/useExhaustiveDependencies: once a visit
  useEffect(() => {
    const counted = newExplorer();
    explorer.current = counted;
    const worker = startFolding({
      told: ({ outlines, toCome: left }) => {
        for (const outline of outlines) counted.add(outline);
        // Drawn in slices: whoever presses something meanwhile is answered first.
        startTransition(() => setToCome(left));
        if (left === 0) worker.terminate();
      },
      failed: fail,
    });
    return () => worker.terminate();
  }, []);
  return useMemo(
    () =>
      toCome === undefined ? undefined : { explored: explorer.current.under(condition), least: 1, toCome },
    [condition, toCome],
  );
}
