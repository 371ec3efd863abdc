import type { Cancel, Time } from '../clocks/time.ts';
import type { Table } from '../table/table.ts';

/** Watches the tables that a worker visits: if no move comes for too long, a thought has no end, and the worker hangs. */
export interface Progress {
  /** From now on; returns what to do when the visit is over. */
  watch(table: Pick<Table, 'position'>): () => void;
  /** Resolves when the worker hangs. */
  readonly stuck: Promise<Error>;
  close(): void;
}

interface Watched {
  readonly table: Pick<Table, 'position'>;
  entries: number;
  since: number;
}

export function watchProgress(
  { elapsed, after }: Pick<Time, 'elapsed' | 'after'>,
  patience: number,
): Progress {
  const watched = new Set<Watched>();
  let cancel: Cancel = () => {};

  const hangs = (one: Watched): boolean => {
    const { entries } = one.table.position();
    if (entries === one.entries) return elapsed() - one.since > patience;
    one.entries = entries;
    one.since = elapsed();
    return false;
  };
  const stuck = new Promise<Error>((resolve) => {
    const look = (): void => {
      if ([...watched].some(hangs)) resolve(new Error(`A bot has not moved for ${patience} milliseconds.`));
      else cancel = after(patience / 4, look);
    };
    cancel = after(patience / 4, look);
  });
  return {
    watch: (table) => {
      const one = { table, entries: table.position().entries, since: elapsed() };
      watched.add(one);
      return () => watched.delete(one);
    },
    stuck,
    close: () => cancel(),
  };
}
