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

/**
 * Nobody looks at the pages of tests. They are laid out, pressed and drawn frame by frame as always, but with no memory
 * for pictures nothing is painted: without a graphics card that takes half of the time where games are played. With
 * `HINODE_PAINT=1` it is painted, for whoever wants a picture.
 */
const UNPAINTED = process.env['HINODE_PAINT'] === '1' ? [] : ['--force-gpu-mem-available-mb=0'];

/** A running Chromium. Closing it also takes away what it wrote down for itself. */
export interface Chromium {
  readonly browser: Browser;
  readonly close: () => Promise<void>;
}

/** For whoever wants to see something, or to know how long it takes to be seen. */
export async function startChromium(): Promise<Chromium> {
  const { folder, remove } = chromiumFolder();
  try {
    const browser = await launch(folder, ARGS);
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

/** A Chromium for tests that puts its files into this folder. It ends with whoever started it. */
export const launchUnpainted = (folder: string): Promise<Browser> => launch(folder, [...ARGS, ...UNPAINTED]);

async function launch(folder: string, args: string[]): Promise<Browser> {
  const { env = process.env, ...which } = await whichChromium();
  // Playwright makes the profile itself, and whoever is ended before the browser does not take it away.
  return withEnvironment({ TMPDIR: folder }, () =>
    chromium.launch({
      ...which,
      env: { ...env, TMPDIR: folder },
      args,
      // Scrollbars take room, as they do for most people at a desk.
      ignoreDefaultArgs: ['--hide-scrollbars'],
      headless: true,
      timeout: patience.wait(),
    }),
  );
}

/** The packed one is for Linux; elsewhere an installed Chrome is looked for where Chrome usually is. */
const HAS_PACKED = process.platform === 'linux' && process.arch === 'x64';

async function whichChromium(): Promise<LaunchOptions> {
  const named = process.env['HINODE_CHROME'];
  if (named !== undefined) return { executablePath: named };
  if (!HAS_PACKED) return { channel: 'chrome' };
  await makeChromiumReady();
  const executablePath = path.join(home, 'chromium');
  return lacksLibraries(executablePath) ? { executablePath, env: withPackedLibraries() } : { executablePath };
}

/** Whoever is about to start several processes with a browser each makes it ready before: else each of them unpacks it. */
export async function makeChromiumReady(): Promise<void> {
  if (HAS_PACKED && process.env['HINODE_CHROME'] === undefined && !fs.existsSync(home)) await unpack();
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
