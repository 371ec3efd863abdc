import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { hashOfSources } from './sources.ts';

/** A small clone, and a way to write into it that says whether the page would have to be built again. */
function clone() {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'hinode-sources-'));
  onTestFinished(() => fs.rmSync(folder, { recursive: true }));
  const write = (file: string, text: string) => {
    fs.mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
    fs.writeFileSync(path.join(folder, file), text);
  };
  write('package-lock.json', '{}');
  write('packages/web/src/main.tsx', 'start();');
  return (file: string, text: string): 'stale' | 'ready' => {
    const before = hashOfSources(folder);
    write(file, text);
    return hashOfSources(folder) === before ? 'ready' : 'stale';
  };
}

test.each([
  'package-lock.json',
  'packages/web/src/main.tsx',
  'packages/web/index.html',
  'packages/web/public/favicon.svg',
  'packages/text/catalogs/fa/log.json',
  'packages/engine/src/boxes/core/cards/komainu/rules.ts',
  'packages/bots/src/index.ts',
  'packages/learn/lessons/the-land.json',
  'packages/wire/src/table.ts',
  'packages/learn/rules/text/cs.json',
])('the page is built again when %s changes', (file) => {
  expect(clone()(file, 'something new')).toBe('stale');
});

test.each([
  'packages/web/dist/index.html',
  'packages/web/node_modules/.vite/deps.js',
  'packages/web/browser/home.test.ts',
  'packages/web/testing/page.ts',
  'packages/web/src/board/layout.test.ts',
  'packages/cli/src/main.ts',
  'README.md',
])('the page stays as it is when %s changes', (file) => {
  expect(clone()(file, 'something new')).toBe('ready');
});

test('the page is built again when a file is renamed', () => {
  const after = clone();
  expect(after('packages/web/src/a.ts', '')).toBe('stale');
  expect(after('packages/web/src/b.ts', '')).toBe('stale');
  expect(after('packages/web/src/b.ts', '')).toBe('ready');
});
