import type { ClanId } from '@hinode/engine';
import type { NoticeId } from '../notices/occasions.ts';

/**
 * What the nodes of one database leave to workers, by task, and what the worker is told. Any of it may be done twice, by a worker
 * that was taken for dead and by another one: the store decides by number what counts.
 */
export interface Tasks {
  /** The bots of a game think, move and talk until it is up to people to act. */
  readonly bots: { readonly game: string };
  /** Somebody's time has half run out, or is over. */
  readonly ring: { readonly game: string; readonly when: number };
  /** What a seat, a chat group or a person has not been told yet. Notices that wait together are sent together. */
  readonly push: readonly Told[];
  readonly group: readonly Told[];
  readonly mail: readonly Mailed[];
  /** What nobody needs any more is deleted. */
  readonly sweep: Record<string, never>;
  /** All games are looked at: what a node that died did not request is requested now. */
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

/** It does nothing itself, but makes sure that somebody does. */
export interface Jobs {
  /** Requests a job, once for each key: a waiting job is replaced by a new one with the same key. */
  ask<T extends Task>(task: T, key: string, told: Tasks[T], when?: When): void;
  /**
   * A game is to ring at this time, in milliseconds since 1970. If an earlier ring is already waiting, that one stays, because
   * the caller may not know its reason. After ringing, the game requests the next one.
   */
  ring(game: string, when: number): void;
  /** Nobody needs this job any more. */
  drop(key: string): void;
  close(): Promise<void>;
}

export interface When {
  /** Not before this time, in milliseconds since 1970; by default at once. */
  readonly at?: number;
  /** A job that is already waiting keeps its time, and lists are merged. */
  readonly joins?: boolean;
  /** Jobs that somebody is waiting for are done first. */
  readonly isUrgent?: boolean;
}

/** How a worker does each task. */
export type Doing = { readonly [T in Task]: (told: Tasks[T]) => Promise<void> };
