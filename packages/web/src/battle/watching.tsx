import { createContext, type ReactNode, use, useEffect, useMemo, useState } from 'react';
import { whenIdle } from '../app/when-idle.ts';
import { TableProvider } from '../table/table-provider.tsx';
import { useFollowed } from '../table/use-followed.ts';
import { useTable } from '../table/use-table.ts';
import type { Coming, Watch, watchTable } from './watch.ts';

interface Watched {
  readonly watch?: Watch;
  /** The piece of a battle that waits to be shown. */
  readonly coming?: Coming;
}

const WatchContext = createContext<Watched>({});

/** A game begins with tea: what battles take comes a little later. */
let how: typeof watchTable | undefined;

const comingOf = (watch: Watch | undefined): Coming | undefined => watch?.coming();

/** Whoever sits here watches battles at their own pace. */
export function Watching({ children }: { readonly children: ReactNode }) {
  const table = useTable();
  // What somebody answers before it has come is not lost: it is watched from where they sat down.
  const began = useMemo(() => table.state(), [table]);
  const [isReady, setReady] = useState(how !== undefined);
  useEffect(() => {
    if (isReady) return;
    let left = false;
    const fetchIt = async (): Promise<void> => {
      how = (await import('./watch.ts')).watchTable;
      if (!left) setReady(true);
    };
    if (began.view.phase === 'war') void fetchIt();
    else whenIdle(fetchIt);
    return () => {
      left = true;
    };
  }, [isReady, began]);
  const watch = useMemo(() => (isReady ? how?.(table, began) : undefined), [isReady, table, began]);
  // Followed as the table is: what is shown and what is to come belong together.
  const coming = useFollowed(watch, comingOf);
  const watched = useMemo(() => ({ ...(watch && { watch }), ...(coming && { coming }) }), [watch, coming]);
  return (
    <WatchContext value={watched}>
      <TableProvider table={watch ?? table}>{children}</TableProvider>
    </WatchContext>
  );
}

export const useWatch = (): Watch | undefined => use(WatchContext).watch;

/** The piece of a battle that waits to be shown. */
export const useComing = (): Coming | undefined => use(WatchContext).coming;
