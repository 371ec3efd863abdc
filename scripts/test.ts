/**
 * `npm test`: the checks, the tests and the browser tests, in parallel; then where the time went, and `N passed, N failed`, where a
 * check counts as one. With arguments it runs only the tests that they name: `npm test -- komainu`.
 */
import { spawn } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { root } from './launch/paths.mjs';
import { exitCodeOf, programFile } from './launch/program.mjs';
import { forwardSignals } from './launch/signals.mjs';
import { newRunFolder, type RunFolder } from './testing/folder.ts';
import type { Report } from './testing/report.ts';
import { type Speaker, takeTurns } from './testing/turns.ts';
import { whereTheTimeWent } from './testing/where.ts';

interface Part {
  readonly headline: string;
  readonly argv: readonly [string, ...string[]];
  /** A run of tests counts each of them; a check counts as one. */
  readonly isTests?: true;
}

interface Ran {
  readonly headline: string;
  readonly milliseconds: number;
  readonly report: Report;
}

const checks: readonly Part[] = [
  {
    headline: 'Format, lint, and the arrows between packages',
    argv: ['biome', 'check', '--error-on-warnings'],
  },
  { headline: 'Types', argv: ['scripts/typecheck.ts'] },
  { headline: 'Every rule has a test', argv: ['scripts/rules.ts'] },
];

/** A filter may match tests of only one suite. */
const suites = (filters: readonly string[]): readonly Part[] =>
  [
    { headline: 'Tests', config: 'vitest.config.ts' },
    { headline: 'Tests in a browser', config: 'vitest.browser.config.ts' },
  ].map(({ headline, config }) => ({
    headline,
    argv: [
      'vitest',
      'run',
      '--config',
      config,
      ...(filters.length > 0 ? ['--passWithNoTests', ...filters] : []),
    ],
    isTests: true,
  }));

/** The first signal that asked us to end. */
let signal: NodeJS.Signals | undefined;

async function runAll(filters: readonly string[], folder: RunFolder): Promise<Ran[]> {
  const parts = filters.length === 0 ? [...checks, ...suites(filters)] : suites(filters);
  const speakers = takeTurns(parts.length, (words) => process.stdout.write(words));
  return Promise.all(parts.map((part, n) => run(part, folder, speakers[n] as Speaker)));
}

async function run({ headline, argv, isTests }: Part, folder: RunFolder, speaker: Speaker): Promise<Ran> {
  const [program, ...rest] = argv;
  const report = folder.report(headline);
  const began = performance.now();
  speaker.say(`\n== ${headline}\n`);
  const child = spawn(
    process.execPath,
    ['--disable-warning=ExperimentalWarning', programFile(program), ...rest],
    {
      cwd: root,
      env: {
        ...process.env,
        ...COMPILED,
        ...colors(),
        ...DATABASE,
        ...folder.environment,
        HINODE_TEST_REPORT: report,
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    },
  );
  const stopForwarding = forwardSignals(child);
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (words: string) => speaker.say(words));
  const code = await new Promise<number>((resolve, reject) => {
    child.on('error', reject);
    child.on('close', (ended, by) => resolve(ended ?? exitCodeOf(by)));
  });
  signal ??= stopForwarding();
  speaker.end();
  const milliseconds = performance.now() - began;
  return { headline, milliseconds, report: isTests ? readReport(report, code) : oneCheck(code) };
}

/** Many tests start programs and threads of ours: what one has compiled, the next one can reuse. */
const COMPILED = { NODE_COMPILE_CACHE: path.join(root, 'node_modules/.cache/hinode-compiled') };

/** A database that is provided is for the tests that ask for one, and not for every server that a test starts. */
const { DATABASE_URL } = process.env;
const DATABASE = DATABASE_URL ? { DATABASE_URL: undefined, HINODE_TEST_POSTGRES: DATABASE_URL } : {};

/** Keeps colors if we write to a terminal, although the output passes through us. */
const colors = (): NodeJS.ProcessEnv => (process.stdout.isTTY ? { FORCE_COLOR: '1' } : {});

const oneCheck = (code: number): Report => ({
  passed: code === 0 ? 1 : 0,
  failed: code === 0 ? 0 : 1,
  unsteady: [],
  files: {},
});

function readReport(file: string, code: number): Report {
  const report: Report = fs.existsSync(file)
    ? JSON.parse(fs.readFileSync(file, 'utf8'))
    : { passed: 0, failed: 0, unsteady: [], files: {} };
  // A file that cannot be loaded has failed without any failed test.
  return code !== 0 && report.failed === 0 ? { ...report, failed: 1 } : report;
}

function tellLeftBehind(folder: RunFolder): number {
  const left = folder.leftBehind();
  if (left.length > 0)
    console.log(`\nLeft behind in the temporary folder, which tests must not do:\n  ${left.join('\n  ')}`);
  return left.length > 0 ? 1 : 0;
}

/** A test that has to be retried says nothing about the machine: there is a race in it, or in the page. */
function tellUnsteady(ran: readonly Ran[]): void {
  const unsteady = ran.flatMap(({ report }) => report.unsteady);
  if (unsteady.length > 0)
    console.log(`\nPassed only when tried again; each of them hides a race:\n  ${unsteady.join('\n  ')}`);
}

const folder = newRunFolder();
try {
  const ran = await runAll(process.argv.slice(2), folder);
  // Reports the signal in the exit code, as a shell does.
  if (signal !== undefined) process.exitCode = 128 + os.constants.signals[signal];
  else {
    const sum = (which: 'passed' | 'failed'): number =>
      ran.reduce((all, { report }) => all + report[which], 0);
    const isEmpty = sum('passed') + sum('failed') === 0;
    if (isEmpty) console.log('\nNo test has that name.');
    const passed = sum('passed');
    const failed = sum('failed') + tellLeftBehind(folder) + (isEmpty ? 1 : 0);
    tellUnsteady(ran);
    console.log(whereTheTimeWent(ran));
    console.log(`\n${passed} passed, ${failed} failed`);
    process.exitCode = failed > 0 ? 1 : 0;
  }
} finally {
  folder.remove();
}
