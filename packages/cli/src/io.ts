import path from 'node:path';

/** Where a command reads and writes: the real process, or what a test inspects. */

export interface Output {
  write(text: string): unknown;
  readonly isTTY?: boolean;
  readonly columns?: number;
}

export interface Io {
  readonly stdout: Output;
  readonly stderr: Output;
  readonly env: Readonly<Record<string, string | undefined>>;
  /** The folder that relative file names are in. */
  readonly cwd: string;
}

export const processIo = (): Io => ({
  stdout: process.stdout,
  stderr: process.stderr,
  env: process.env,
  cwd: process.cwd(),
});

export const fileOf = (io: Io, name: string): string => path.resolve(io.cwd, name);

export const say = (io: Io, line: string): unknown => io.stdout.write(`${line}\n`);

/** How wide text may be: as wide as the terminal, but no wider than is pleasant to read. */
export function widthOf({ columns = 90 }: Output): number {
  return Math.max(60, Math.min(columns, 100));
}

const SIGNALS = { SIGINT: 130, SIGTERM: 143, SIGHUP: 129 } as const;

/** Ends at once when asked to, and quietly when the reader stops (`hinode replay game.json | head`). */
export function endWhenAsked(): void {
  for (const signal of Object.keys(SIGNALS)) process.once(signal, endAtOnce);
  for (const stream of [process.stdout, process.stderr]) {
    stream.on('error', (problem: NodeJS.ErrnoException) => {
      if (problem.code !== 'EPIPE') throw problem;
      process.exit(0);
    });
  }
}

function endAtOnce(signal: keyof typeof SIGNALS): void {
  // Wipes what a progress bar left on the line, so that the prompt starts on a clean one.
  if (process.stderr.isTTY) process.stderr.write('\r\x1b[K\x1b[?25h');
  process.exit(SIGNALS[signal]);
}

/** For a command that cleans up before it ends. Asking a second time means not wanting to wait. */
export function untilAskedToEnd(): Promise<void> {
  return new Promise((resolve) => {
    for (const signal of Object.keys(SIGNALS)) {
      // In this order: while nobody listens, Node drops a signal that has arrived but was not delivered yet.
      process.once(signal, () => resolve());
      process.off(signal, endAtOnce);
    }
  });
}

/** Resolves with the first error that nobody caught (Node counts rejected promises among them); all of them are logged. */
export function untilNobodyCaught(log: (problem: unknown) => void): Promise<void> {
  return new Promise((resolve) => {
    process.on('uncaughtException', (problem) => {
      log(problem);
      resolve();
    });
  });
}
