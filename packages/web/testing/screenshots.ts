/**
 * `npm run screenshots [-- NAME…]`: pictures of the main screens in `screenshots/`, in three languages (one of them from
 * right to left), on a desktop and on a phone. With names only the screens whose name contains one of them.
 */
import path from 'node:path';
import { type Browser, chromium } from 'playwright-core';
import { startChromium } from './chromium.ts';
import { SCREENS, type Screen } from './screens.ts';
import { startServer } from './server.ts';
import { type Visitor, visit } from './visit.ts';

const FOLDER = path.resolve(import.meta.dirname, '../../../screenshots');
const LANGUAGES = ['en', 'uk', 'fa'] as const;
const VIEWPORTS = ['desktop', 'phone'] as const;

async function takeAll(names: readonly string[]): Promise<readonly string[]> {
  const server = await startServer();
  const program = await startChromium();
  try {
    const browser = await chromium.connect(program.wsEndpoint());
    const problems: string[] = [];
    for (const screen of SCREENS) {
      if (names.length > 0 && !names.some((name) => screen.name.includes(name))) continue;
      for (const visitor of visitorsOf(screen))
        problems.push(...(await take(browser, server.url, screen, visitor)));
    }
    return problems;
  } finally {
    await program.close();
    await server.close();
  }
}

function visitorsOf({ at, dark }: Screen): Visitor[] {
  return LANGUAGES.flatMap((language) =>
    VIEWPORTS.flatMap((viewport) =>
      (dark ? [false, true] : [false]).map((isDark) => ({
        language,
        viewport,
        dark: isDark,
        ...(at !== undefined && { at }),
      })),
    ),
  );
}

/** Takes one picture and gives what the browser complained about. */
async function take(
  browser: Browser,
  url: string,
  { name, go }: Screen,
  visitor: Visitor,
): Promise<string[]> {
  const { page, problems, close } = await visit(browser, url, visitor);
  const file = `${[name, visitor.language, visitor.viewport, ...(visitor.dark ? ['dark'] : [])].join('-')}.png`;
  try {
    await page.waitForLoadState('networkidle');
    await go?.(page);
    await page.evaluate(() => document.fonts.ready.then(() => undefined));
    await page.screenshot({ path: path.join(FOLDER, file) });
    console.log(`screenshots/${file}`);
  } finally {
    await close();
  }
  return problems.map((problem) => `${file}: ${problem}`);
}

const problems = await takeAll(process.argv.slice(2));
for (const problem of problems) console.error(problem);
process.exitCode = problems.length > 0 ? 1 : 0;
