import AxeBuilder from '@axe-core/playwright';
import type { Page } from 'playwright-core';

interface Looking {
  /** Only in this part of the page. */
  readonly within?: string;
  /** Only for these rules. */
  readonly rules?: readonly string[];
}

/** What keeps people out, found by axe: one line for each element. A page without barriers gives an empty list. */
export async function barriers(page: Page, { within, rules }: Looking = {}): Promise<string[]> {
  // It is half a megabyte to be read: once for a document is enough.
  const isThere = await page.evaluate(() => 'axe' in window);
  // Much quicker so: there are no frames here, and nobody reads what is in order.
  const axe = new AxeBuilder({ page, ...(isThere && { axeSource: '0' }) })
    .setLegacyMode()
    .options({ resultTypes: ['violations'], preload: false });
  if (within !== undefined) axe.include(within);
  if (rules !== undefined) axe.withRules([...rules]);
  const { violations } = await axe.analyze();
  return violations.flatMap(({ id, impact, help, nodes }) =>
    nodes.map(({ target }) => `${id} (${impact}): ${help}: ${target.join(' ')}`),
  );
}
