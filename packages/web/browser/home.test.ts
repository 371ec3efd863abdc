import { expect, test } from 'vitest';
import { openPage } from '../testing/page.ts';

test('the page opens without a complaint of the browser', async () => {
  const page = await openPage();
  await page.getByRole('heading', { name: 'Hinode' }).waitFor();
  expect(await page.title()).toContain('Hinode');
});

test('a dialog opens without a complaint of the browser: the policy of the server leaves room for it', async () => {
  const page = await openPage();
  await page.getByRole('button', { name: 'Settings' }).click();
  await page.getByRole('dialog').waitFor();
});
