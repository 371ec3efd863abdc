import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import packed from '@sparticuz/chromium';
import { type Browser, chromium, type LaunchOptions } from 'playwright-core';
import { patience } from '../../../scripts/testing/patience.ts';

/** The browser of the tests: a real Chromium that comes with the dependencies, or any Chrome that HINODE_CHROME names. */

const cache = path.resolve(import.meta.dirname, '../../../node_modules/.cache');
const home = path.join(cache, 'hinode-chromium');

const ARGS = [
  '--no-sandbox', // so that root may run it as well
  '--disable-gpu', // nothing here needs one, and pretending to have one costs a tenth of the time
  '--disable-background-networking',
  '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1', // the page must not need anybody but its server
];

/** A running Chromium. Closing it also takes away what it wrote down for itself. */
export interface Chromium {
  readonly browser: Browser;
  readonly close: () => Promise<void>;
}

export async function startChromium(): Promise<Chromium> {
  const { folder, remove } = chromiumFolder();
  try {
    const browser = await launchChromium(folder);
    return { browser, close: () => browser.close().finally(remove) };
  } catch (problem) {
    remove();
    throw problem;
  }
}

/** A Chromium that is ended does not always tidy up: what it leaves goes with a folder of its own. */
export function chromiumFolder(): { readonly folder: string; readonly remove: () => void } {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'hinode-chromium-'));
  return { folder, remove: () => fs.rmSync(folder, { recursive: true, force: true, maxRetries: 20 }) };
}

/** A Chromium that puts its files into this folder. It ends with whoever started it. */
export async function launchChromium(folder: string): Promise<Browser> {
  const { env = process.env, ...which } = await whichChromium();
  // Playwright makes the profile itself, and whoever is ended before the browser does not take it away.
  return withEnvironment({ TMPDIR: folder }, () =>
    chromium.launch({
      ...which,
      env: { ...env, TMPDIR: folder },
      args: ARGS,
      // Scrollbars take room, as they do for most people at a desk.
      ignoreDefaultArgs: ['--hide-scrollbars'],
      headless: true,
      timeout: patience.wait(),
    }),
  );
}

async function whichChromium(): Promise<LaunchOptions> {
  const named = process.env['HINODE_CHROME'];
  if (named !== undefined) return { executablePath: named };
  // The packed one is for Linux; elsewhere an installed Chrome is looked for where Chrome usually is.
  if (process.platform !== 'linux' || process.arch !== 'x64') return { channel: 'chrome' };
  if (!fs.existsSync(home)) await unpack();
  const executablePath = path.join(home, 'chromium');
  return lacksLibraries(executablePath) ? { executablePath, env: withPackedLibraries() } : { executablePath };
}

/** Unpacks beside its place and renames: two first runs at once do not start each other's half-written program. */
async function unpack(): Promise<void> {
  fs.mkdirSync(cache, { recursive: true });
  const unfinished = fs.mkdtempSync(`${home}-`);
  await withEnvironment({ TMPDIR: unfinished, AWS_LAMBDA_JS_RUNTIME: 'nodejs22.x' }, () =>
    packed.executablePath(),
  );
  const fonts = path.join(unfinished, 'fonts', 'fonts.conf');
  fs.writeFileSync(fonts, fs.readFileSync(fonts, 'utf8').replaceAll('/tmp/', `${home}/`));
  try {
    fs.renameSync(unfinished, home);
  } catch (problem) {
    fs.rmSync(unfinished, { recursive: true, force: true });
    if (!fs.existsSync(home)) throw problem; // else somebody was quicker, and theirs is as good
  }
}

/** Some can be told only by the environment where to put things. */
async function withEnvironment<T>(
  wanted: Readonly<Record<string, string>>,
  work: () => Promise<T>,
): Promise<T> {
  const before = Object.keys(wanted).map((name) => [name, process.env[name]] as const);
  Object.assign(process.env, wanted);
  try {
    return await work();
  } finally {
    for (const [name, value] of before) {
      if (value === undefined) delete process.env[name];
      else process.env[name] = value;
    }
  }
}

function lacksLibraries(program: string): boolean {
  return spawnSync('ldd', [program], { encoding: 'utf8' }).stdout?.includes('not found') ?? false;
}

function withPackedLibraries(): NodeJS.ProcessEnv {
  const libraries = [path.join(home, 'al2023', 'lib'), process.env['LD_LIBRARY_PATH']]
    .filter(Boolean)
    .join(':');
  return { ...process.env, LD_LIBRARY_PATH: libraries, FONTCONFIG_PATH: path.join(home, 'fonts') };
}
