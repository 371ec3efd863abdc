/**
 * Runs a program of this repository on a fresh clone as well as on one that is set up:
 *
 *     node scripts/run.mjs [--from-caller] PROGRAM [ARGUMENTS…]
 *
 * It makes sure of a recent Node and of the dependencies, then hands over. PROGRAM is a file of ours or a tool (biome,
 * tsc, vite, vitest). It works in the folder of the repository; with `--from-caller` in the folder that npm
 * was called from, so that relative file names mean what the person meant. Needs nothing but Node 20.19 and npm.
 */
import { makeDependenciesReady } from './launch/dependencies.mjs';
import { explain, SetupFailure } from './launch/failure.mjs';
import { root } from './launch/paths.mjs';
import { programFile, runProgram } from './launch/program.mjs';
import { makeNodeReady } from './launch/runtime.mjs';

/** @param {readonly string[]} argv */
async function run(argv) {
  const fromCaller = argv[0] === '--from-caller';
  const [program, ...rest] = fromCaller ? argv.slice(1) : argv;
  if (program === undefined) throw new SetupFailure('scripts/run.mjs needs the name of a program.');
  const node = await makeNodeReady();
  await makeDependenciesReady(node);
  return runProgram(node, [programFile(program), ...rest], fromCaller ? callerFolder() : root);
}

function callerFolder() {
  return process.env['INIT_CWD'] ?? process.cwd();
}

process.exitCode = await run(process.argv.slice(2)).catch(explain);
