import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { root } from './launch/paths.mjs';
import { programFile } from './launch/program.mjs';

/** Which packages each package may use: the arrows of docs/architecture.md. */
const arrows = {
  engine: [],
  bots: ['engine'],
  text: ['engine'],
  wire: ['engine', 'bots'],
  learn: ['engine', 'text'],
  server: ['engine', 'bots', 'text', 'wire'],
  web: ['engine', 'bots', 'text', 'wire', 'learn'],
  cli: ['engine', 'bots', 'text', 'wire', 'server'],
} as const;
const packages = Object.keys(arrows);

/** A folder with our linter's settings, for files that break them. */
let sandbox: string;

beforeAll(() => {
  sandbox = fs.mkdtempSync(path.join(os.tmpdir(), 'hinode-arrows-'));
  fs.cpSync(path.join(root, 'biome.json'), path.join(sandbox, 'biome.json'));
  fs.cpSync(path.join(root, 'scripts', 'lint'), path.join(sandbox, 'scripts', 'lint'), { recursive: true });
});

afterAll(() => fs.rmSync(sandbox, { recursive: true }));

/** Those of the lines that would be refused in that file. */
function refused(file: string, lines: readonly string[]): string[] {
  const place = path.join(sandbox, file);
  fs.mkdirSync(path.dirname(place), { recursive: true });
  fs.writeFileSync(place, lines.join('\n'));
  const argv = [programFile('biome'), 'lint', '--reporter=github', '--max-diagnostics=none', file];
  const { stdout } = spawnSync(process.execPath, argv, { cwd: sandbox, encoding: 'utf8' });
  const reports = stdout.matchAll(/title=(?:lint\/style\/noRestrictedImports|plugin),.*?,line=(\d+)/g);
  const numbers = new Set([...reports].map(([, line]) => Number(line)));
  return lines.filter((_, index) => numbers.has(index + 1));
}

describe.each(Object.entries(arrows))('the arrows of %s', (name, allowed) => {
  const file = `packages/${name}/src/sample.ts`;
  const importOf = (other: string) => `import '@hinode/${other}';`;

  test('lead only where the architecture says', () => {
    const forbidden = packages.filter((other) => !allowed.some((one) => one === other));
    expect(refused(file, packages.map(importOf))).toEqual(forbidden.map(importOf));
  });

  test("never lead into another package's files", () => {
    const deep = [
      "import '@hinode/engine/src/index.ts';",
      "import '../../engine/src/index.ts';",
      "export * from '../../../bots/src/index.ts';",
      "await import('../../text/src/index.ts');",
      "export type Deep = import('../../engine/src/index.ts').State;",
    ];
    expect(refused(file, deep)).toEqual(deep);
  });
});

test('the page uses no numbers of the engine', () => {
  const doors = ['facts', 'records', 'scenario', 'search', 'versions'];
  const lines = doors.map((door) => `import '@hinode/engine/${door}';`);
  expect(refused('packages/web/src/sample.ts', lines)).toEqual(["import '@hinode/engine/search';"]);
  expect(refused('packages/bots/src/sample.ts', lines)).toEqual([]);
});

describe('the engine', () => {
  const outside = [
    "import 'node:fs';",
    "import 'fs';",
    "import { test } from 'vitest';",
    "import 'some/package';",
  ];
  const chance = [
    'Math.random();',
    'Date.now();',
    'new Date();',
    'new Date(0);',
    'performance.now();',
    'const { random } = Math;',
  ];
  const inside = [
    "import './index.ts';",
    "import '../boxes/core/cards/komainu/rules.ts';",
    'Math.floor(1.5);',
  ];

  test('imports nothing but its own files', () => {
    expect(refused('packages/engine/src/sample.ts', [...outside, ...inside])).toEqual(outside);
  });

  test('has no clock and no chance of its own', () => {
    expect(refused('packages/engine/src/sample.ts', [...chance, ...inside])).toEqual(chance);
  });

  test('may use the test tools in its tests', () => {
    expect(refused('packages/engine/src/sample.test.ts', outside)).toEqual([]);
  });
});

test('tests have no time limits of their own', () => {
  const limits = [
    'await vi.waitFor(look);',
    'await vi.waitFor(look, 10_000);',
    'await page.waitForTimeout(100);',
    'fetch(url, { signal: AbortSignal.timeout(1000) });',
    "test('a title', async () => {}, 60_000);",
  ];
  const patient = ["test('a title', async () => {});", 'await expect.poll(look).toBe(1);'];
  expect(refused('packages/server/src/sample.test.ts', [...limits, ...patient])).toEqual(limits);
  expect(refused('packages/web/testing/sample.ts', limits)).toEqual(limits);
});
