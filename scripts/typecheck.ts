/** Type-checks every project of the repository: what runs in Node, what runs in the page, and the engine alone. */
import fs from 'node:fs';
import path from 'node:path';
import { root } from './launch/paths.mjs';
import { programFile, runProgram } from './launch/program.mjs';

const projects = ['tsconfig.json', ...fs.globSync('packages/*/tsconfig*.json', { cwd: root }).sort()];
const codes = await Promise.all(projects.map(typecheck));
process.exitCode = codes.some((code) => code !== 0) ? 1 : 0;

/** The projects are checked side by side: each with one checker, for every checker more reads the same types again. */
function typecheck(project: string): Promise<number> {
  return runProgram(process.execPath, [
    programFile('tsc'),
    '--checkers',
    '1',
    '--project',
    path.join(root, project),
  ]);
}
