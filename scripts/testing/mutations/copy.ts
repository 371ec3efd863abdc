import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';

/** A copy of the repository in a temporary folder. Changes there do not affect the repository. */
export interface Copy {
  readonly folder: string;
  /** Runs something while a file has different content. */
  whileChanged<T>(file: string, change: (code: string) => string, run: () => Promise<T>): Promise<T>;
  remove(): void;
}

const COPIED = ['packages', 'scripts', 'docs', 'package.json', 'tsconfig.base.json', 'vitest.config.ts'];

export function copyOf(root: string): Copy {
  const folder = fs.realpathSync(fs.mkdtempSync(path.join(os.tmpdir(), 'hinode-mutations-')));
  for (const part of COPIED)
    fs.cpSync(path.join(root, part), path.join(folder, part), {
      recursive: true,
      filter: (file) => !file.includes('node_modules'),
    });
  linkDependencies(root, folder);
  return {
    folder,
    whileChanged: async (file, change, run) => {
      const target = path.join(folder, file);
      const before = fs.readFileSync(target, 'utf8');
      fs.writeFileSync(target, change(before));
      try {
        return await run();
      } finally {
        fs.writeFileSync(target, before);
      }
    },
    remove: () => fs.rmSync(folder, { recursive: true, force: true, maxRetries: 10 }),
  };
}

/** Dependencies are those of the repository; our own packages are the copies. */
function linkDependencies(root: string, folder: string): void {
  const [from, to] = [path.join(root, 'node_modules'), path.join(folder, 'node_modules')];
  const own = path.join(to, '@hinode');
  fs.mkdirSync(own, { recursive: true });
  for (const name of fs.readdirSync(from))
    if (name !== '@hinode' && !name.startsWith('.'))
      fs.symlinkSync(path.join(from, name), path.join(to, name));
  for (const name of fs.readdirSync(path.join(folder, 'packages')))
    fs.symlinkSync(path.join(folder, 'packages', name), path.join(own, name));
}
