/**
 * `node scripts/run.mjs packages/web/testing/bench-explorer.ts RECORDS…`: how long the tasks of the page are while it looks at what wins
 * in all these records, on a processor slowed four times. `--pictures FOLDER` takes one of it on a desktop and on a phone.
 */
import fs from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import type { GameRecord } from '@hinode/engine/records';
import type { Browser, Page } from 'playwright-core';
import { startChromium } from './chromium.ts';
import { seatsFor } from './positions.ts';
import { startServer } from './server.ts';
import { traceOf } from './trace.ts';
import { type VIEWPORTS, visit } from './visit.ts';

const SLOWER = 4;
/** Whoever presses something waits for the end of the task that runs. */
const MOST = 50;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { pictures: { type: 'string' } },
});

async function measure(
  browser: Browser,
  url: string,
  records: readonly GameRecord[],
  viewport: keyof typeof VIEWPORTS,
): Promise<void> {
  const { page, close } = await visit(browser, url, { viewport, at: '#/credits' });
  await keep(page, records);
  // What brought the games into the browser has left nothing in its memory to be cleared away meanwhile.
  await page.reload();
  await page.locator('main').first().waitFor();
  await page.waitForLoadState('networkidle');
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
  const { tasks } = await traceOf(browser, page, async () => {
    await page.evaluate(() => location.assign('#/explorer'));
    await page.locator(`[data-games="${records.length}"][data-to-come="0"]`).waitFor();
  });
  const long = tasks.map(({ processor }) => processor).sort((a, b) => b - a);
  console.log(
    `${viewport}: ${records.length} games, longest tasks ${long
      .slice(0, 5)
      .map((time) => time.toFixed(1))
      .join(', ')} ms of processor time, ${long.filter((time) => time > MOST).length} over ${MOST} ms`,
  );
  await session.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  if (values.pictures !== undefined)
    await page.screenshot({
      path: path.join(values.pictures, `explorer-${viewport.replaceAll(' ', '-')}.png`),
      fullPage: true,
    });
  await close();
}

/** Puts them where the page keeps its games. */
async function keep(page: Page, records: readonly GameRecord[]): Promise<void> {
  await page.locator('main').first().waitFor({ state: 'attached' });
  const games = records.map((record, i) => {
    const [mine] = record.setup.clans;
    return { id: `kept ${i}`, seats: seatsFor(record, mine === undefined ? [] : [mine]), record, savedAt: i };
  });
  await page.evaluate(
    (all) =>
      new Promise<void>((resolve, reject) => {
        const opening = indexedDB.open('hinode');
        opening.onupgradeneeded = () => opening.result.createObjectStore('games');
        opening.onerror = () => reject(opening.error);
        opening.onsuccess = () => {
          const writing = opening.result.transaction('games', 'readwrite');
          for (const game of all) writing.objectStore('games').put(game, game.id);
          writing.onerror = () => reject(writing.error);
          writing.oncomplete = () => {
            opening.result.close();
            resolve();
          };
        };
      }),
    games,
  );
}

const records = positionals.map((file): GameRecord => JSON.parse(fs.readFileSync(file, 'utf8')));
const server = await startServer();
const { browser, close } = await startChromium();
try {
  for (const viewport of ['desktop', 'phone in its browser'] as const)
    await measure(browser, server.url, records, viewport);
} finally {
  await close();
  await server.close();
}
