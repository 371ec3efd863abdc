import { type RefObject, useEffect, useLayoutEffect, useState } from 'react';
import type { Table } from '../table/table.ts';
import { useTable } from '../table/use-table.ts';

/** Where it did not fit. Whoever comes back from tea does not find it out again. */
const tightAt = new WeakSet<Table>();

/**
 * Whether a list does not fit where it stands: then what is in it says less. Found out before anything is seen, and anew
 * when the window changes. One that `scrolls` always fits.
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
