import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { expect, onTestFinished } from 'vitest';

/** Runs the whole server, or a worker, as a program of its own, until it prints the line that says it is ready. */

const PROGRAMS = {
  server: fileURLToPath(new URL('server.ts', import.meta.url)),
  worker: fileURLToPath(new URL('worker.ts', import.meta.url)),
} as const;

export interface Started {
  readonly child: ChildProcess;
  readonly url: string;
}

export const startServer = (page: string, data: string, env: NodeJS.ProcessEnv = {}): Promise<Started> =>
  start('server', page, [page, data], env);

export const startWorker = (
  folder: string,
  data: string,
  env: NodeJS.ProcessEnv,
  thread?: URL,
): Promise<Started> => start('worker', folder, [data, ...(thread ? [thread.href] : [])], env);

async function start(
  program: keyof typeof PROGRAMS,
  folder: string,
  argv: readonly string[],
  env: NodeJS.ProcessEnv,
): Promise<Started> {
  const flags = ['--disable-warning=ExperimentalWarning', PROGRAMS[program], ...argv];
  const child = spawn(process.execPath, flags, {
    stdio: ['ignore', 'pipe', 'inherit'],
    // It starts too often to be compiled every time: `npm test` has a place for compiled code.
    env: { NODE_COMPILE_CACHE: path.join(folder, 'compiled'), ...process.env, ...env },
  });
  // It must not go on writing where a failed test cleans up.
  onTestFinished(() => endOf(child));
  for await (const line of createInterface(child.stdout)) {
    const url = /^ready (\S+)$/.exec(line)?.[1];
    if (url !== undefined) return { child, url };
  }
  throw new Error(`the ${program} did not start`);
}

export async function killed(child: ChildProcess): Promise<void> {
  await endOf(child);
  expect([child.exitCode, child.signalCode]).toEqual([null, 'SIGKILL']);
}

async function endOf(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const gone = once(child, 'exit');
  child.kill('SIGKILL');
  await gone;
}
