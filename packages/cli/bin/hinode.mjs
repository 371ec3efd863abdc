#!/usr/bin/env node
/** The `hinode` command. On a Node that is too old for TypeScript it goes on under the one that the set-up brought. */
import module from 'node:module';
import { fileURLToPath } from 'node:url';
import { runProgram } from '../../../scripts/launch/program.mjs';
import { isRecent, readyNode } from '../../../scripts/launch/runtime.mjs';

const self = fileURLToPath(import.meta.url);
/** Compiled once and read from then on: the command starts in two thirds of the time. Where it cannot be written, nothing is lost. */
const COMPILED = fileURLToPath(new URL('../../../node_modules/.cache/hinode-compiled', import.meta.url));

/** @param {string[]} argv */
async function hinode(argv) {
  if (isRecent()) {
    module.enableCompileCache(COMPILED);
    const { main } = await import('../src/main.ts');
    return main(argv);
  }
  const node = readyNode();
  if (node !== undefined) return runProgram(node, [self, ...argv], process.cwd());
  process.stderr.write('Hinode: this folder is not set up yet; run "npm start" in it once.\n');
  return 2;
}

process.exitCode = await hinode(process.argv.slice(2));
