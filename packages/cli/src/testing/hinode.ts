import { spawn } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { onTestFinished } from 'vitest';
import type { Io } from '../io.ts';
import { main } from '../main.ts';

/** Runs the command in tests: inside this process where that is enough, otherwise as a person would. */

export interface Ran {
  readonly code: number | null;
  readonly out: string;
  readonly err: string;
}

/** Captures output, as if it went to a terminal or not. */
export function captured(cwd: string, terminal = false, env: Io['env'] = {}) {
  const text = { out: '', err: '' };
  const into = (stream: 'out' | 'err') => ({
    isTTY: terminal,
    columns: 90,
    write: (words: string) => {
      text[stream] += words;
    },
  });
  const io: Io = { stdout: into('out'), stderr: into('err'), env, cwd };
  return { io, text };
}

/** Runs `hinode ARGV` in a folder, inside this process. */
export async function hinode(argv: readonly string[], cwd = os.tmpdir(), env: Io['env'] = {}): Promise<Ran> {
  const { io, text } = captured(cwd, false, env);
  const code = await main(argv, io);
  return { code, ...text };
}

/** A folder for a test, deleted when the test is over. */
export function folder(files: Readonly<Record<string, unknown>> = {}): string {
  const place = fs.mkdtempSync(path.join(os.tmpdir(), 'hinode-cli-'));
  onTestFinished(() => fs.rmSync(place, { recursive: true }));
  for (const [name, content] of Object.entries(files)) {
    const file = path.join(place, name);
    fs.mkdirSync(path.dirname(file), { recursive: true });
    fs.writeFileSync(file, typeof content === 'string' ? content : JSON.stringify(content));
  }
  return place;
}

export const PROGRAM = fileURLToPath(new URL('../../bin/hinode.mjs', import.meta.url));

/** Starts the real command in a process of its own; `node` are options for Node itself. */
export function start(
  argv: readonly string[],
  cwd = os.tmpdir(),
  node: readonly string[] = [],
  env: NodeJS.ProcessEnv = {},
) {
  const flags = ['--disable-warning=ExperimentalWarning', ...node];
  const child = spawn(process.execPath, [...flags, PROGRAM, ...argv], {
    cwd,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const text = { out: '', err: '' };
  child.stdout.on('data', (words) => {
    text.out += words;
  });
  child.stderr.on('data', (words) => {
    text.err += words;
  });
  const ended = new Promise<Ran>((resolve, reject) => {
    child.on('error', reject);
    child.on('close', (code) => resolve({ code, ...text }));
  });
  return { child, ended };
}
