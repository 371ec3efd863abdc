import type { Table } from '../table/table.ts';
import { type Hosted, host, type Surroundings } from './hosting.ts';

/** The tables in memory: those that somebody looks at or that bots think about. All others cost nothing but disk. */
export interface Tables {
  /**
   * Does something at the table of a game; undefined if no such game has begun. The table stays while the work lasts and
   * while anybody who joined listens. To wake a game after a start it is enough to do nothing at its table.
   */
  at<T>(id: string, work: (table: Table) => Promise<T>): Promise<T | undefined>;
  /** How many are in memory. */
  count(): number;
}

interface Kept {
  readonly hosted: Promise<Hosted | undefined>;
  /** How many are at work with it right now. */
  users: number;
}

export function newTables(surroundings: Surroundings): Tables {
  const kept = new Map<string, Kept>();

  const keep = (id: string): Kept => {
    const known = kept.get(id);
    if (known !== undefined) return known;
    const fresh: Kept = { hosted: host(id, surroundings, () => void dropIfQuiet(id, fresh)), users: 0 };
    kept.set(id, fresh);
    return fresh;
  };

  const dropIfQuiet = async (id: string, one: Kept): Promise<void> => {
    const hosted = await one.hosted.catch(() => undefined);
    if (one.users > 0 || kept.get(id) !== one || hosted?.isQuiet() === false) return;
    kept.delete(id);
    hosted?.close();
  };

  return {
    at: async (id, work) => {
      const one = keep(id);
      one.users++;
      try {
        const hosted = await one.hosted;
        return hosted && (await work(hosted.table));
      } finally {
        one.users--;
        void dropIfQuiet(id, one);
      }
    },
    count: () => kept.size,
  };
}
