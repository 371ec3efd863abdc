import AxeBuilder from '@axe-core/playwright';
import type { Page } from 'playwright-core';

interface Looking {
  /** Limits the check to this part of the page. */
  readonly within?: string;
  /** Limits the check to these rules. */
  readonly rules?: readonly string[];
}

/** The barriers that axe finds: one line for each element. A page without barriers gives an empty list. */
export async function barriers(page: Page, { within, rules }: Looking = {}): Promise<string[]> {
  // It takes half a megabyte to parse, so it is loaded only once for each document.
  const isThere = await page.evaluate(() => 'axe' in window);
  // This is much quicker: there are no frames here, and nobody reads what is fine.
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
