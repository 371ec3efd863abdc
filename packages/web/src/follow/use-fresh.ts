import { useEffect, useEffectEvent, useRef } from 'react';
import { afterPicture } from '../app/after-picture.ts';
import { useWatch } from '../battle/watching.tsx';
import type { LogEntry, TableState } from '../table/table.ts';
import { useTable } from '../table/use-table.ts';

/** More than this at once is a jump in the game, with nothing to watch. */
const MOST = 60;

/** Reports what has just happened while the viewer watches: nothing that was there before, and nothing from a jump. */
export function useFresh(tell: (fresh: readonly LogEntry[], state: TableState) => void): void {
  const table = useTable();
  const watch = useWatch();
  const seen = useRef(table.state().log.length);
  const told = useEffectEvent(tell);
  useEffect(() => {
    seen.current = table.state().log.length;
    return table.subscribe(() => {
      const state = table.state();
      // What was shown step by step is not news.
      const fresh = state.log.slice(Math.max(seen.current, watch?.staged() ?? 0));
      seen.current = state.log.length;
      // The move itself is drawn first.
      if (fresh.length > 0 && fresh.length <= MOST) afterPicture(() => told(fresh, state));
    });
  }, [table, watch]);
}
