import { json } from 'node:stream/consumers';
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { openPage, sharedPages } from '../testing/page.ts';
import { questionsOf } from '../testing/positions.ts';
import { inAHurry } from '../testing/settings.ts';
import { goToPlace } from '../testing/visit.ts';

const sharedPage = sharedPages();

const begun = [...questionsOf('records', 0)].find(({ decision }) => decision.kind === 'mandate');
if (begun === undefined) throw new Error('nobody chooses a mandate in that game');
const { record } = begun;

/** Chooses a file as somebody does who opens a record from home. */
async function openFile(page: Page, content: string): Promise<void> {
  await goToPlace(page, '#/');
  const asked = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Open a record' }).click();
  const file = { name: 'record.json', mimeType: 'application/json', buffer: Buffer.from(content) };
  await (await asked).setFiles(file);
}

/** The file one gets by an entry of the menu. */
async function fileFromMenu(page: Page, entry: string, confirm?: string): Promise<unknown> {
  const given = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('menuitem', { name: entry }).click();
  if (confirm !== undefined) await page.getByRole('button', { name: confirm }).click();
  return json(await (await given).createReadStream());
}

describe('a record', () => {
  test('that is opened and saved again is the same record, and a bug report holds it', async () => {
    const page = await sharedPage({ ...inAHurry });
    await openFile(page, JSON.stringify(record));
    await page.getByRole('radio', { name: 'People at this screen play all clans' }).click();
    await page.getByRole('button', { name: 'Sit down' }).click();
    await page.locator('[data-uncover]').click();
    expect(await fileFromMenu(page, 'Save the record')).toEqual(record);
    const report = await fileFromMenu(page, 'Report a bug', 'Save the file');
    expect(report).toMatchObject({ format: 'hinode-bug-report', record, position: { season: 'spring' } });
  });

  test('that cannot be used is not opened, and the reason is said', async () => {
    const page = await openPage();
    await openFile(page, 'Dear diary');
    await page.getByRole('dialog', { name: 'This file was not opened' }).waitFor();
    expect(await page.getByRole('dialog').innerText()).toContain('it is not a record');
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    await openFile(page, JSON.stringify({ ...record, rules: '0' }));
    expect(await page.getByRole('dialog').innerText()).toContain('different rules');
    await page.keyboard.press('Escape');
    expect(await page.getByRole('link', { name: 'Continue' }).count()).toBe(0);
  });
});

test('a record that is not finished is watched from its end, move by move, with keys, and nobody is asked', async () => {
  const page = await sharedPage({ ...inAHurry });
  await openFile(page, JSON.stringify(record));
  await page.getByRole('button', { name: 'Watch it' }).click();
  const all = record.entries.length;
  await page.locator(`[data-moves="${all}"]`).waitFor();
  expect(await page.locator('[data-asked], [data-uncover]').count()).toBe(0);
  await page.keyboard.press('Home');
  await page.locator('[data-moves="0"]').waitFor();
  await page.keyboard.press('ArrowRight');
  await page.locator('[data-moves="1"]').waitFor();
  // It plays by itself, to the end.
  await page.getByRole('button', { name: 'Play the moves' }).click();
  await page.locator(`[data-moves="${all}"]`).waitFor();
  // And somebody plays on as the clan whose eyes these were.
  await page.getByRole('combobox', { name: 'Seen by' }).selectOption('turtle');
  await page.getByRole('button', { name: 'Play from here' }).click();
  await page.locator('[data-me="turtle"]').waitFor();
});

test('behind the cover of a hot-seat game there is nothing of the table', async () => {
  const page = await sharedPage({ ...inAHurry });
  await openFile(page, JSON.stringify(record));
  await page.getByRole('radio', { name: 'People at this screen play all clans' }).click();
  await page.getByRole('button', { name: 'Sit down' }).click();
  const button = page.locator('[data-uncover]');
  await button.waitFor();
  expect(await page.locator('#root main').count()).toBe(1);
  expect(await page.locator('[data-move], [data-pick], [data-moves]').count()).toBe(0);
  await expect.poll(() => button.evaluate((element) => element === document.activeElement)).toBe(true);
  await page.keyboard.press('Enter');
  await page.locator('[data-asked="mandate"]').waitFor();
});
