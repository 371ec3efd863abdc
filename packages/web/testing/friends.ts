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
  /** What the browser complained about, apart from missing networks. */
  readonly problems: () => readonly string[];
}

/** A browser is right to complain about a lost connection; the page has to live with that. */
const BROKEN_LINE = /ERR_INTERNET_DISCONNECTED|ERR_CONNECTION|WebSocket/;

/** Opens the page at a place, on the server that all tests share unless another one is named. */
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
  // What others do takes longer than one's own actions.
  page.setDefaultTimeout(patience.test());
  onTestFinished(async ({ task }) => {
    // What a friend saw explains why a test waited for something that did not come.
    if (task.result?.state === 'fail' && !page.isClosed())
      console.error(`${name} at ${page.url()} saw:\n${await page.locator('body').innerText()}`);
    await close();
  });
  return { name, page, problems: () => problems.filter((problem) => !BROKEN_LINE.test(problem)) };
}

/** Gives a name, which everybody is asked for once. */
export async function sayName({ page, name }: Friend): Promise<void> {
  await page.getByLabel('Your name at the table').fill(name);
  await page.getByRole('button', { name: 'Go on' }).click();
}

/** People who come by the link write their name on the invitation; if they are known, it is already there. */
export async function takeFreeSeat({ page, name }: Friend): Promise<void> {
  await page.getByLabel('Your name at the table').fill(name);
  await page.getByRole('button', { name: 'Sit down' }).click();
  await page.locator('[data-seat][data-mine]').waitFor();
}
