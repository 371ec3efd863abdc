/**
 * Keeps the engine and the bots of a version of the rules, so that games begun under it go on after the rules change:
 *
 *     node scripts/run.mjs scripts/release-rules.ts COMMIT
 *
 * COMMIT is the last one of that version. Each becomes one file, `released/rules-N.mjs` of its package; what else belongs
 * to a release is in docs/decisions/0022-rules-live-on.md.
 */
import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { rolldown } from 'rolldown';
import { root } from './launch/paths.mjs';

type PartName = 'engine' | 'bots';

interface Part {
  readonly name: PartName;
  /** What is kept of the package, and the door that it comes from. */
  readonly kept: string;
  readonly doors: readonly string[];
  /** What it does not bundle, and where to import that from. */
  readonly elsewhere: Readonly<Record<string, string>>;
}

const [commit] = process.argv.slice(2);
if (commit === undefined) throw new Error('Which COMMIT is the last one of the rules to release?');

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'hinode-rules-'));
try {
  unpack(commit);
  const rules = rulesThere();
  for (const part of partsOf(rules)) await bundle(part, rules);
} finally {
  fs.rmSync(folder, { recursive: true });
}

function unpack(from: string): void {
  const files = ['tsconfig.base.json', 'packages/engine', 'packages/bots'];
  const archive = execFileSync('git', ['archive', from, ...files], { cwd: root, maxBuffer: 2 ** 28 });
  execFileSync('tar', ['x', '-C', folder], { input: archive });
}

function rulesThere(): string {
  const version = fs.readFileSync(inFolder('engine', 'version.ts'), 'utf8');
  const rules = /RULES_VERSION = '(\w+)'/.exec(version)?.[1];
  if (rules === undefined) throw new Error('It does not say which rules it has.');
  return rules;
}

function partsOf(rules: string): readonly Part[] {
  return [
    // The errors remain today's, so that code that catches one recognizes it, whatever rules it comes from. So does the choice
    // between engines: a released one does not contain earlier ones.
    {
      name: 'engine',
      kept: '*',
      doors: Object.values(doorsOf('engine')),
      elsewhere: Object.fromEntries(
        ['errors.ts', 'versions/released.ts'].map((file) => [inFolder('engine', file), `../src/${file}`]),
      ),
    },
    // Whatever doors of the engine the bots used, all of them lead into its single file.
    {
      name: 'bots',
      kept: '{ workerSide }',
      doors: ['./src/index.ts'],
      elsewhere: Object.fromEntries(
        Object.keys(doorsOf('engine')).map((door) => [
          path.posix.join('@hinode/engine', door),
          `@hinode/engine/released/rules-${rules}`,
        ]),
      ),
    },
  ];
}

/** The doors of a package at that time, without earlier releases: the name of each, and its file. */
function doorsOf(name: PartName): Readonly<Record<string, string>> {
  const { exports } = JSON.parse(
    fs.readFileSync(path.join(folder, 'packages', name, 'package.json'), 'utf8'),
  );
  const doors = Object.entries<string>(exports).filter(([, file]) => /^\.\/src\/[^*]*\.ts$/.test(file));
  return Object.fromEntries(doors);
}

async function bundle({ name, kept, doors, elsewhere }: Part, rules: string): Promise<void> {
  const input = path.join(folder, `${name}.ts`);
  fs.writeFileSync(
    input,
    doors.map((door) => `export ${kept} from './packages/${name}/${door}';\n`).join(''),
  );
  const built = await rolldown({
    cwd: folder,
    input,
    external: (id, importer) => Object.hasOwn(elsewhere, placeOf(id, importer)),
    // Tools that read files are left out, with everything they need.
    treeshake: { moduleSideEffects: (id) => !id.startsWith('node:') },
  });
  const file = path.join(root, 'packages', name, 'released', `rules-${rules}.mjs`);
  await built.write({
    file,
    format: 'esm',
    // As short as possible while a person can still read it, and compare two of them.
    minify: { compress: true, mangle: false, codegen: false },
    comments: false,
    paths: elsewhere,
    banner: `// The ${name} of rules ${rules}, made by scripts/release-rules.ts. Not to be changed.`,
  });
  console.log(path.relative(root, file));
}

function placeOf(id: string, importer: string | undefined): string {
  return id.startsWith('.') && importer !== undefined ? path.resolve(path.dirname(importer), id) : id;
}

function inFolder(name: string, file: string): string {
  return path.join(folder, 'packages', name, 'src', file);
}
