import type { Page } from 'playwright-core';
import { expect } from 'vitest';

/** Talk at an online table, as a person uses it. */

/** How many milliseconds each way to the talk is tried at first. */
const FIRST_TRY = 500;

/** Opens the talk, if it is not open already: a part of the tea, a tab on phones, elsewhere a sheet. */
export async function openTalk(page: Page): Promise<void> {
  await page.locator('[data-me]').waitFor();
  const lines = page.locator('[data-talk] [role="log"]');
  const ways = [
    page.locator('[data-part-tab="talk"]'),
    page.locator('nav button').last(),
    page.getByRole('button', { name: 'Talk', exact: true }),
  ].map((way) => way.filter({ visible: true }));
  let trying = FIRST_TRY;
  // Tea may end meanwhile, and the talk be elsewhere: look again.
  await expect
    .poll(async () => {
      if (await lines.isVisible()) return true;
      const [way] = (await Promise.all(ways.map((one) => one.elementHandles()))).flat();
      // One that is gone fails at once. One that is covered for a moment is tried for longer each time.
      await way?.click({ timeout: trying }).finally(() => (trying *= 2));
      return lines.isVisible();
    })
    .toBe(true);
}

export async function say(page: Page, words: string): Promise<void> {
  await page.locator('textarea').fill(words);
  await page.locator('textarea').press('Enter');
  await page.getByRole('log').getByText(words, { exact: true }).waitFor();
}
