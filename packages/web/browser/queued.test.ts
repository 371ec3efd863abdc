import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { ownServer } from '../testing/own-server.ts';
import { tableOf } from '../testing/tables.ts';

const A_DAY = 24 * 60 * 60_000;

async function openAnswers(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('menuitem', { name: 'Automatic answers' }).click();
}

const chosenAtTea = (page: Page): Promise<string | null> =>
  page.getByRole('radiogroup', { name: 'Ready at tea' }).getByRole('radio', { checked: true }).textContent();

test('in a game of days an answer is queued for the next time, or holds from now on, and can be taken back', async () => {
  const { url, pass } = await ownServer();
  const clock = { move: A_DAY, reserve: 0 };
  const { friends } = await tableOf([{ name: 'Ada' }, { name: 'Ola' }, { name: 'Reza' }], { url, clock });
  const [ada, ola] = friends.map(({ page }) => page) as [Page, Page, Page];
  // No bots: one that offers an alliance would have to be answered.
  const isAdaReady = () => ola.locator('[data-ready="true"]').first().isVisible();

  // Ada will not be there: she answers once, in advance, and is asked the next time.
  await openAnswers(ada);
  await ada.getByRole('radiogroup', { name: 'Ready at tea' }).getByText('Next time').click();
  await expect
    .poll(async () => {
      pass(2_000);
      return isAdaReady();
    })
    .toBe(true);
  await expect.poll(() => chosenAtTea(ada)).toBe('Ask me');

  // Ola is there, and wants to answer so from now on.
  await ola.getByLabel('Always answer this way').check();
  await ola.locator('[data-move*=\'"ready"\']').first().click();
  await ola.locator('[data-moves]').waitFor();
  await openAnswers(ola);
  await expect.poll(() => chosenAtTea(ola)).toBe('Always');
  await ola.getByRole('radiogroup', { name: 'Ready at tea' }).getByText('Ask me').click();
  await expect.poll(() => chosenAtTea(ola)).toBe('Ask me');
});
