import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import type { Plugin, Rolldown } from 'vite';

/**
 * Builds the service worker beside the page and tells it which files belong to this version: everything that was built and all of
 * public/. Left out are the fonts, of which a reader needs only those of one language, their licences, the pictures that chat
 * programs load, and the engines of earlier rules, which only people with such a game need.
 */

const SOURCE = 'src/pwa/service-worker.ts';
const WORKER = 'sw.js';

const belongsToShell = (file: string): boolean =>
  file !== WORKER &&
  !file.startsWith('licences/') &&
  !file.startsWith('share/') &&
  !/\.(woff2?|map)$/.test(file) &&
  !/^assets\/rules-\d+-[\w-]+\.js$/.test(file);

const contentOf = (file: Rolldown.OutputAsset | Rolldown.OutputChunk): string | Uint8Array =>
  file.type === 'chunk' ? file.code : file.source;

const filesIn = (folder: string): string[] =>
  fs.existsSync(folder)
    ? fs
        .readdirSync(folder, { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile())
        .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)).replaceAll('\\', '/'))
    : [];

export function serviceWorker(): Plugin {
  let root = '';
  let publicDir = '';
  return {
    name: 'hinode-service-worker',
    apply: 'build',
    configResolved: (config) => {
      root = config.root;
      publicDir = config.publicDir;
    },
    buildStart() {
      this.emitFile({ type: 'chunk', id: path.join(root, SOURCE), fileName: WORKER });
    },
    generateBundle: {
      // The page itself has already been written, by another plugin.
      order: 'post',
      handler(_, bundle) {
        const worker = bundle[WORKER];
        if (worker?.type !== 'chunk') throw new Error('the service worker was not built');
        if (worker.imports.length > 0) throw new Error('the service worker must stand alone');
        const contents = new Map<string, string | Uint8Array>([
          ...Object.values(bundle).map((file) => [file.fileName, contentOf(file)] as const),
          ...filesIn(publicDir).map((file) => [file, fs.readFileSync(path.join(publicDir, file))] as const),
        ]);
        const files = [...contents.keys()].filter(belongsToShell).sort();
        const hash = createHash('sha256');
        for (const file of files) hash.update(file).update(contents.get(file) ?? '');
        // A change to the worker alone also makes a new version.
        hash.update(worker.code);
        const shell = { version: hash.digest('hex').slice(0, 16), files };
        worker.code = `const SHELL = ${JSON.stringify(shell)};\n${worker.code}`;
      },
    },
  };
}
