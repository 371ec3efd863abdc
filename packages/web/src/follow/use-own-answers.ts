import { useEffect, useRef } from 'react';
import { useTable, useTableState } from '../table/use-table.ts';
import { answeredHere, readAt } from './reading.ts';

/** Somebody who answers on this page, even by passing, has seen what there was to see. */
export function useOwnAnswers(): void {
  const table = useTable();
  const { me, decision, moves } = useTableState();
  const asked = useRef<{ readonly me: typeof me; readonly moves: number }>(undefined);
  useEffect(() => readAt(table), [table]);
  useEffect(() => {
    const before = asked.current;
    if (decision !== undefined) asked.current = { me, moves };
    else {
      asked.current = undefined;
      if (before && moves > before.moves) answeredHere(before.me, before.moves + 1);
    }
  }, [me, decision, moves]);
}
