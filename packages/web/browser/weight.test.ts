import { expect, inject, test } from 'vitest';
import { theBrowser } from '../testing/page.ts';

/** What the first playable screen may weigh, as it travels. */
const MOST_KILOBYTES = 250;

test('the JavaScript for the first playable screen weighs at most 250 KB compressed', async () => {
  const browser = await theBrowser();
  // Without the service worker, which fetches everything else for later.
  const context = await browser.newContext({ locale: 'en', serviceWorkers: 'block' });
  const page = await context.newPage();
  const scripts: { readonly url: string; readonly bytes: Promise<number> }[] = [];
  let playable = false;
  context.on('requestfinished', (request) => {
    if (!playable && request.url().endsWith('.js'))
      scripts.push({ url: request.url(), bytes: request.sizes().then((sizes) => sizes.responseBodySize) });
  });
  await page.goto(inject('url'));
  await page.getByRole('button', { name: /play now/i }).click();
  await page.locator('[data-asked="ready"]').waitFor();
  playable = true;
  const weights = await Promise.all(scripts.map(({ bytes }) => bytes));
  await context.close();
  expect(scripts.some(({ url }) => url.includes('worker'))).toBe(true);
  expect(weights.reduce((sum, bytes) => sum + bytes, 0) / 1024).toBeLessThan(MOST_KILOBYTES);
});
