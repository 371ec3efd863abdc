import type { Browser, Page } from 'playwright-core';
import { afterAll, expect, inject, onTestFinished } from 'vitest';
import { launchUnpainted } from './chromium.ts';
import { goToPlace, VIEWPORTS, type Visit, type Visitor, visit } from './visit.ts';

let browser: Promise<Browser> | undefined;

/** The single browser of this process: the tests drive it directly, and it ends with them. */
export function theBrowser(): Promise<Browser> {
  browser ??= launchUnpainted(inject('browserFolder'));
  return browser;
}

/**
 * Opens the served page for a test. When the test is over, the page is closed, and the test fails if the browser had
 * anything to complain about.
 *
 *     const page = await openPage({ language: 'fa', viewport: 'phone', at: '#/setup' });
 *
 * Tests that run at the same time each hand over their own `onTestFinished`.
 */
export async function openPage(visitor: Visitor = {}, finished = onTestFinished): Promise<Page> {
  const { page, problems, close } = await visit(await theBrowser(), inject('url'), visitor);
  finished(async () => {
    await close();
    expect(problems).toEqual([]);
  });
  return page;
}

/** A place without a game. */
const ELSEWHERE = '#/credits';

/** Visitors of one kind differ only in the size of their screens and in the place they open. */
const kindOf = ({ viewport = 'desktop', at: _, ...visitor }: Visitor): string =>
  JSON.stringify([visitor, 'touch' in VIEWPORTS[viewport]]);

/**
 * For a file whose tests open game after game: visitors of one kind share a page, because opening one takes longer than most
 * tests in it. Each test finds it away from any table, or at the place it asks for, in the size of its screen. Whatever
 * earlier tests left in the browser is still there. After a failed test, the next one gets a new page.
 *
 *     const sharedPage = sharedPages();
 *     test('…', async () => {
 *       const page = await sharedPage({ viewport: 'phone' });
 */
export function sharedPages(): (visitor?: Visitor) => Promise<Page> {
  const visits = new Map<string, Visit>();
  afterAll(async () => {
    for (const { close } of visits.values()) await close();
  });
  return async (visitor = {}) => {
    const kind = kindOf(visitor);
    const { at = ELSEWHERE, viewport = 'desktop' } = visitor;
    const shared =
      visits.get(kind) ?? (await visit(await theBrowser(), inject('url'), { ...visitor, at: ELSEWHERE }));
    visits.set(kind, shared);
    const { page, problems, close } = shared;
    onTestFinished(async ({ task }) => {
      if (task.result?.state === 'fail' || problems.length > 0) {
        visits.delete(kind);
        await close();
      }
      expect(problems).toEqual([]);
    });
    await goToPlace(page, ELSEWHERE);
    const { width, height } = VIEWPORTS[viewport];
    await page.setViewportSize({ width, height });
    await goToPlace(page, at);
    return page;
  };
}
