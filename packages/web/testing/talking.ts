import type { Page } from 'playwright-core';

/** Talk at a table online, as a person uses it. */

/** Opens the talk: a tab on phones, at tea a sheet elsewhere. */
export async function openTalk(page: Page): Promise<void> {
  await page.locator('[data-me]').waitFor();
  const tab = page.locator('nav button').last();
  if (await tab.isVisible()) await tab.click();
  else await page.getByRole('button', { name: 'Talk', exact: true }).click();
  await page.getByRole('log').waitFor();
}

export async function say(page: Page, words: string): Promise<void> {
  await page.locator('textarea').fill(words);
  await page.locator('textarea').press('Enter');
  await page.getByRole('log').getByText(words, { exact: true }).waitFor();
}
