import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import type { Reporter, TestCase, TestModule, Vitest } from 'vitest/node';
import { root } from '../launch/paths.mjs';
import { queue } from './patience.ts';

/** What `npm test` needs to know about a run of tests. */
export interface Report {
  readonly passed: number;
  readonly failed: number;
  /** Tests that passed only when they were retried. */
  readonly unsteady: readonly string[];
  /** Milliseconds for each test file. */
  readonly files: Readonly<Record<string, number>>;
}

/** How often it checks whether anything is happening. */
const LOOKS_EVERY = 5_000;

/**
 * Watches a run of tests, and writes its report to the file that HINODE_TEST_REPORT names. A test that is still running long after
 * its limit, such as an endless loop, cannot be stopped from inside: then the run ends and says where it hangs.
 */
export default class Watch implements Reporter {
  #vitest: Vitest | undefined;
  /** How busy the machine was when the limits were set. */
  readonly #queue = Math.max(1, queue());
  #last = performance.now();
  #looking: NodeJS.Timeout | undefined;
  readonly #running = new Map<string, string>();
  readonly #ended = new Map<string, boolean>();
  readonly #files: Record<string, number> = {};
  readonly #unsteady: string[] = [];

  onInit(vitest: Vitest): void {
    this.#vitest = vitest;
    this.#looking = setInterval(() => this.#look(), LOOKS_EVERY).unref();
  }

  onTestModuleStart(module: TestModule): void {
    this.#began(module.id, nameOf(module));
  }

  onTestCaseReady(test: TestCase): void {
    this.#began(test.id, `${nameOf(test.module)}: ${test.fullName}`);
  }

  onTestCaseResult(test: TestCase): void {
    const { state } = test.result();
    if (state !== 'skipped') this.#ended.set(test.id, state === 'passed');
    if (test.diagnostic()?.flaky) this.#passedLater(test);
    this.#isOver(test.id);
  }

  onTestModuleEnd(module: TestModule): void {
    const { duration, collectDuration, setupDuration } = module.diagnostic();
    this.#files[nameOf(module)] = duration + collectDuration + setupDuration;
    this.#isOver(module.id);
  }

  onTestRunEnd(): void {
    clearInterval(this.#looking);
    this.#write();
  }

  /** Nothing else reports why it failed at first. */
  #passedLater(test: TestCase): void {
    const name = `${nameOf(test.module)}: ${test.fullName}`;
    this.#unsteady.push(name);
    for (const { message, stack } of test.result().errors ?? [])
      console.error(`\nTried again: ${name}\n${stack ?? message}`);
  }

  #began(id: string, name: string): void {
    this.#last = performance.now();
    this.#running.set(id, name);
  }

  #isOver(id: string): void {
    this.#last = performance.now();
    this.#running.delete(id);
  }

  /**
   * The longest that a test may take: its limit when the run began, or more if the machine has become busy since; and half of that
   * on top.
   */
  #look(): void {
    const limit = (this.#vitest?.config.testTimeout ?? 0) * 1.5 * Math.max(1, queue() / this.#queue);
    const silence = performance.now() - this.#last;
    if (silence < limit) return;
    clearInterval(this.#looking);
    const minutes = Math.round(silence / 60_000);
    const where = [...this.#running.values()].map((name) => `  ${name}`).join('\n') || '  the set-up';
    console.error(`\nNothing has happened for ${minutes} minutes: something hangs. Still at work:\n${where}`);
    this.#ended.set('what hangs', false);
    this.#write();
    killChildren();
    process.exit(1);
  }

  #write(): void {
    const file = process.env['HINODE_TEST_REPORT'];
    if (file === undefined) return;
    const ends = [...this.#ended.values()];
    const passed = ends.filter(Boolean).length;
    const report: Report = {
      passed,
      failed: ends.length - passed,
      unsteady: this.#unsteady,
      files: this.#files,
    };
    fs.writeFileSync(file, JSON.stringify(report));
  }
}

/** A program in an endless loop does not respond to messages. Where there is no `ps`, it is left to the process that started us. */
function killChildren(): void {
  const { stdout } = spawnSync('ps', ['-A', '-o', 'pid=,ppid='], { encoding: 'utf8' });
  for (const line of (stdout ?? '').split('\n')) {
    const [pid, parent] = line.trim().split(/\s+/).map(Number);
    if (parent === process.pid && pid !== undefined && pid > 0) tryToKill(pid);
  }
}

function tryToKill(pid: number): void {
  try {
    process.kill(pid, 'SIGKILL');
  } catch {
    // It is already gone: `ps` itself, for one.
  }
}

const nameOf = (module: TestModule): string => path.relative(root, module.moduleId).replaceAll(path.sep, '/');
