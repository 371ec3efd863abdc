import type { Language } from '@hinode/text';
import type { Browser, BrowserContext, Page } from 'playwright-core';

/** Somebody visits the page with a fresh browser: nothing remembered, nothing cached. */

export const VIEWPORTS = {
  desktop: { width: 1440, height: 900 },
  phone: { width: 390, height: 844 },
} as const;

export interface Visitor {
  /** What the visitor's browser prefers; the page follows. */
  readonly language?: Language;
  readonly viewport?: keyof typeof VIEWPORTS;
  readonly dark?: boolean;
  /** Where in the page the visit begins: `#/setup`. */
  readonly at?: string;
  /** What the browser remembers of an earlier visit, by the name in its local storage. */
  readonly stored?: Readonly<Record<string, unknown>>;
  /** A file for a recording of the visit; `npx playwright-core show-trace FILE` plays it. */
  readonly record?: string;
}

export interface Visit {
  readonly page: Page;
  /** Whatever the browser complained about, in the page or in its workers. A sound page gives no reason to. */
  readonly problems: readonly string[];
  readonly close: () => Promise<void>;
}

export async function visit(browser: Browser, url: string, visitor: Visitor = {}): Promise<Visit> {
  const { at = '', stored = {}, record } = visitor;
  const context = await browser.newContext(contextOf(visitor));
  const problems = problemsIn(context);
  await context.addInitScript(remember, stored);
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

function contextOf({ language = 'en', viewport = 'desktop', dark = false }: Visitor) {
  const isPhone = viewport === 'phone';
  return {
    locale: language,
    viewport: VIEWPORTS[viewport],
    hasTouch: isPhone,
    isMobile: isPhone,
    colorScheme: dark ? 'dark' : 'light',
    // Tests and pictures look at what there is, not at how it gets there.
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

/** Runs in the browser, before the page. What the page itself stored since then stays. */
function remember(stored: Readonly<Record<string, unknown>>): void {
  // An empty page remembers nothing.
  if (location.protocol === 'about:') return;
  for (const [name, value] of Object.entries(stored)) {
    if (localStorage.getItem(name) === null) localStorage.setItem(name, JSON.stringify(value));
  }
}
