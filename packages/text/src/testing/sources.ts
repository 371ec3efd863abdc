import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The sources of all packages, for checks of the texts they use. */

const PACKAGES = fileURLToPath(new URL('../../../', import.meta.url));

/** The text of every source file that is not a test, by its path. */
export function sources(): ReadonlyMap<string, string> {
  const found = new Map<string, string>();
  for (const name of readdirSync(PACKAGES)) {
    const folder = join(PACKAGES, name, 'src');
    for (const path of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
      if (/\.tsx?$/.test(path) && !/\.test\.tsx?$|testing/.test(path))
        found.set(join(name, 'src', path), readFileSync(join(folder, path), 'utf8'));
    }
  }
  return found;
}

export const sourceOf = (path: string): string => readFileSync(join(PACKAGES, path), 'utf8');
