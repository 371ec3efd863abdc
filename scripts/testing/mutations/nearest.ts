import fs from 'node:fs';
import path from 'node:path';

/** The tests near a file: those beside it, those that import it, and a few that check everything in a package. */

/** Tests of a package that check much in little time. */
const WIDE: Readonly<Record<string, readonly string[]>> = {
  'packages/engine': [
    'src/perft.test.ts',
    'src/scenario/scenarios.test.ts',
    'src/game.test.ts',
    'src/boxes/core/core.test.ts',
  ],
  'packages/bots': ['src/strength.test.ts', 'src/evaluate.test.ts'],
};

/** At most this many importing tests are run: the first ones by name. */
const MOST = 8;

const IMPORT = /from '(\.{1,2}\/[^']+)'/g;

/** The package that a file is in: `packages/engine`. */
export const packageOf = (file: string): string => file.split('/').slice(0, 2).join('/');

export function nearestTests(root: string, file: string): string[] {
  const folder = path.posix.dirname(file);
  const own = file.replace(/\.ts$/, '.test.ts');
  const tests = fs.globSync(`${packageOf(file)}/src/**/*.test.ts`, { cwd: root }).sort();
  const beside = tests.filter((test) => path.posix.dirname(test) === folder);
  const importing = tests.filter((test) => importsOf(root, test).includes(file));
  const wide = (WIDE[packageOf(file)] ?? []).map((test) => `${packageOf(file)}/${test}`);
  const near = [own, ...importing.slice(0, MOST)].filter((test) => tests.includes(test));
  return [...new Set([...(near.length > 0 ? near : beside.slice(0, MOST)), ...wide])];
}

function importsOf(root: string, file: string): string[] {
  const code = fs.readFileSync(path.join(root, file), 'utf8');
  const folder = path.posix.dirname(file);
  return [...code.matchAll(IMPORT)].map(([, to = '']) => path.posix.join(folder, to));
}
