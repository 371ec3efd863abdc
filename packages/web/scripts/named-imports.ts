import type { Plugin } from 'vite';

/**
 * The rules destructure namespaces, `import * as position …` and `const { get } = position`, because that is faster where every
 * module is a file of its own (docs/performance.md). In the page they become a single file, where it is no faster but adds 8 KB. So
 * this turns them into named imports.
 */
export const namedImports = (): Plugin => ({
  name: 'named-imports',
  apply: 'build',
  enforce: 'pre',
  transform: {
    filter: { id: /\/packages\/engine\/src\/.*\.ts$/ },
    handler: (code) => ({ code: importedByName(code), map: null }),
  },
});

const NAMESPACE = /^import \* as (\w+) from ('[^']+');$/gm;

/** The same module, with everything it destructures from a namespace imported by name. */
export function importedByName(code: string): string {
  let named = code;
  for (const [line, name, file] of code.matchAll(NAMESPACE)) {
    const [taken, names] = new RegExp(`^const (\\{[^}]*\\}) =\\s*${name};\n`, 'm').exec(code) ?? [];
    if (taken === undefined) continue;
    named = named.replace(taken, '').replace(line, `import ${names} from ${file};`);
  }
  return named;
}
