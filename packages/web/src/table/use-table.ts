import type { ClanId, Move, Refusal } from '@hinode/engine';
import { createContext, use } from 'react';
import { youIn } from './persons.ts';
import type { Table, TableState } from './table.ts';

/** The table one sits at. */
export const TableContext = createContext<Table | undefined>(undefined);

/** What can be seen at it, given by TableProvider. */
export const TableStateContext = createContext<TableState | undefined>(undefined);

export function useTable(): Table {
  const table = use(TableContext);
  if (table === undefined) throw new Error('nobody sits at a table here');
  return table;
}

/** What can be seen at the table now. */
export function useTableState(): TableState {
  const state = use(TableStateContext);
  if (state === undefined) throw new Error('nobody sits at a table here');
  return state;
}

/** The clan that is "you" at this table; undefined for whoever only looks on. */
export const useYou = (): ClanId | undefined => youIn(useTableState());

export type Play = (move: Move) => Promise<Refusal | undefined>;
