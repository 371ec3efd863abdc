import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { root } from './launch/paths.mjs';
import { programFile } from './launch/program.mjs';

/** Which packages each package may use: the arrows of docs/architecture.md. */
const arrows = {
  engine: [],
  bots: ['engine'],
  text: ['engine'],
  wire: ['engine', 'bots'],
  learn: ['engine', 'text'],
  server: ['engine', 'bots', 'text', 'wire', 'learn'],
  web: ['engine', 'bots', 'text', 'wire', 'learn'],
  cli: ['engine', 'bots', 'text', 'wire', 'server'],
} as const;
const packages = Object.keys(arrows);

/** Lines as they might stand in a file, some of which break our rules. */
interface Sample {
  readonly file: string;
  readonly lines: readonly string[];
}

const samples: Sample[] = [];
/** The lines that the linter refuses, by the file name of each sample. */
let refusals: ReadonlyMap<string, ReadonlySet<number>>;

/** Must be called before the tests run: the linter reads all samples at once, because each start takes a while. */
function sampleIn(folder: string, lines: readonly string[], end = '.ts'): Sample {
  const sample = { file: `${folder}/sample-${samples.length}${end}`, lines };
  samples.push(sample);
  return sample;
}

/** The lines of a sample that would be refused. */
function refused({ file, lines }: Sample): string[] {
  return lines.filter((_, index) => refusals.get(path.basename(file))?.has(index + 1));
}

/** Lints the samples in a folder with our linter's settings. */
function lint(): Map<string, Set<number>> {
  const sandbox = fs.mkdtempSync(path.join(os.tmpdir(), 'hinode-arrows-'));
  try {
    fs.cpSync(path.join(root, 'biome.json'), path.join(sandbox, 'biome.json'));
    fs.cpSync(path.join(root, 'scripts', 'lint'), path.join(sandbox, 'scripts', 'lint'), { recursive: true });
    for (const { file, lines } of samples) {
      fs.mkdirSync(path.dirname(path.join(sandbox, file)), { recursive: true });
      fs.writeFileSync(path.join(sandbox, file), lines.join('\n'));
    }
    const argv = [programFile('biome'), 'lint', '--reporter=github', '--max-diagnostics=none', 'packages'];
    const { stdout } = spawnSync(process.execPath, argv, { cwd: sandbox, encoding: 'utf8' });
    const found = new Map<string, Set<number>>();
    const reports = stdout.matchAll(
      /title=(?:lint\/style\/noRestrictedImports|plugin),file=[^,]*?(sample-[\w.-]+),line=(\d+)/g,
    );
    for (const [, name = '', line] of reports)
      found.set(name, (found.get(name) ?? new Set()).add(Number(line)));
    return found;
  } finally {
    fs.rmSync(sandbox, { recursive: true });
  }
}

beforeAll(() => {
  refusals = lint();
});

describe.each(Object.entries(arrows))('the arrows of %s', (name, allowed) => {
  const folder = `packages/${name}/src`;
  const importOf = (other: string) => `import '@hinode/${other}';`;
  const all = sampleIn(folder, packages.map(importOf));
  const deep = sampleIn(folder, [
    "import '@hinode/engine/src/index.ts';",
    "import '../../engine/src/index.ts';",
    "export * from '../../../bots/src/index.ts';",
    "await import('../../text/src/index.ts');",
    "export type Deep = import('../../engine/src/index.ts').State;",
  ]);

  test('lead only where the architecture says', () => {
    const forbidden = packages.filter((other) => !allowed.some((one) => one === other));
    expect(refused(all)).toEqual(forbidden.map(importOf));
  });

  test("never lead into another package's files", () => {
    expect(refused(deep)).toEqual(deep.lines);
  });
});

describe('the numbers of the engine', () => {
  const doors = ['facts', 'records', 'scenario', 'search', 'versions'];
  const lines = doors.map((door) => `import '@hinode/engine/${door}';`);
  const [page, bots] = [sampleIn('packages/web/src', lines), sampleIn('packages/bots/src', lines)];

  test('are not used by the page', () => {
    expect(refused(page)).toEqual(["import '@hinode/engine/search';"]);
    expect(refused(bots)).toEqual([]);
  });
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

  const importing = sampleIn('packages/engine/src', [...outside, ...inside]);
  const chancy = sampleIn('packages/engine/src', [...chance, ...inside]);
  const tested = sampleIn('packages/engine/src', outside, '.test.ts');

  test('imports nothing but its own files', () => {
    expect(refused(importing)).toEqual(outside);
  });

  test('has no clock and no randomness of its own', () => {
    expect(refused(chancy)).toEqual(chance);
  });

  test('may use the test tools in its tests', () => {
    expect(refused(tested)).toEqual([]);
  });
});

describe('tests', () => {
  const limits = [
    'await vi.waitFor(look);',
    'await vi.waitFor(look, 10_000);',
    'await page.waitForTimeout(100);',
    'fetch(url, { signal: AbortSignal.timeout(1000) });',
    "test('a title', async () => {}, 60_000);",
  ];
  const patient = ["test('a title', async () => {});", 'await expect.poll(look).toBe(1);'];
  const tested = sampleIn('packages/server/src', [...limits, ...patient], '.test.ts');
  const testing = sampleIn('packages/web/testing', limits);

  test('have no time limits of their own', () => {
    expect(refused(tested)).toEqual(limits);
    expect(refused(testing)).toEqual(limits);
  });
});
