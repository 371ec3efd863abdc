import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { root } from '../launch/paths.mjs';

/** Everything the built page is made of. The packages are the arrows of web in docs/architecture.md. */
const SOURCES = [
  'package-lock.json',
  'tsconfig.base.json',
  'packages/{engine,bots,text,wire,learn,web}/**/*',
];
/** Files beside the sources that never get into the page. */
const FOLDERS_BESIDE = ['node_modules', 'dist', 'browser', 'testing'];
const FILES_BESIDE = /\.(test|long)\.tsx?$/;

/** A hash that changes whenever the page would: names and contents of its sources. */
export function hashOfSources(folder = root): string {
  const hash = createHash('sha256');
  for (const name of sourcesIn(folder)) {
    hash
      .update(`${name}\0`)
      .update(fs.readFileSync(path.join(folder, name)))
      .update('\0');
  }
  return hash.digest('hex');
}

function sourcesIn(folder: string): string[] {
  return fs
    .globSync(SOURCES, {
      cwd: folder,
      withFileTypes: true,
      exclude: ({ name }) => FOLDERS_BESIDE.includes(name),
    })
    .filter((entry) => entry.isFile() && !FILES_BESIDE.test(entry.name))
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)))
    .map((name) => name.replaceAll(path.sep, '/'))
    .sort();
}
