import type { Move, Refusal } from '@hinode/engine';
import { createContext, use, useSyncExternalStore } from 'react';
import type { Table, TableState } from './table.ts';

/** The table one sits at. */
export const TableContext = createContext<Table | undefined>(undefined);

export function useTable(): Table {
  const table = use(TableContext);
  if (table === undefined) throw new Error('nobody sits at a table here');
  return table;
}

/** What can be seen at the table now. */
export function useTableState(): TableState {
  const table = useTable();
  return useSyncExternalStore(table.subscribe, table.state);
}

export type Play = (move: Move) => Promise<Refusal | undefined>;
