import { expect, test } from 'vitest';
import { faultsOf } from '../testing/geometry.ts';
import { openPage, sharedPages } from '../testing/page.ts';
import { atRest } from '../testing/screens.ts';

const sharedPage = sharedPages();

test('the page opens without complaints from the browser', async () => {
  const page = await openPage();
  await page.getByRole('heading', { name: 'Hinode' }).waitFor();
  expect(await page.title()).toContain('Hinode');
});

test('a dialog opens without complaints from the browser: the policy of the server allows it', async () => {
  const page = await sharedPage({ at: '#/' });
  await page.getByRole('button', { name: 'Settings' }).click();
  await page.getByRole('dialog').waitFor();
});

test('between two screens there is never an empty one', async () => {
  const page = await sharedPage({ at: '#/' });
  await page.getByRole('heading', { name: 'Hinode' }).waitFor();
  await page.evaluate(() => {
    const root = document.querySelector('#root');
    new MutationObserver(() => {
      if (root?.childElementCount === 0) document.body.dataset['empty'] = 'true';
    }).observe(document, { childList: true, subtree: true });
  });
  await page.getByRole('button', { name: /play now/i }).click();
  await page.locator('[data-asked]').waitFor();
  expect(await page.locator('[data-empty]').count()).toBe(0);
});

test('a screen opened by its address is shown as soon as it has loaded, without a pause', async () => {
  const page = await openPage({ at: '#/setup' });
  await page.getByRole('radio').first().waitFor();
  // No timer fires from now on.
  await page.clock.install();
  await page.clock.pauseAt(new Date('2100-01-01'));
  await page.reload();
  await page.getByRole('radio').first().waitFor();
});

test.each([
  ['phone on its side', 'pl'],
  ['phone on its side', 'uk'],
  ['laptop', 'uk'],
  ['laptop with bars', 'pl'],
] as const)('a %s shows the whole home page (%s)', async (viewport, language) => {
  const page = await openPage({ language, viewport });
  await page.getByRole('heading', { name: 'Hinode' }).waitFor();
  await atRest(page);
  expect(await faultsOf(page)).toEqual([]);
});
