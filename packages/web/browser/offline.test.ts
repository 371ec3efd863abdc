import { expect, test } from 'vitest';
import { openPage } from '../testing/page.ts';
import { inAHurry } from '../testing/settings.ts';

test('once the page has been opened, a game can be started, played and continued without a network', async () => {
  const page = await openPage({ ...inAHurry, installs: true });
  await page.evaluate(async () => {
    const { active } = await navigator.serviceWorker.ready;
    // Fonts are cached after everything else.
    while (active?.state !== 'activated' || !(await caches.has('hinode-fonts')))
      await new Promise((resolve) => requestAnimationFrame(resolve));
  });
  await page.context().setOffline(true);
  await page.reload();
  await page.getByRole('button', { name: 'Play now' }).click();
  await page.locator('[data-asked^="ready"]').waitFor();
  const moves = Number(await page.locator('[data-moves]').getAttribute('data-moves'));
  await page.locator('[data-move*=\'"type":"ready"\']:enabled').first().click();
  await page.locator(`[data-moves]:not([data-moves="${moves}"])`).waitFor();
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('menuitem', { name: 'Leave the table' }).click();
  await page.getByRole('link', { name: 'Continue' }).click();
  await page.locator('[data-moves]').waitFor();
  expect(await page.locator('[data-moves]').getAttribute('data-moves')).not.toBe('0');
  // The rules and their search, which nobody has opened before.
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('menuitem', { name: 'The rules' }).click();
  await page.getByRole('searchbox').fill('worship');
  await page.getByRole('searchbox').press('Enter');
  await page.locator('main mark').first().waitFor();
});
