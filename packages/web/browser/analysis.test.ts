import { execFile } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { text as textOf } from 'node:stream/consumers';
import { promisify } from 'node:util';
import type { Analysis } from '@hinode/bots/analysis';
import { type GameRecord, newRecord } from '@hinode/engine/records';
import { type Language, loadText } from '@hinode/text';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { barriers } from '../testing/axe.ts';
import { wholeBotGame } from '../testing/bot-games.ts';
import { sharedPages } from '../testing/page.ts';
import { openGameAt, seatsFor } from '../testing/positions.ts';
import { inAHurry } from '../testing/settings.ts';
import { goToPlace, VIEWPORTS } from '../testing/visit.ts';

const whole = wholeBotGame({ clans: ['koi', 'lotus', 'dragonfly'], set: 'archway', seed: 'the end' });
/** Short enough to be looked through at once. */
const MOVES = 12;
const short = newRecord(whole.setup, whole.entries.slice(0, MOVES));

const sharedPage = sharedPages();

/** Opens a record as a file and looks into it. */
async function lookInto(page: Page): Promise<void> {
  const text = await loadText('en');
  await goToPlace(page, '#/');
  const asked = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: text.say('menu.load') }).click();
  const buffer = Buffer.from(JSON.stringify(short));
  await (await asked).setFiles({ name: 'record.json', mimeType: 'application/json', buffer });
  await page.getByRole('button', { name: text.say('record.watch') }).click();
  await page.getByRole('link', { name: text.say('end.look') }).click();
}

/** On a phone there is one chart at a time: this one. */
async function tabs(page: Page, name: string): Promise<void> {
  const tab = page.getByRole('radio', { name, exact: true });
  await tab.click();
}

const screen = (page: Page) => page.locator('[data-screen-name="analysis"]');
const now = async (page: Page): Promise<number> => Number(await screen(page).getAttribute('data-at'));

test('a game is looked through beside the page, with keys, rows, pictures, a link and a branch', async () => {
  const page = await sharedPage({ ...inAHurry });
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await lookInto(page);
  await page.locator('[data-screen-name="analysis"][data-state="done"]').waitFor();
  expect(await now(page)).toBe(MOVES);
  await page.keyboard.press('ArrowLeft');
  expect(await now(page)).toBe(MOVES - 1);
  await page.keyboard.press('Shift+ArrowLeft');
  expect(await now(page)).toBeLessThan(MOVES - 1);
  // The numbers of the chart, for whoever does not see it.
  await page.getByText('As a table').first().click();
  const rows = page.getByRole('region', { name: 'Chance to win' }).getByRole('table').getByRole('row');
  await expect.poll(() => rows.count()).toBeGreaterThan(3);
  expect(await rows.nth(1).innerText()).toMatch(/Spring.*\d+%/s);
  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save SVG Chance to win' }).click();
  const picture = await textOf(await (await saved).createReadStream());
  expect(picture).toContain('Chance to win');
  expect(picture).toContain(whole.setup.seed);
  const painted = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save PNG Chance to win' }).click();
  expect((await painted).suggestedFilename()).toBe('hinode-chance-to-win.png');
  await page.locator('[data-share]').click();
  await page.getByRole('button', { name: 'The link is copied' }).waitFor();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  expect(link).toContain('#/position/');
  await page.getByRole('button', { name: /^Play (from here|on from here)/ }).click();
  await page.locator('[data-me]').first().waitFor();
  expect(page.url()).toContain('#/game/');
});

/** What the command says of it. */
async function toldByCommand(record: GameRecord): Promise<Analysis> {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'hinode-analysis-'));
  const file = path.join(folder, 'record.json');
  fs.writeFileSync(file, JSON.stringify(record));
  const command = path.resolve(import.meta.dirname, '../../cli/bin/hinode.mjs');
  const argv = ['--disable-warning=ExperimentalWarning', command, 'analyse', file, '--json'];
  const { stdout } = await promisify(execFile)(process.execPath, argv);
  fs.rmSync(folder, { recursive: true });
  return JSON.parse(stdout);
}

/** As JSON, to ten digits: of the same `Math.exp` Node and Chromium may give another last digit, the sixteenth. */
const rounded = (analysis: Analysis | undefined): unknown =>
  JSON.parse(JSON.stringify(analysis), (_, value: unknown) =>
    typeof value === 'number' ? Number(value.toPrecision(10)) : value,
  );

/** Runs in the browser: everything that was found out there so far. */
function keptAnalyses(): Promise<Analysis[]> {
  return new Promise((resolve, reject) => {
    const opening = indexedDB.open('hinode-analyses');
    opening.onerror = () => reject(opening.error);
    opening.onsuccess = () => {
      const reading = opening.result.transaction('analyses').objectStore('analyses').getAll();
      reading.onerror = () => reject(reading.error);
      reading.onsuccess = () => {
        opening.result.close();
        resolve(reading.result);
      };
    };
  });
}

test('the page finds out and shows what the command says of the same record', async () => {
  const told = await toldByCommand(short);
  const page = await sharedPage({ ...inAHurry });
  await lookInto(page);
  await page.locator('[data-screen-name="analysis"][data-state="done"]').waitFor();
  const foundHere = async (): Promise<Analysis | undefined> =>
    (await page.evaluate(keptAnalyses)).find(({ seed, moves }) => seed === told.seed && moves === told.moves);
  await expect.poll(foundHere).toBeDefined();
  expect(rounded(await foundHere())).toEqual(rounded(told));
  await page.getByText('As a table').first().click();
  const rows = page.getByRole('region', { name: 'Chance to win' }).getByRole('table').locator('tbody tr');
  await expect.poll(() => rows.count()).toBe(told.looks.length);
  const shown = await rows.evaluateAll((all) =>
    all.map((row) => [...row.querySelectorAll('td')].map((cell) => Number.parseInt(cell.innerText, 10))),
  );
  expect(shown).toEqual(
    told.looks.map(({ chances }) =>
      told.clans.map((clan) => Math.round(100 * (chances?.[clan]?.chance ?? Number.NaN))),
    ),
  );
});

test('it can be stopped and gone on with; what is known is shown meanwhile, and the page answers', async () => {
  const page = await sharedPage({ ...inAHurry });
  await openGameAt(page, { id: 'ended', seats: seatsFor(whole, ['koi']), record: whole });
  await page.getByRole('link', { name: 'Analyze the game' }).click();
  await page.locator('[data-screen-name="analysis"][data-state="working"]').waitFor();
  await page.getByRole('heading', { name: 'The game in five moments' }).waitFor();
  await page.getByText(/^Analyzing/).waitFor();
  const progress = page.getByRole('progressbar', { name: 'Where was it won?' });
  const share = async (): Promise<number> => Number(await progress.getAttribute('aria-valuenow'));
  await expect.poll(share).toBeGreaterThan(0);
  const before = await share();
  await expect.poll(share).toBeGreaterThan(before);
  // The page answers while it works.
  const at = await now(page);
  await page.keyboard.press('ArrowLeft');
  expect(await now(page)).toBe(at - 1);
  await page.getByRole('button', { name: 'Stop' }).click();
  await page.locator('[data-screen-name="analysis"][data-state="stopped"]').waitFor();
  await expectOpenToAll(page, 'en', 'desktop');
  await expectOpenToAll(page, 'en', 'phone in its browser');
  await page.getByRole('button', { name: 'Go on' }).click();
  await page.locator('[data-screen-name="analysis"][data-state="working"]').waitFor();
});

test('in Persian nothing keeps anybody out either', async () => {
  const page = await sharedPage({ ...inAHurry, language: 'fa', viewport: 'phone in its browser' });
  const text = await loadText('fa');
  await openGameAt(page, { id: 'open', seats: seatsFor(whole, ['koi']), record: whole }, 'analysis');
  await page.locator('[data-chart="chance"] [data-mine]').waitFor();
  await tabs(page, text.say('analysis.key-moments'));
  await page.getByRole('button', { name: text.say('analysis.stop') }).click();
  await expectOpenToAll(page, 'fa', 'phone in its browser');
  await expectOpenToAll(page, 'fa', 'desktop');
});

const TABS = ['term.honor', 'term.vp-short', 'analysis.chance', 'analysis.key-moments'] as const;

/** Nothing of it keeps anybody out on a screen of this size, nor lies beside it. */
async function expectOpenToAll(
  page: Page,
  language: Language,
  viewport: keyof typeof VIEWPORTS,
): Promise<void> {
  const text = await loadText(language);
  const { width, height } = VIEWPORTS[viewport];
  await page.setViewportSize({ width, height });
  for (const tab of viewport === 'desktop' ? [undefined] : TABS) {
    if (tab !== undefined) await tabs(page, text.say(tab));
    expect(await barriers(page)).toEqual([]);
  }
  const isWide = await page.evaluate(() => document.documentElement.scrollWidth > innerWidth);
  expect(isWide).toBe(false);
}
