import type { ShownMember } from '@hinode/wire';
import type { Done } from '../metrics/metrics.ts';
import type { GameCounts } from '../store/store.ts';

/** Where nodes and workers keep what they did, for an hour. Moments are numbered. */
export interface Samples {
  /** Stores what this process did until a moment; adds to what it reported for that moment before. */
  keep(moment: number, sample: Sample): Promise<void>;
  /** Everything that is kept from a moment on. */
  since(moment: number): Promise<Kept>;
  /** This process ends, so it is not shown as dead. */
  leave(): Promise<void>;
}

/** What a process did, and how many sockets it has now. */
export interface Sample extends Done {
  readonly sockets: number;
}

/** What existed at a moment. */
export interface Counts extends GameCounts {
  readonly jobs: number;
  /** Connections to the database, and how many it accepts. */
  readonly connections?: number;
  readonly mostConnections?: number;
}

export interface Kept {
  /** What all processes did together, by moment. */
  readonly sums: ReadonlyMap<number, Sample>;
  readonly counts: ReadonlyMap<number, Counts>;
  readonly members: readonly ShownMember[];
}

/** What a process says about itself, once and for all. */
export type Self = Omit<ShownMember, 'state' | 'heardAt'>;

export const together = (some: Sample | undefined, more: Sample): Sample =>
  some === undefined
    ? more
    : {
        moves: some.moves + more.moves,
        waits: some.waits.map((n, i) => n + (more.waits[i] ?? 0)),
        sockets: more.sockets,
      };
