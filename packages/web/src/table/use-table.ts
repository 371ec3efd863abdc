import type { ClanId, Move, Refusal } from '@hinode/engine';
import { createContext, use } from 'react';
import { youIn } from './persons.ts';
import type { Table, TableState } from './table.ts';

/** The table that the components below sit at. */
export const TableContext = createContext<Table | undefined>(undefined);

/** Its state, provided by TableProvider. */
export const TableStateContext = createContext<TableState | undefined>(undefined);

export function useTable(): Table {
  const table = use(TableContext);
  if (table === undefined) throw new Error('there is no table here');
  return table;
}

/** The current state of the table. */
export function useTableState(): TableState {
  const state = use(TableStateContext);
  if (state === undefined) throw new Error('there is no table here');
  return state;
}

/** The clan that is "you" at this table; undefined for spectators. */
export const useYou = (): ClanId | undefined => youIn(useTableState());

export type Play = (move: Move) => Promise<Refusal | undefined>;
