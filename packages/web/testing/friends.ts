import type { Page } from 'playwright-core';
import { inject, onTestFinished } from 'vitest';
import { patience } from '../../../scripts/testing/patience.ts';
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

/** Somebody opens the page at some place, of the server that all tests share if no other is named. */
export async function friend(
  name: string,
  at: string,
  visitor: Visitor = {},
  url: string = inject('url'),
): Promise<Friend> {
  const { page, problems, close } = await visit(await theBrowser(), url, {
    ...inAHurry,
    ...visitor,
    at,
  });
  // What others do takes longer than anything of one's own.
  page.setDefaultTimeout(patience.test());
  onTestFinished(async ({ task }) => {
    // What a friend saw says why a test waited for something that did not come.
    if (task.result?.state === 'fail' && !page.isClosed())
      console.error(`${name} at ${page.url()} saw:\n${await page.locator('body').innerText()}`);
    await close();
  });
  return { name, page, problems: () => problems.filter((problem) => !BROKEN_LINE.test(problem)) };
}

/** Says one's name, as everybody is asked once. */
export async function sayName({ page, name }: Friend): Promise<void> {
  await page.getByLabel('Your name at the table').fill(name);
  await page.getByRole('button', { name: 'Go on' }).click();
}

/** Whoever comes by the link writes their name on the invitation; a known one finds it written there. */
export async function takeFreeSeat({ page, name }: Friend): Promise<void> {
  await page.getByLabel('Your name at the table').fill(name);
  await page.getByRole('button', { name: 'Sit down' }).click();
  await page.locator('[data-seat][data-mine]').waitFor();
}
