/**
 * `npm start`: builds the page if it has changed, serves it, and opens a browser for a person at a desktop. Arguments go
 * to `hinode serve`: `npm start -- --port 9000`.
 */
import path from 'node:path';
import { explain } from './launch/failure.mjs';
import { root } from './launch/paths.mjs';
import { programFile, runProgram } from './launch/program.mjs';
import { makePageReady } from './page/build.ts';

async function start(argv: readonly string[]): Promise<number> {
  await makePageReady();
  // A program that starts us reads the address; it has no use for a window.
  const open = process.stdout.isTTY && !process.env['CI'] ? ['--open'] : [];
  return runProgram(process.execPath, [
    programFile('packages/cli/bin/hinode.mjs'),
    'serve',
    '--data',
    path.join(root, '.data'),
    ...open,
    ...argv,
  ]);
}

process.exitCode = await start(process.argv.slice(2)).catch(explain);
