import type { ReactNode } from 'react';
import type { Table } from './table.ts';
import { useFollowed } from './use-followed.ts';
import { TableContext, TableStateContext } from './use-table.ts';

interface Props {
  readonly table: Table;
  readonly children: ReactNode;
}

const stateOf = (table: Table) => table.state();

/** Provides the table to everything inside. */
export const TableProvider = ({ table, children }: Props) => (
  <TableContext value={table}>
    <TableStateContext value={useFollowed(table, stateOf)}>{children}</TableStateContext>
  </TableContext>
);
