import type { ClanId } from '@hinode/engine';
import type { NoticeId } from '../notices/occasions.ts';

/**
 * What the nodes of one database leave to workers, by its name, and what the worker is told. Any of it may be done twice,
 * by a worker that was taken for dead and another: the store decides by number what counts.
 */
export interface Tasks {
  /** The bots of a game think, move and talk until persons are to act. */
  readonly bots: { readonly game: string };
  /** Somebody's time is half gone, or over. */
  readonly ring: { readonly game: string; readonly when: number };
  /** What a seat, a chat group or a person was not told yet. Those that wait together are done together. */
  readonly push: readonly Told[];
  readonly group: readonly Told[];
  readonly mail: readonly Mailed[];
  /** What nobody needs any more is forgotten. */
  readonly sweep: Record<string, never>;
  /** All games are looked at: what a node that died did not ask for is asked for now. */
  readonly look: Record<string, never>;
}
export type Task = keyof Tasks;

export interface Told {
  readonly kind: NoticeId;
  readonly game: string;
  readonly clan: ClanId;
}
export interface Mailed extends Told {
  readonly person: string;
}

/** Does nothing itself: it sees to it that somebody does. */
export interface Jobs {
  /** Asks for it, once for each key: while a job waits, another with its key takes its place. */
  ask<T extends Task>(task: T, key: string, told: Tasks[T], when?: When): void;
  /**
   * A game is to ring at this time, in milliseconds since 1970. If it waits to ring sooner, it does so: whoever asks now may
   * not know why. It asks anew when it has rung.
   */
  ring(game: string, when: number): void;
  /** Nobody needs it any more. */
  drop(key: string): void;
  close(): Promise<void>;
}

export interface When {
  /** Not before this time, in milliseconds since 1970; at once if nothing is said. */
  readonly at?: number;
  /** One that waits already keeps its time, and of lists both are done. */
  readonly joins?: boolean;
  /** Those that somebody waits for are done first. */
  readonly isUrgent?: boolean;
}

/** Each task as a worker does it. */
export type Doing = { readonly [T in Task]: (told: Tasks[T]) => Promise<void> };
