/**
 * `npm run screenshots [-- NAME…]`: pictures of the main screens in `screenshots/`, in three languages (one of them from
 * right to left), on a desktop and on a phone. With names only the screens whose name contains one of them.
 * `npm run screenshots -- --readme`: the two of the README, small, in `docs/pictures/`.
 */
import path from 'node:path';
import { type Language, loadText } from '@hinode/text';
import type { Browser } from 'playwright-core';
import { startChromium } from './chromium.ts';
import { goToScreen, SCREENS, type Screen } from './screens.ts';
import { startServer } from './server.ts';
import { inAHurry } from './settings.ts';
import { type Visitor, visit } from './visit.ts';

const FOLDER = path.resolve(import.meta.dirname, '../../../screenshots');
const PICTURES = path.resolve(import.meta.dirname, '../../../docs/pictures');
const LANGUAGES = ['en', 'uk', 'fa'] as const;
const VIEWPORTS = ['desktop', 'phone'] as const;

async function takeAll(names: readonly string[]): Promise<readonly string[]> {
  const server = await startServer();
  const { browser, close } = await startChromium();
  try {
    const problems: string[] = [];
    for (const screen of SCREENS) {
      if (names.length > 0 && !names.some((name) => screen.name.includes(name))) continue;
      for (const visitor of visitorsOf(screen))
        problems.push(...(await take(browser, server.url, screen, visitor)));
    }
    return problems;
  } finally {
    await close();
    await server.close();
  }
}

function visitorsOf({ dark, phone }: Screen): (Visitor & { readonly language: Language })[] {
  return LANGUAGES.flatMap((language) =>
    VIEWPORTS.filter((viewport) => viewport === 'phone' || !phone).flatMap((viewport) =>
      (dark ? [false, true] : [false]).map((isDark) => ({ ...inAHurry, language, viewport, dark: isDark })),
    ),
  );
}

/** Takes one picture and returns what the browser complained about. */
async function take(
  browser: Browser,
  url: string,
  screen: Screen,
  visitor: Visitor & { readonly language: Language },
): Promise<string[]> {
  const { language, viewport, dark } = visitor;
  const { page, problems, close } = await visit(browser, url, visitor);
  const file = `${[screen.name, language, viewport, ...(dark ? ['dark'] : [])].join('-')}.png`;
  try {
    await goToScreen({ page, text: await loadText(language) }, screen);
    await page.screenshot({ path: path.join(FOLDER, file) });
    console.log(`screenshots/${file}`);
  } finally {
    await close();
  }
  return problems.map((problem) => `${file}: ${problem}`);
}

/** The pictures of the README: a table and a battle, small enough for a page. */
const README = { move: 'table.jpg', bid: 'battle.jpg' } as const;
const SMALL = { width: 1280, height: 800 };

async function takeForReadme(): Promise<readonly string[]> {
  const server = await startServer();
  const { browser, close } = await startChromium();
  try {
    const text = await loadText('en');
    for (const [name, file] of Object.entries(README)) {
      const screen = SCREENS.find((one) => one.name === name);
      if (screen === undefined) throw new Error(`there is no screen ${name}`);
      const { page, close } = await visit(browser, server.url, inAHurry);
      await page.setViewportSize(SMALL);
      await goToScreen({ page, text }, screen);
      await page.screenshot({ path: path.join(PICTURES, file), type: 'jpeg', quality: 62 });
      await close();
      console.log(`docs/pictures/${file}`);
    }
    return [];
  } finally {
    await close();
    await server.close();
  }
}

const names = process.argv.slice(2);
const problems = await (names.includes('--readme') ? takeForReadme() : takeAll(names));
for (const problem of problems) console.error(problem);
process.exitCode = problems.length > 0 ? 1 : 0;
