import type { Page } from 'playwright-core';
import { expect } from 'vitest';

/** Talk at a table online, as a person uses it. */

/** So many milliseconds a way to the talk is tried at first. */
const FIRST_TRY = 500;

/** Opens the talk, where it does not lie open: a part of the tea, a tab on phones, elsewhere a sheet. */
export async function openTalk(page: Page): Promise<void> {
  await page.locator('[data-me]').waitFor();
  const lines = page.locator('[data-talk] [role="log"]');
  const ways = [
    page.locator('[data-part-tab="talk"]'),
    page.locator('nav button').last(),
    page.getByRole('button', { name: 'Talk', exact: true }),
  ].map((way) => way.filter({ visible: true }));
  let trying = FIRST_TRY;
  // Meanwhile tea may end, and the talk be elsewhere: one looks again.
  await expect
    .poll(async () => {
      if (await lines.isVisible()) return true;
      const [way] = (await Promise.all(ways.map((one) => one.elementHandles()))).flat();
      // One that is gone fails at once. What is covered for a moment is tried for longer each time.
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
