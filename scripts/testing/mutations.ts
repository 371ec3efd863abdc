/**
 * `npm run test:mutations -- --sample 60 --seed 1`: makes one small mistake after another in a copy of the repository, runs the
 * nearest tests, and lists the mistakes that no test noticed. `--only packages/wire` limits it to that part. docs/proofs.md
 * explains the numbers.
 */
import { type ChildProcess, spawn } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { rngFrom } from '@hinode/engine';
import { root } from '../launch/paths.mjs';
import { programFile } from '../launch/program.mjs';
import { type Copy, copyOf } from './mutations/copy.ts';
import { nearestTests, packageOf } from './mutations/nearest.ts';
import { type Mutation, mutated, mutationsIn } from './mutations/operators.ts';

/** Where the mistakes are made: the rules, the bots, the wire, and what the page computes. */
const SOURCES = ['engine', 'bots', 'wire', 'web'].map((name) => `packages/${name}/src/**/*.ts`);
const isSource = (file: string): boolean => !/\.(test|long|d)\.ts$|\/testing\//.test(file);

/** Code that needs a page to run is tested in a browser, which takes too long to repeat for every mistake. */
const needsPage = (code: string): boolean => /from 'react'|\b(document|window|navigator)\./.test(code);

/** A mistake that makes a test wait or run forever counts as noticed: this many times longer than all tests together is enough. */
const PATIENCE = 1.5;

interface Mistake extends Mutation {
  readonly file: string;
  readonly tests: readonly string[];
}

type Verdict = 'killed' | 'hung' | 'survived';

const { values } = parseArgs({
  options: {
    sample: { type: 'string', default: '60' },
    seed: { type: 'string', default: '1' },
    only: { type: 'string', default: 'packages/' },
  },
});

const codeOf = (file: string): string => fs.readFileSync(path.join(copy.folder, file), 'utf8');

/** Every mistake that has tests nearby. */
function possible(): Mistake[] {
  const files = fs.globSync(SOURCES, { cwd: copy.folder }).filter(isSource).sort();
  return files
    .filter((file) => file.startsWith(values.only) && !needsPage(codeOf(file)))
    .flatMap((file) => {
      const tests = nearestTests(copy.folder, file);
      return tests.length === 0 ? [] : mutationsIn(codeOf(file)).map((one) => ({ ...one, file, tests }));
    });
}

/** As many of them as requested, drawn by the seed. */
function drawn(all: readonly Mistake[], count: number): Mistake[] {
  const rng = rngFrom(`mutations ${values.seed}`);
  const left = [...all];
  const sample: Mistake[] = [];
  while (sample.length < count && left.length > 0) sample.push(...left.splice(rng.below(left.length), 1));
  return sample;
}

let running: ChildProcess | undefined;

/** Runs tests in the copy. Tests that run longer than the limit are killed, with everything they started. */
function runTests({ folder }: Copy, tests: readonly string[], limit?: number): Promise<Verdict> {
  const argv = [
    'run',
    '--config',
    'vitest.config.ts',
    '--reporter',
    'dot',
    '--bail',
    '1',
    '--maxWorkers',
    '1',
  ];
  const child = spawn(process.execPath, [programFile('vitest'), ...argv, ...tests], {
    cwd: folder,
    // Where the tests should pass, they have unlimited time, and their output matters.
    ...(limit === undefined
      ? { stdio: 'inherit' }
      : { stdio: 'ignore', env: { ...process.env, HINODE_PATIENCE: '0.05' } }),
    detached: true,
  });
  running = child;
  return new Promise((resolve, reject) => {
    let hung = false;
    const tooLong = (): void => {
      hung = true;
      kill(child);
    };
    const end = limit === undefined ? undefined : setTimeout(tooLong, limit);
    child.on('error', reject);
    child.on('close', (code) => {
      clearTimeout(end);
      resolve(hung ? 'hung' : code === 0 ? 'survived' : 'killed');
    });
  });
}

function kill({ pid }: ChildProcess): void {
  if (pid === undefined) return;
  try {
    process.kill(-pid, 'SIGKILL');
  } catch {
    // It has ended by itself meanwhile.
  }
}

async function judge(copy: Copy, sample: readonly Mistake[]): Promise<Map<Mistake, Verdict>> {
  const began = performance.now();
  const unchanged = await runTests(copy, [...new Set(sample.flatMap(({ tests }) => tests))]);
  if (unchanged !== 'survived') throw new Error('the tests fail even without a mistake');
  const limit = 30_000 + PATIENCE * (performance.now() - began);
  const verdicts = new Map<Mistake, Verdict>();
  for (const mistake of sample) {
    const { file, tests } = mistake;
    const change = (code: string): string => mutated(code, mistake);
    const verdict = await copy.whileChanged(file, change, () => runTests(copy, tests, limit));
    verdicts.set(mistake, verdict);
    console.log(`${verdict.padEnd(8)}  ${told(mistake)}`);
  }
  return verdicts;
}

const told = ({ file, line, was, becomes }: Mistake): string =>
  `${file}:${line}  ${short(was)}  →  ${short(becomes)}`;

const short = (code: string): string => {
  const line = code.replace(/\s+/g, ' ');
  return line.length > 60 ? `${line.slice(0, 59)}…` : line;
};

function tellScores(verdicts: ReadonlyMap<Mistake, Verdict>): void {
  const survivors = [...verdicts].filter(([, verdict]) => verdict === 'survived').map(([mistake]) => mistake);
  if (survivors.length > 0) console.log(`\nNobody noticed:\n  ${survivors.map(told).join('\n  ')}`);
  console.log('');
  const mistakes = [...verdicts.keys()];
  const parts = [...new Set(mistakes.map(({ file }) => packageOf(file)))].sort();
  for (const part of [...parts, 'in all']) {
    const isIn = ({ file }: Mistake): boolean => part === 'in all' || packageOf(file) === part;
    const [made, missed] = [mistakes.filter(isIn).length, survivors.filter(isIn).length];
    const score = Math.round((100 * (made - missed)) / made);
    console.log(`${part.padEnd(16)}  ${made - missed} of ${made} noticed, ${score} %`);
  }
}

const stop = (): void => {
  if (running !== undefined) kill(running);
  copy.remove();
  process.exit(1);
};
// Before the copy is made, so that nothing is left behind.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, stop);
const copy = copyOf(root);
try {
  const all = possible();
  const sample = drawn(all, Number(values.sample));
  console.log(`${sample.length} of ${all.length} possible mistakes, seed ${values.seed}\n`);
  tellScores(await judge(copy, sample));
} finally {
  copy.remove();
}
