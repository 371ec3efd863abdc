import type { Browser, Page } from 'playwright-core';
import { expect, inject, onTestFinished } from 'vitest';
import { launchChromium } from './chromium.ts';
import { type Visitor, visit } from './visit.ts';

let browser: Promise<Browser> | undefined;

/** The one browser of this process: the tests talk to it directly, and it ends with them. */
export function theBrowser(): Promise<Browser> {
  browser ??= launchChromium(inject('browserFolder'));
  return browser;
}

/**
 * Opens the served page for a test. When the test is over the page is closed, and the test fails if the browser had
 * anything to complain about.
 *
 *     const page = await openPage({ language: 'fa', viewport: 'phone', at: '#/setup' });
 */
export async function openPage(visitor: Visitor = {}): Promise<Page> {
  const { page, problems, close } = await visit(await theBrowser(), inject('url'), visitor);
  onTestFinished(async () => {
    await close();
    expect(problems).toEqual([]);
  });
  return page;
}
