import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { botGameAt } from '../testing/bot-games.ts';
import { faultsOf } from '../testing/geometry.ts';
import { openPage } from '../testing/page.ts';
import { openGameAt, seatsFor } from '../testing/positions.ts';
import { atRest } from '../testing/screens.ts';
import { inAHurry } from '../testing/settings.ts';

/** The touch targets beside the question: pages, sheets, the menu and what it opens. */

const YEAR = { clans: ['koi', 'lotus', 'turtle', 'dragonfly'], set: 'teapot', seed: 'pictures' } as const;

test('on a phone all touch targets on the other pages, in sheets and in the menu have 44 px', async () => {
  const record = botGameAt(YEAR, { clan: 'koi', season: 'summer', kind: 'move' });
  const page = await openPage({ ...inAHurry, viewport: 'phone in its browser' });
  await openGameAt(page, { id: 'targets', record, seats: seatsFor(record, ['koi']) });
  await page.locator('[data-asked="move"]').waitFor();
  const tabs = page.getByRole('navigation');
  const small = new Map<string, readonly string[]>();
  const look = async (where: string): Promise<void> => {
    await atRest(page);
    const faults = (await faultsOf(page)).filter((fault) => fault.startsWith('small'));
    if (faults.length > 0) small.set(where, faults);
  };
  for (const name of ['Clans', 'Cards', 'Log', 'Talk', 'Map']) {
    await tabs.getByRole('button', { name: new RegExp(`^${name}`) }).tap();
    await look(name);
  }
  await page
    .getByRole('region', { name: 'Clans in order of honor' })
    .getByRole('button', { name: /^Lotus/ })
    .tap();
  await page.getByRole('dialog').waitFor();
  await look('a clan');
  await page.keyboard.press('Escape');
  for (const entry of ['Score', 'Settings']) {
    await page.getByRole('button', { name: 'Menu' }).tap();
    await page.getByRole('menu').waitFor();
    expect(Math.min(...(await heights(page, '[role="menuitem"]')))).toBeGreaterThanOrEqual(44);
    await page.getByRole('menuitem', { name: entry, exact: true }).tap();
    await page.getByRole('dialog').waitFor();
    await look(entry);
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
  }
  await page.goto(new URL('#/credits', page.url()).href);
  await page.getByRole('heading', { level: 1 }).waitFor();
  // Names in a row are as wide as they are.
  expect(Math.min(...(await heights(page, 'main a')))).toBeGreaterThanOrEqual(44);
  expect(Object.fromEntries(small)).toEqual({});
});

const heights = (page: Page, all: string): Promise<number[]> =>
  page.locator(all).evaluateAll((found) => found.map((one) => one.getBoundingClientRect().height));
