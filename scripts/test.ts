/**
 * `npm test`: the checks one after another, then the tests, then those in a browser, then `N passed, N failed` where a
 * check counts as one. With arguments only the tests they name are run: `npm test -- komainu`.
 */
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { programFile, runProgram } from './launch/program.mjs';

interface Count {
  readonly passed: number;
  readonly failed: number;
}

const checks = [
  {
    headline: 'Format, lint, and the arrows between packages',
    argv: ['biome', 'check', '--error-on-warnings'],
  },
  { headline: 'Types', argv: ['scripts/typecheck.ts'] },
  { headline: 'Every rule has a test', argv: ['scripts/rules.ts'] },
] as const;

const suites = [
  { headline: 'Tests', config: 'vitest.config.ts' },
  { headline: 'Tests in a browser', config: 'vitest.browser.config.ts' },
] as const;

async function runAll(filters: readonly string[]): Promise<Count> {
  const counts: Count[] = [];
  if (filters.length === 0) {
    for (const { headline, argv } of checks) counts.push(await runCheck(headline, argv));
  }
  for (const { headline, config } of suites) counts.push(await runTests(headline, config, filters));
  const sum = counts.reduce((one, other) => ({
    passed: one.passed + other.passed,
    failed: one.failed + other.failed,
  }));
  if (sum.passed + sum.failed > 0) return sum;
  console.log('\nNo test has that name.');
  return { passed: 0, failed: 1 };
}

async function runCheck(
  headline: string,
  [program, ...rest]: readonly [string, ...string[]],
): Promise<Count> {
  console.log(`\n== ${headline}`);
  const code = await runProgram(process.execPath, [programFile(program), ...rest]);
  endIfInterrupted(code);
  return code === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
}

async function runTests(headline: string, config: string, filters: readonly string[]): Promise<Count> {
  console.log(`\n== ${headline}`);
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'hinode-test-'));
  const report = path.join(folder, 'report.json');
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
  // A filter may name tests of one suite only.
  const some = filters.length > 0 ? ['--passWithNoTests'] : [];
  const argv = ['run', '--config', config, ...reporters, ...some, ...filters];
  const code = await runProgram(process.execPath, [programFile('vitest'), ...argv]);
  const count = readReport(report);
  fs.rmSync(folder, { recursive: true });
  endIfInterrupted(code);
  // A file that cannot be loaded fails without any test of its own having failed.
  return code !== 0 && count.failed === 0 ? { ...count, failed: 1 } : count;
}

function readReport(file: string): Count {
  if (!fs.existsSync(file)) return { passed: 0, failed: 0 };
  const { numPassedTests, numFailedTests } = JSON.parse(fs.readFileSync(file, 'utf8'));
  return { passed: numPassedTests, failed: numFailedTests };
}

function endIfInterrupted(code: number): void {
  if (code > 128) process.exit(code);
}

const { passed, failed } = await runAll(process.argv.slice(2));
console.log(`\n${passed} passed, ${failed} failed`);
process.exitCode = failed > 0 ? 1 : 0;
