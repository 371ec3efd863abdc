import { useEffect } from 'react';
import { useOnline } from '../online/online.ts';
import { useTable } from '../table/use-table.ts';
import { openNews, useReading } from './reading.ts';

/** Bots at this device move while the player watches; somebody who comes back to an online table finds the news open. */
export function useGreeting(thereAreNews: boolean): void {
  const isOnline = useOnline() !== undefined;
  const table = useTable();
  const greeted = useReading((reading) => reading.table !== table || reading.greeted);
  useEffect(() => {
    if (greeted) return;
    if (isOnline && thereAreNews) openNews();
    else useReading.setState({ greeted: true });
  }, [greeted, isOnline, thereAreNews]);
}
