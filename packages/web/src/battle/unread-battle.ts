import { useEffect, useMemo } from 'react';
import { create } from 'zustand';
import type { Table } from '../table/table.ts';
import { useTable, useTableState } from '../table/use-table.ts';
import { latestBattle, type War } from './wars.ts';

/** How far somebody has read at the table one sits at. Kept outside of the screens, which come and go with the cover. */
interface Reading {
  readonly table?: Table;
  readonly until: number;
}

const useReading = create<Reading>(() => ({ until: 0 }));

/** The latest battle, until it is dismissed. What happened before one sat down is no news. */
export function useUnreadBattle(): { readonly war?: War; readonly goOn: () => void } {
  const table = useTable();
  const { log, moves } = useTableState();
  const reading = useReading();
  const isSeated = reading.table === table;
  useEffect(() => {
    if (!isSeated) useReading.setState({ table, until: moves });
  }, [isSeated, table, moves]);
  const war = useMemo(() => latestBattle(log), [log]);
  const isNews = isSeated && war !== undefined && war.at > reading.until;
  return {
    ...(isNews && { war }),
    goOn: () => war && useReading.setState({ table, until: war.at }),
  };
}
