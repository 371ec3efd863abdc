import AxeBuilder from '@axe-core/playwright';
import type { Page } from 'playwright-core';

/** What keeps people out, found by axe: one line for each element. A page without barriers gives an empty list. */
export async function barriers(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page }).analyze();
  return violations.flatMap(({ id, impact, help, nodes }) =>
    nodes.map(({ target }) => `${id} (${impact}): ${help}: ${target.join(' ')}`),
  );
}
