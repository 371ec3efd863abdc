import { stillTable } from '../../table/still-table.ts';
import type { Table, TableState } from '../../table/table.ts';
import { watchTable } from '../watch.ts';

/** A table that stands as it is told to. */
function tableAt(first: TableState): { readonly table: Table; show(next: TableState): void } {
  const listeners = new Set<() => void>();
  let state = first;
  return {
    table: stillTable({
      state: () => state,
      subscribe: (listener) => {
        listeners.add(listener);
        return () => listeners.delete(listener);
      },
      record: async () => Promise.reject(new Error('not here')),
    }),
    show: (next) => {
      state = next;
      for (const listener of listeners) listener();
    },
  };
}

/** Watched from its first state on; what comes after that is shown when one likes. It may have gone on before there is a watch. */
export function watched(states: readonly TableState[], { meanwhile = 0, subscribes = true } = {}) {
  const first = states[0];
  if (first === undefined) throw new Error('a war has a beginning');
  const { table, show } = tableAt(first);
  for (const state of states.slice(1, 1 + meanwhile)) show(state);
  const watch = watchTable(table, first);
  if (subscribes) watch.subscribe(() => {});
  return { watch, rest: states.slice(1 + meanwhile), show };
}
