import { expect, test } from 'vitest';
import { openPage } from '../testing/page.ts';

test('the page opens without a complaint of the browser', async () => {
  const page = await openPage();
  await page.locator('main').waitFor({ state: 'attached' });
  expect(await page.title()).toContain('Hinode');
});
