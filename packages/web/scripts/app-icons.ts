/**
 * Renders the icons of the installed app: `node packages/web/scripts/app-icons.ts` draws the SVGs of `public/` as
 * PNGs. Run it after a change of an icon; the results are committed.
 */

import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import chromium from '@sparticuz/chromium';
import { type Browser, chromium as playwright } from 'playwright-core';

const PICTURES = [
  { from: 'icon.svg', to: 'icon-192.png', size: 192 },
  { from: 'icon.svg', to: 'icon-512.png', size: 512 },
  { from: 'icon-maskable.svg', to: 'icon-maskable-512.png', size: 512 },
  { from: 'icon-maskable.svg', to: 'apple-touch-icon.png', size: 180 },
] as const;

const inPublic = (name: string): string => fileURLToPath(new URL(`../public/${name}`, import.meta.url));

const render = async (browser: Browser, { from, to, size }: (typeof PICTURES)[number]): Promise<void> => {
  const page = await browser.newPage({ viewport: { width: size, height: size } });
  const drawing = readFileSync(inPublic(from), 'utf8').replace(
    '<svg',
    `<svg width="${size}" height="${size}"`,
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
