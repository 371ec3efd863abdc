import { once } from 'node:events';
import fs from 'node:fs';
import http from 'node:http';
import path from 'node:path';
import { buffer } from 'node:stream/consumers';
import type { Page } from 'playwright-core';
import { expect, inject, test } from 'vitest';
import { theBrowser } from '../testing/page.ts';

/** The maximum weight of the first playable screen, as transferred; it includes the rules of every box. */
const MOST_KILOBYTES = 172;
/** Every file is a request of its own, and on a slow connection that takes longer than the transfer. */
const MOST_SCRIPTS = 8;

test(`the JavaScript for the first playable screen weighs at most ${MOST_KILOBYTES} KB compressed`, async () => {
  const browser = await theBrowser();
  // Without the service worker, which loads everything else for later.
  const context = await browser.newContext({ locale: 'en', serviceWorkers: 'block' });
  await context.addInitScript(notePlayable);
  const page = await context.newPage();
  const scripts = new Map<string, number>();
  context.on('requestfinished', (request) => {
    const { startTime } = request.timing();
    const url = request.url();
    if (url.endsWith('.js')) scripts.set(url, Math.min(startTime, scripts.get(url) ?? startTime));
  });
  await page.goto(inject('url'));
  await page.getByRole('button', { name: /play now/i }).click();
  await page.locator('[data-asked="ready"]').waitFor();
  const playable = await playableAt(page);
  await context.close();
  // What loads afterwards, for later screens, keeps nobody waiting.
  const needed = [...scripts].filter(([, began]) => began < playable).map(([url]) => url);
  expect(needed.some((url) => url.includes('worker'))).toBe(true);
  expect(needed.length, needed.join('\n')).toBeLessThanOrEqual(MOST_SCRIPTS);
  const weights = await Promise.all(needed.map(async (url) => [await weightOf(url), url] as const));
  // If it is too heavy, people will want to know why.
  const heaviest = weights
    .toSorted(([one], [other]) => other - one)
    .map(([bytes, url]) => `${String(bytes).padStart(8)} ${path.posix.basename(url)}`)
    .join('\n');
  const kilobytes = weights.reduce((sum, [bytes]) => sum + bytes, 0) / 1024;
  expect(kilobytes, `\n${heaviest}\n`).toBeLessThan(MOST_KILOBYTES);
});

/** Runs in the browser, before the page: records when something could be answered for the first time. */
function notePlayable(): void {
  const look = (): void => {
    if (document.querySelector('[data-asked="ready"]') === null) return;
    watch.disconnect();
    sessionStorage.setItem('playable', String(performance.timeOrigin + performance.now()));
  };
  const watch = new MutationObserver(look);
  watch.observe(document, { childList: true, subtree: true, attributes: true });
}

const playableAt = async (page: Page): Promise<number> =>
  Number(await page.evaluate(() => sessionStorage.getItem('playable')));

/** The size of a file as transferred: a browser does not report it for files that a worker loads. */
async function weightOf(url: string): Promise<number> {
  const [response] = (await once(
    http.get(url, { headers: { 'accept-encoding': 'br, gzip' } }),
    'response',
  )) as [http.IncomingMessage];
  let bytes = 0;
  for await (const chunk of response) bytes += (chunk as Buffer).length;
  return bytes;
}

test('the build has packed everything that is text, and the server sends exactly that', async () => {
  const page = await (await fetch(inject('url'))).text();
  const [script] = /assets\/[\w-]+\.js/.exec(page) ?? [];
  for (const [encoding, end] of Object.entries({ br: '.br', gzip: '.gz' })) {
    const [response] = (await once(
      http.get(`${inject('url')}${script}`, { headers: { 'accept-encoding': encoding } }),
      'response',
    )) as [http.IncomingMessage];
    expect(response.headers['content-encoding']).toBe(encoding);
    expect(await buffer(response)).toEqual(fs.readFileSync(path.join(inject('page'), `${script}${end}`)));
  }
});

test.each(['gabriela', 'katibeh', 'noto-sans', 'vazirmatn'])(
  'the licence of %s is delivered with the font',
  async (font) => {
    const licence = await (await fetch(`${inject('url')}licences/${font}.txt`)).text();
    expect(licence).toContain('SIL OPEN FONT LICENSE');
  },
);
