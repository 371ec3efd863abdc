import { spawn } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import path from 'node:path';
import { SetupFailure, tellPerson } from '../launch/failure.mjs';
import { alone } from '../launch/lock.mjs';
import { root } from '../launch/paths.mjs';
import { exitCodeOf, programFile } from '../launch/program.mjs';
import { forwardSignals } from '../launch/signals.mjs';
import { hashOfSources } from './sources.ts';

const web = path.join(root, 'packages', 'web');
const dist = path.join(web, 'dist');
const stamp = path.join(dist, '.built');

/** Builds the page, unless it was built from exactly these sources. Of several processes that want to, one builds. */
export async function makePageReady(): Promise<void> {
  if (isReady()) return;
  await alone(async () => {
    if (isReady()) return;
    tellPerson('building the page …');
    await build();
  });
}

function isReady(): boolean {
  return fs.existsSync(stamp) && fs.readFileSync(stamp, 'utf8') === hashOfSources();
}

/** Builds beside the old page and replaces it at the end, so that `dist` is always complete, and never half of each. */
async function build(): Promise<void> {
  const hash = hashOfSources();
  const cache = path.join(root, 'node_modules', '.cache');
  fs.mkdirSync(cache, { recursive: true });
  const unfinished = fs.mkdtempSync(path.join(cache, 'hinode-page-'));
  try {
    await runVite(['build', '--outDir', unfinished, '--emptyOutDir', '--logLevel', 'error']);
    fs.writeFileSync(path.join(unfinished, path.basename(stamp)), hash);
    fs.rmSync(dist, { recursive: true, force: true });
    fs.renameSync(unfinished, dist);
  } finally {
    fs.rmSync(unfinished, { recursive: true, force: true });
  }
}

async function runVite(argv: readonly string[]): Promise<void> {
  // The calling process, such as a test run, may be in another mode: players always get the production build.
  const env = { ...process.env, NODE_ENV: 'production' };
  const stdio = ['ignore', process.stderr, process.stderr] as const;
  const child = spawn(process.execPath, [programFile('vite'), ...argv], { cwd: web, env, stdio: [...stdio] });
  const stopForwarding = forwardSignals(child);
  const [code, signal] = await once(child, 'close');
  const interruptedBy = stopForwarding() ?? signal;
  if (interruptedBy) throw new SetupFailure('the build was interrupted.', exitCodeOf(interruptedBy));
  if (code !== 0) throw new SetupFailure('the page could not be built; the words above say why.');
}
