import { type RefObject, useEffect, useLayoutEffect, useState } from 'react';
import type { Table } from '../table/table.ts';
import { useTable } from '../table/use-table.ts';

/** Where it did not fit. Remembered, so that it is not measured again on coming back from tea. */
const tightAt = new WeakSet<Table>();

/**
 * Whether a list is too large for its place: if so, its content says less. Determined before anything is painted, and again when
 * the window changes. A list that `scrolls` always fits.
 */
export function useTight(list: RefObject<HTMLElement | null>, scrolls: boolean): boolean {
  const table = useTable();
  const [tight, setTight] = useState(() => !scrolls && tightAt.has(table));
  useLayoutEffect(() => {
    if (tight || scrolls) return;
    const { scrollHeight = 0, clientHeight = 0 } = list.current ?? {};
    if (scrollHeight <= clientHeight + 1) return;
    tightAt.add(table);
    setTight(true);
  });
  useEffect(() => {
    const again = (): void => {
      tightAt.delete(table);
      setTight(false);
    };
    addEventListener('resize', again);
    return () => removeEventListener('resize', again);
  }, [table]);
  return tight;
}
