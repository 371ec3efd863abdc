import type { ClanId } from '@hinode/engine';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { botGameAt } from '../testing/bot-games.ts';
import { openPage } from '../testing/page.ts';
import { openGameAt, seatsFor } from '../testing/positions.ts';
import { inAHurry } from '../testing/settings.ts';
import { tableOf } from '../testing/tables.ts';

/** The guide has advice for people in their first two games in this browser, whatever games they are. */

const record = botGameAt(
  { clans: ['koi', 'lotus', 'turtle', 'dragonfly'], set: 'teapot', seed: 'advice' },
  { clan: 'koi', season: 'spring', kind: 'mandate' },
);

async function sitDown(page: Page, id: string, persons: readonly ClanId[]): Promise<void> {
  await openGameAt(page, { id, record, seats: seatsFor(record, persons) });
  await page.locator('[data-asked="mandate"]').waitFor();
}

const advice = (page: Page, kind: string) => page.locator(`[data-advice="${kind}"]`);

test('alone: which clan you lead and how a year goes, then each kind of decision once; not in a third game', async () => {
  const page = await openPage({ ...inAHurry, beginner: true });
  await sitDown(page, 'first', ['koi']);
  await advice(page, 'begin').waitFor();
  expect(await advice(page, 'begin').innerText()).toContain('You lead Koi');
  await page.locator('[data-advice-close]').click();
  await advice(page, 'mandate').waitFor();
  // Somebody who looks up a rule meanwhile finds the advice again.
  await page.evaluate(() => location.assign('#/rules'));
  await page.locator('[data-waits]').waitFor({ state: 'attached' });
  await page.evaluate(() => location.assign('#/game/first'));
  await page.locator('[data-waits]').waitFor({ state: 'detached' });
  await advice(page, 'mandate').waitFor();
  await page.locator('[data-advice-close]').click();
  await page.locator('[data-advice]').waitFor({ state: 'detached' });
  await page.evaluate(() =>
    localStorage.setItem(
      'hinode-advice',
      JSON.stringify({ state: { kinds: [], games: ['first', 'second'], off: false }, version: 0 }),
    ),
  );
  await page.reload();
  await advice(page, 'begin').waitFor();
  await sitDown(page, 'third', ['koi']);
  await page.locator('[data-advice]').waitFor({ state: 'detached' });
  await page.locator('[data-pick^="tile"]').first().click();
  await page.locator('[data-confirm]:enabled').waitFor();
  expect(await page.locator('[data-advice]').count()).toBe(0);
});

test('at one device with others: about the question, but not about which clan you lead', async () => {
  const page = await openPage({ ...inAHurry, beginner: true, viewport: 'phone in its browser' });
  await openGameAt(page, { id: 'together', record, seats: seatsFor(record, ['koi', 'lotus']) });
  await page.locator('[data-uncover], [data-asked="mandate"]').first().waitFor();
  if ((await page.locator('[data-uncover]').count()) > 0) await page.locator('[data-uncover]').tap();
  await advice(page, 'mandate').waitFor();
  // Once declined, it stays declined.
  await page.getByRole('button', { name: 'No more advice' }).tap();
  await page.locator('[data-advice]').waitFor({ state: 'detached' });
  await page.reload();
  await page.locator('[data-uncover], [data-asked="mandate"]').first().waitFor();
  expect(await page.locator('[data-advice]').count()).toBe(0);
});

test('also online', async () => {
  const { friends } = await tableOf([{ name: 'Ann', visitor: { beginner: true } }]);
  for (const { page } of friends) {
    await advice(page, 'begin').waitFor();
    await page.locator('[data-advice-close]').click();
    await advice(page, 'ready').waitFor();
  }
});
