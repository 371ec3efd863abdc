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
  '--no-sandbox', // so that root can run it too
  '--disable-gpu', // nothing here needs a GPU, and emulating one costs a tenth of the time
  '--disable-background-networking',
  '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1', // the page must not need anybody but its server
];

/**
 * Nobody looks at the pages of tests. They are laid out, pressed and drawn frame by frame as always, but with no memory for images
 * nothing is painted: without a graphics card, painting takes half the time of tests that play games. `HINODE_PAINT=1` turns it on
 * for anybody who wants a picture.
 */
const UNPAINTED = process.env['HINODE_PAINT'] === '1' ? [] : ['--force-gpu-mem-available-mb=0'];

/** A running Chromium. Closing it also removes its files. */
export interface Chromium {
  readonly browser: Browser;
  readonly close: () => Promise<void>;
}

/** For tests that take pictures, or measure how long painting takes. */
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

/** A Chromium that is killed does not always clean up: its leftovers are removed together with its own folder. */
export function chromiumFolder(): { readonly folder: string; readonly remove: () => void } {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'hinode-chromium-'));
  return { folder, remove: () => fs.rmSync(folder, { recursive: true, force: true, maxRetries: 20 }) };
}

/** A Chromium for tests that puts its files into this folder. It ends with the process that started it. */
export const launchUnpainted = (folder: string): Promise<Browser> => launch(folder, [...ARGS, ...UNPAINTED]);

async function launch(folder: string, args: string[]): Promise<Browser> {
  const { env = process.env, ...which } = await whichChromium();
  // Playwright creates the profile itself, and a process that is killed before the browser does not remove it.
  return withEnvironment({ TMPDIR: folder }, () =>
    chromium.launch({
      ...which,
      env: { ...env, TMPDIR: folder },
      args,
      // Scroll bars take up room, as they do for most people at a desktop.
      ignoreDefaultArgs: ['--hide-scrollbars'],
      headless: true,
      timeout: patience.wait(),
    }),
  );
}

/** The packed one is for Linux; elsewhere an installed Chrome is looked for in the usual places. */
const HAS_PACKED = process.platform === 'linux' && process.arch === 'x64';

async function whichChromium(): Promise<LaunchOptions> {
  const named = process.env['HINODE_CHROME'];
  if (named !== undefined) return { executablePath: named };
  if (!HAS_PACKED) return { channel: 'chrome' };
  await makeChromiumReady();
  const executablePath = path.join(home, 'chromium');
  return lacksLibraries(executablePath) ? { executablePath, env: withPackedLibraries() } : { executablePath };
}

/** Called before starting several processes with a browser each: otherwise every one of them would unpack it. */
export async function makeChromiumReady(): Promise<void> {
  if (HAS_PACKED && process.env['HINODE_CHROME'] === undefined && !fs.existsSync(home)) await unpack();
}

/** Unpacks to a temporary place and renames, so that two first runs at once do not start each other's half-written program. */
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
    if (!fs.existsSync(home)) throw problem; // otherwise somebody was quicker, and theirs is just as good
  }
}

/** Some programs can be told only by the environment where to put things. */
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
