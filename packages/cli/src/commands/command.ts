import type { Io } from '../io.ts';

/** A command: its help text, and its work, which returns the exit code. */
export interface Command {
  readonly help: string;
  readonly run: (argv: readonly string[], io: Io) => Promise<number> | number;
}
