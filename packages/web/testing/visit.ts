import type { Language } from '@hinode/text';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { patience } from '../../../scripts/testing/patience.ts';

/** Somebody visits the page with a fresh browser: nothing remembered, nothing cached. */

interface Viewport {
  readonly width: number;
  readonly height: number;
  /** A handheld device: touch instead of a mouse. */
  readonly touch?: boolean;
}

export const VIEWPORTS = {
  desktop: { width: 1440, height: 900 },
  phone: { width: 390, height: 844, touch: true },
  'phone in its browser': { width: 390, height: 664, touch: true },
  'small phone': { width: 360, height: 640, touch: true },
  'small phone in its browser': { width: 360, height: 560, touch: true },
  'phone on its side': { width: 844, height: 390, touch: true },
  'tablet upright': { width: 820, height: 1180, touch: true },
  'tablet on its side': { width: 1180, height: 820, touch: true },
  laptop: { width: 1280, height: 720 },
  'laptop with bars': { width: 1280, height: 600 },
  'large desktop': { width: 1920, height: 1080 },
  'very large desktop': { width: 2560, height: 1440 },
  'desktop at 200 %': { width: 720, height: 450 },
} as const satisfies Record<string, Viewport>;

export interface Visitor {
  /** What the visitor's browser prefers; the page follows. */
  readonly language?: Language;
  readonly viewport?: keyof typeof VIEWPORTS;
  readonly dark?: boolean;
  /** Where in the page the visit begins: `#/setup`. */
  readonly at?: string;
  /** What the browser remembers from an earlier visit, by the name in its local storage. */
  readonly stored?: Readonly<Record<string, unknown>>;
  /** Has never played, so the guide has advice at each new kind of decision. Other visitors have declined that. */
  readonly beginner?: boolean;
  /** Lets the page install itself, to work without a network. Other visitors need not wait until everything is cached. */
  readonly installs?: boolean;
  /** A file for a recording of the visit; `npx playwright-core show-trace FILE` plays it. */
  readonly record?: string;
}

export interface Visit {
  readonly page: Page;
  /** What the browser complained about, in the page or in its workers. A sound page gives it no reason. */
  readonly problems: readonly string[];
  readonly close: () => Promise<void>;
}

export async function visit(browser: Browser, url: string, visitor: Visitor = {}): Promise<Visit> {
  const { at = '', stored = {}, beginner = false, installs = false, record } = visitor;
  const context = await browser.newContext(contextOf(visitor));
  context.setDefaultTimeout(patience.wait());
  const problems = problemsIn(context);
  await context.addInitScript(remember, beginner ? stored : { ...ADVICE_DECLINED, ...stored });
  if (!installs) await context.addInitScript(installNothing);
  if (record !== undefined) await context.tracing.start({ screenshots: true, snapshots: true });
  const page = await context.newPage();
  await page.goto(new URL(at, url).href);
  return {
    page,
    problems,
    close: async () => {
      if (record !== undefined) await context.tracing.stop({ path: record });
      await context.close();
    },
  };
}

const ADVICE_DECLINED = { 'hinode-advice': { state: { off: true }, version: 0 } } as const;

function contextOf({ language = 'en', viewport = 'desktop', dark = false }: Visitor) {
  const { touch = false, ...size }: Viewport = VIEWPORTS[viewport];
  return {
    locale: language,
    viewport: size,
    hasTouch: touch,
    isMobile: touch,
    colorScheme: dark ? 'dark' : 'light',
    // Tests and pictures look at the result, not at how it gets there.
    reducedMotion: 'reduce',
  } as const;
}

function problemsIn(context: BrowserContext): readonly string[] {
  const problems: string[] = [];
  context.on('console', (message) => {
    if (message.type() !== 'error') return;
    problems.push(`console: ${message.text()} ${message.location().url}`.trimEnd());
  });
  context.on('weberror', (problem) => {
    problems.push(`thrown: ${problem.error().stack ?? problem.error().message}`);
  });
  return problems;
}

/** Runs in the browser, before the page. Leaves alone what the page itself has stored since. */
function remember(stored: Readonly<Record<string, unknown>>): void {
  // An empty page remembers nothing.
  if (location.protocol === 'about:') return;
  for (const [name, value] of Object.entries(stored)) {
    if (localStorage.getItem(name) === null) localStorage.setItem(name, JSON.stringify(value));
  }
}

/** Runs in the browser, before the page: behaves like the private windows of some browsers. */
function installNothing(): void {
  Reflect.deleteProperty(Navigator.prototype, 'serviceWorker');
}

/** Goes to another place in the page. The previous screen stays until the next one is there, so this waits until it is gone. */
export async function goToPlace(page: Page, hash: string): Promise<void> {
  await page.locator('main').first().waitFor({ state: 'attached' });
  const before = await page.evaluateHandle(() => document.querySelector('main'));
  const isElsewhere = await page.evaluate((there) => {
    const here = location.hash || '#/';
    location.assign(there);
    return there !== here;
  }, hash);
  if (isElsewhere) await page.waitForFunction((screen) => !screen?.isConnected, before);
  await before.dispose();
}
