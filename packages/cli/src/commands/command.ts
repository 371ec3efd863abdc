import type { Io } from '../io.ts';

/** A command: how it is used, and the work. It gives the exit code. */
export interface Command {
  readonly help: string;
  readonly run: (argv: readonly string[], io: Io) => Promise<number> | number;
}
