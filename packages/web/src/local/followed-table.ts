import { stillTable } from '../table/still-table.ts';
import type { Table, TableState } from '../table/table.ts';
import { recordKept } from './saved-games.ts';

/** A game that is being played in another tab, as that tab shows it. */

interface Followed {
  readonly table: Table;
  show(state: TableState): void;
}

export function followedTable(id: string, first: TableState): Followed {
  const listeners = new Set<() => void>();
  let state = lookedAt(first);
  return {
    table: stillTable({
      state: () => state,
      subscribe: (listener) => {
        listeners.add(listener);
        return () => listeners.delete(listener);
      },
      record: () => recordKept(id),
    }),
    show: (next) => {
      state = lookedAt(next);
      for (const listener of listeners) listener();
    },
  };
}

/** Nobody is asked anything here. */
function lookedAt({ decision: _, ...state }: TableState): TableState {
  return { ...state, persons: [], offers: [], mayGive: false, mayUndo: false };
}
