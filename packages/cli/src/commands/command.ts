import type { Io } from '../io.ts';

/** A command: what it is for, how it is used, and the work. It gives the exit code. */
export interface Command {
  readonly name: string;
  /** One line for the list of commands. */
  readonly summary: string;
  readonly help: string;
  readonly run: (argv: readonly string[], io: Io) => Promise<number> | number;
}
