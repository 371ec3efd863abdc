/** Type-checks every project of the repository: the root and each `tsconfig*.json` of a package. */
import fs from 'node:fs';
import path from 'node:path';
import { root } from './launch/paths.mjs';
import { programFile, runProgram } from './launch/program.mjs';

const projects = ['tsconfig.json', ...fs.globSync('packages/*/tsconfig*.json', { cwd: root }).sort()];
const codes = await Promise.all(projects.map(typecheck));
process.exitCode = codes.some((code) => code !== 0) ? 1 : 0;

function typecheck(project: string): Promise<number> {
  return runProgram(process.execPath, [programFile('tsc'), '--project', path.join(root, project)]);
}
