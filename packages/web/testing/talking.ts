import type { Page } from 'playwright-core';

/** Talk at a table online, as a person uses it. */

/** Opens the talk, where it does not lie open: a part of the tea, a tab on phones, elsewhere a sheet. */
export async function openTalk(page: Page): Promise<void> {
  await page.locator('[data-me]').waitFor();
  const beside = page.locator('[data-part="talk"]');
  const part = page.locator('[data-part-tab="talk"]');
  const tab = page.locator('nav button').last();
  const button = page.getByRole('button', { name: 'Talk', exact: true });
  const open = page.locator('[data-talk]');
  await open.or(beside).or(part).or(tab).or(button).filter({ visible: true }).first().waitFor();
  if (!(await beside.isVisible())) {
    if (await part.isVisible()) await part.click();
    else if (await tab.isVisible()) await tab.click();
    else if (await button.isVisible()) await button.click();
  }
  await page.locator('[data-talk] [role="log"]').waitFor();
}

export async function say(page: Page, words: string): Promise<void> {
  await page.locator('textarea').fill(words);
  await page.locator('textarea').press('Enter');
  await page.getByRole('log').getByText(words, { exact: true }).waitFor();
}
