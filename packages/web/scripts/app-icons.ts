/**
 * Renders the icons of the installed app, and the pictures that chat programs show with a link: `node
 * packages/web/scripts/app-icons.ts` draws the SVGs of `public/` as PNGs. Run it after changing one; the results are committed.
 */

import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import chromium from '@sparticuz/chromium';
import { type Browser, chromium as playwright } from 'playwright-core';

const PICTURES = [
  { from: 'icon.svg', to: 'icon-192.png', width: 192, height: 192 },
  { from: 'icon.svg', to: 'icon-512.png', width: 512, height: 512 },
  { from: 'icon-maskable.svg', to: 'icon-maskable-512.png', width: 512, height: 512 },
  { from: 'icon-maskable.svg', to: 'apple-touch-icon.png', width: 180, height: 180 },
  { from: 'share/learn.svg', to: 'share/learn.png', width: 1200, height: 630 },
  { from: 'share/rules.svg', to: 'share/rules.png', width: 1200, height: 630 },
  { from: 'share/cards.svg', to: 'share/cards.png', width: 1200, height: 630 },
  { from: 'share/puzzles.svg', to: 'share/puzzles.png', width: 1200, height: 630 },
] as const;

const inPublic = (name: string): string => fileURLToPath(new URL(`../public/${name}`, import.meta.url));

const render = async (
  browser: Browser,
  { from, to, width, height }: (typeof PICTURES)[number],
): Promise<void> => {
  const page = await browser.newPage({ viewport: { width, height } });
  const drawing = readFileSync(inPublic(from), 'utf8').replace(
    '<svg',
    `<svg width="${width}" height="${height}"`,
  );
  await page.setContent(`<body style="margin:0">${drawing}</body>`);
  await page.screenshot({ path: inPublic(to), omitBackground: true });
  await page.close();
};

const browser = await playwright.launch({
  executablePath: await chromium.executablePath(),
  args: ['--no-sandbox', '--disable-background-networking'],
});
for (const picture of PICTURES) await render(browser, picture);
await browser.close();
