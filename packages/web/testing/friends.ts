import type { Page } from 'playwright-core';
import { inject, onTestFinished } from 'vitest';
import { theBrowser } from './page.ts';
import { inAHurry } from './settings.ts';
import { type Visitor, visit } from './visit.ts';

/** People who play online, each with a browser of their own. */

export interface Friend {
  readonly name: string;
  readonly page: Page;
  /** Whatever the browser complained about, but for the network that was not there. */
  readonly problems: () => readonly string[];
}

/** A browser that complains about a line that broke is right; that is what the page is told to live with. */
const BROKEN_LINE = /ERR_INTERNET_DISCONNECTED|ERR_CONNECTION|WebSocket/;

/** What others do takes longer than anything of one's own. */
const PATIENCE = 300_000;

/** Somebody opens the page at some place. */
export async function friend(name: string, at: string, visitor: Visitor = {}): Promise<Friend> {
  const { page, problems, close } = await visit(await theBrowser(), inject('url'), {
    ...inAHurry,
    ...visitor,
    at,
  });
  page.setDefaultTimeout(PATIENCE);
  onTestFinished(close);
  return { name, page, problems: () => problems.filter((problem) => !BROKEN_LINE.test(problem)) };
}

/** Says one's name, as everybody is asked once. */
export async function sayName({ page, name }: Friend): Promise<void> {
  await page.getByLabel('Your name at the table').fill(name);
  await page.getByRole('button', { name: 'Go on' }).click();
}

export async function takeFreeSeat({ page }: Friend): Promise<void> {
  await page.getByRole('button', { name: 'Sit here' }).first().click();
  await page.getByText('(you)').waitFor();
}
