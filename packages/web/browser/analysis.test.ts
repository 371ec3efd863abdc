import { text as textOf } from 'node:stream/consumers';
import { newRecord } from '@hinode/engine/records';
import { loadText } from '@hinode/text';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { barriers } from '../testing/axe.ts';
import { wholeBotGame } from '../testing/bot-games.ts';
import { openPage } from '../testing/page.ts';
import { openGameAt, seatsFor } from '../testing/positions.ts';
import { inAHurry } from '../testing/settings.ts';
import { goToPlace } from '../testing/visit.ts';

const whole = wholeBotGame({ clans: ['koi', 'lotus', 'dragonfly'], set: 'archway', seed: 'the end' });
/** Short enough to be looked through at once. */
const short = newRecord(whole.setup, whole.entries.slice(0, 24));

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

/** On a phone there is one chart at a time. */
async function tabs(page: Page, name: string): Promise<void> {
  const tab = page.getByRole('radio', { name, exact: true });
  if ((await tab.count()) > 0) await tab.click();
}

const screen = (page: Page) => page.locator('[data-screen-name="analysis"]');
const now = async (page: Page): Promise<number> => Number(await screen(page).getAttribute('data-at'));

test('a game is looked through beside the page, with keys, rows, pictures, a link and a branch', async () => {
  const page = await openPage({ ...inAHurry });
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await lookInto(page);
  await page.locator('[data-screen-name="analysis"][data-state="done"]').waitFor();
  expect(await now(page)).toBe(24);
  await page.keyboard.press('ArrowLeft');
  expect(await now(page)).toBe(23);
  await page.keyboard.press('Shift+ArrowLeft');
  expect(await now(page)).toBeLessThan(23);
  // The numbers of the chart, for whoever does not see it.
  await page.getByText('As a table').first().click();
  const rows = page.getByRole('region', { name: 'Chance to win' }).getByRole('table').getByRole('row');
  expect(await rows.count()).toBeGreaterThan(3);
  expect(await rows.nth(1).innerText()).toMatch(/Spring.*\d+ %/s);
  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save SVG Chance to win' }).click();
  const picture = await textOf(await (await saved).createReadStream());
  expect(picture).toContain('Chance to win');
  expect(picture).toContain(whole.setup.seed);
  const painted = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save PNG Chance to win' }).click();
  expect((await painted).suggestedFilename()).toBe('hinode-chance-to-win.png');
  await page.locator('[data-share]').click();
  await page.getByText('The link is copied').waitFor();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  expect(link).toContain('#/position/');
  await page.getByRole('button', { name: /^Play (from here|on from here)/ }).click();
  await page.locator('[data-me]').first().waitFor();
  expect(page.url()).toContain('#/game/');
});

test('it can be stopped and gone on with; what is known is shown meanwhile, and the page answers', async () => {
  const page = await openPage({ ...inAHurry });
  await openGameAt(page, { id: 'ended', seats: seatsFor(whole, ['koi']), record: whole });
  await page.getByRole('link', { name: 'Analyze the game' }).click();
  await page.locator('[data-screen-name="analysis"][data-state="working"]').waitFor();
  await page.getByRole('heading', { name: 'The game in five moments' }).waitFor();
  await page.getByText(/^Analyzing/).waitFor();
  await page.getByRole('button', { name: 'Stop' }).click();
  await page.locator('[data-screen-name="analysis"][data-state="stopped"]').waitFor();
  await page.getByRole('button', { name: 'Go on' }).click();
  await page.locator('[data-screen-name="analysis"][data-state="working"]').waitFor();
});

test.each([
  ['en', 'desktop'],
  ['fa', 'desktop'],
  ['en', 'phone in its browser'],
  ['fa', 'phone in its browser'],
] as const)('nothing keeps anybody out: %s, %s', async (language, viewport) => {
  const page = await openPage({ ...inAHurry, language, viewport });
  const text = await loadText(language);
  await openGameAt(page, { id: 'open', seats: seatsFor(whole, ['koi']), record: whole }, 'analysis');
  await page.locator('[data-chart="chance"] [data-mine]').waitFor();
  await tabs(page, text.say('analysis.key-moments'));
  await page.getByRole('button', { name: text.say('analysis.stop') }).click();
  for (const tab of ['term.honor', 'term.vp-short', 'analysis.chance'] as const) {
    await tabs(page, text.say(tab));
    if (viewport === 'desktop') continue;
    expect(await barriers(page)).toEqual([]);
  }
  expect(await barriers(page)).toEqual([]);
  const isWide = await page.evaluate(() => document.documentElement.scrollWidth > innerWidth);
  expect(isWide).toBe(false);
});
