import { spawn } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { root } from './paths.mjs';
import { forwardSignals } from './signals.mjs';

/** @type {Readonly<Record<string, string>>} */
const packageOfTool = { biome: '@biomejs/biome', tsc: 'typescript', vite: 'vite', vitest: 'vitest' };

/** Tools keep what they compile in the machine's temporary folder unless given a better place. */
const compiledHere = { NODE_COMPILE_CACHE: path.join(root, 'node_modules/.cache/compiled') };

/**
 * The path of a program in the repository: one of our own files by its path, or a tool by its name.
 *
 * @param {string} name
 */
export function programFile(name) {
  const tool = packageOfTool[name];
  if (tool === undefined) return path.join(root, name);
  const folder = path.join(root, 'node_modules', tool);
  const { bin } = JSON.parse(fs.readFileSync(path.join(folder, 'package.json'), 'utf8'));
  return path.join(folder, typeof bin === 'string' ? bin : bin[name]);
}

/**
 * Runs a program under `node`, passes our signals on to it, and returns its exit code once it has ended.
 *
 * @param {string} node
 * @param {readonly string[]} argv
 * @param {string} [cwd]
 * @returns {Promise<number>}
 */
export function runProgram(node, argv, cwd = root) {
  return new Promise((resolve, reject) => {
    const child = spawn(node, ['--disable-warning=ExperimentalWarning', ...argv], {
      cwd,
      stdio: 'inherit',
      env: { ...compiledHere, ...process.env },
    });
    const stopForwarding = forwardSignals(child);
    child.on('error', reject);
    child.on('exit', (code, signal) => {
      stopForwarding();
      resolve(code ?? exitCodeOf(signal));
    });
  });
}

/**
 * What a shell reports for a program that was ended by a signal.
 *
 * @param {NodeJS.Signals | null} signal
 */
export function exitCodeOf(signal) {
  return 128 + (signal === null ? 0 : os.constants.signals[signal]);
}
