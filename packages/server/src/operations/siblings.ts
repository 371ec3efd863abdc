import type { Socket } from 'node:net';
import type { Health } from './health.ts';

/**
 * The processes of one server: they share its port, and nobody can choose which of them answers. So the one that is asked how the
 * server is doing answers for all.
 */
export interface Siblings {
  /** Which one this is. */
  readonly name: string;
  /** What this one says about itself when any of them asks. */
  answer(own: OwnAnswers): void;
  /** The figures of all of them, each as text. */
  metrics(): Promise<readonly string[]>;
  /** Does every one of them answer, and are all of them well? */
  areWell: Health;
  /**
   * Passes a connection, and what was read from it, to the process where everybody at this table meets; false if it is this one.
   */
  passOn(table: string, connection: Socket, read: Buffer): boolean;
  /** Called with each connection that another process has passed on. */
  take(hear: (connection: Socket, read: Buffer) => void): void;
}

export interface OwnAnswers {
  readonly metrics: () => Promise<string>;
  readonly isWell: Health;
}
