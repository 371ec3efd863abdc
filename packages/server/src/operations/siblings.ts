import type { Socket } from 'node:net';
import type { Health } from './health.ts';

/**
 * The processes of one server: they share its port, and nobody can choose which of them answers. So whoever is asked how the
 * server is answers for all.
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
  /** Gives a connection, and what was read from it, to the process where all meet who come to this table; false if that is this one. */
  passOn(table: string, connection: Socket, read: Buffer): boolean;
  /** Told of each connection that another has passed on. */
  take(hear: (connection: Socket, read: Buffer) => void): void;
}

export interface OwnAnswers {
  readonly metrics: () => Promise<string>;
  readonly isWell: Health;
}
