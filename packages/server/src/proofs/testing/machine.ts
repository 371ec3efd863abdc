import { once } from 'node:events';
import path from 'node:path';
import { onTestFinished } from 'vitest';
import type { PostgresServer } from '../../store/testing/postgres-server.ts';
import { type DatabaseLine, startDatabaseLine } from './database-line.ts';
import { killed, type Started, startServer, startWorker } from './server-program.ts';

/** A node or a worker on a machine of its own, with a connection to the database that can be cut. */
export interface Machine {
  readonly line: DatabaseLine;
  /** The address of a node. */
  url(): string;
  isUp(): boolean;
  kill(): Promise<void>;
  start(): Promise<void>;
  /** The process does nothing at all until it is continued, although it still exists. */
  hang(): void;
  goOn(): void;
}

export interface MachineOptions {
  readonly does: 'node' | 'worker';
  readonly folder: string;
  readonly name: string;
  readonly database: PostgresServer;
  /** Is its clock a minute ahead? */
  readonly isAhead: boolean;
}

const AHEAD = `--import=${new URL('ahead.ts', import.meta.url).href}`;
/** How long a service manager waits before it restarts a program that ended by itself. */
const PAUSE = 1_000;

export async function aMachine({ does, folder, name, database, isAhead }: MachineOptions): Promise<Machine> {
  const line = await startDatabaseLine(database.port);
  onTestFinished(() => line.close());
  const env = {
    DATABASE_URL: line.via(database.url),
    HINODE_RHYTHM: 'usual',
    HINODE_SILENT: '1',
    ...(isAhead && { NODE_OPTIONS: `${process.env['NODE_OPTIONS'] ?? ''} ${AHEAD}` }),
  };
  const data = path.join(folder, name);
  let running: Started | undefined;
  let isOver = false;
  onTestFinished(() => {
    isOver = true;
  });

  const start = async (): Promise<void> => {
    const started = await (does === 'node' ? startServer : startWorker)(folder, data, env);
    running = started;
    void once(started.child, 'exit').then(() => {
      if (running !== started) return;
      running = undefined;
      startAgain();
    });
  };
  const startAgain = (): void => {
    setTimeout(() => {
      if (!isOver && running === undefined) start().catch(startAgain);
    }, PAUSE).unref();
  };
  await start();
  return {
    line,
    url: () => running?.url ?? '',
    isUp: () => running !== undefined,
    start,
    kill: async () => {
      const child = running?.child;
      running = undefined;
      if (child) await killed(child);
    },
    hang: () => void running?.child.kill('SIGSTOP'),
    goOn: () => void running?.child.kill('SIGCONT'),
  };
}
