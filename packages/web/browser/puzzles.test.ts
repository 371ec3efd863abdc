import { loadText } from '@hinode/text';
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { barriers } from '../testing/axe.ts';
import { openPage, sharedPages } from '../testing/page.ts';
import { inAHurry } from '../testing/settings.ts';
import { goToPlace } from '../testing/visit.ts';

/** Puzzles are solved and failed, and positions sent and opened, as people do it. */

const sharedPage = sharedPages();

const guideSays = (page: Page, moment: string) => page.locator(`[data-guide="${moment}"]`).waitFor();

/** The dock offers it as a complete move, or as a pick on the way to one. */
const press = (page: Page, ...parts: readonly string[]) =>
  page
    .locator(`[data-move]${parts.map((part) => `[data-move*='${part}']`).join('')}:enabled`)
    .first()
    .click();

const done = (page: Page) => page.locator('[data-dock] [data-confirm]').click();

/** There is no need to see the battle step by step: its parts are skipped until this is there. */
const skipTo = (page: Page, wanted: string) =>
  expect
    .poll(async () => {
      await page.evaluate(() => document.querySelector<HTMLElement>('[data-skip-all]')?.click());
      return page.locator(wanted).isVisible();
    })
    .toBe(true);

describe('a puzzle on a desktop, in English', () => {
  test('is failed, explained, tried again and solved', async () => {
    const page = await sharedPage({ ...inAHurry, at: '#/puzzles' });
    await page.locator('a[href="#/puzzles/kyoto-with-four-coins"]').last().click();
    await guideSays(page, 'asks');
    expect(await page.locator('[data-guide]').textContent()).toContain('Win Kyoto with 4 coins.');
    expect(await barriers(page)).toEqual([]);

    await page.locator('[data-move*="bid"]').click();
    await skipTo(page, '[data-guide="failed"]');
    expect(await page.locator('[data-guide]').textContent()).toContain('Kyoto: taken by Turtle');
    expect(await page.locator('[data-puzzle]').getAttribute('data-eyes')).toBe('1');
    expect(await barriers(page)).toEqual([]);

    await page.locator('[data-again]').click();
    await guideSays(page, 'asks');
    for (let coin = 0; coin < 4; coin++) await page.locator('[data-advantage="ronin"] button').last().click();
    await page.locator('[data-move*="bid"]').click();
    const yes = `[data-move*='"value":true']`;
    await skipTo(page, yes);
    await page.locator(yes).click();
    await skipTo(page, '[data-guide="solved"]');
    expect(await page.locator('[data-guide]').textContent()).toContain('Even without the Bushi');

    await goToPlace(page, '#/puzzles');
    const slip = page.locator('a[href="#/puzzles/kyoto-with-four-coins"]').last();
    await expect.poll(() => slip.getAttribute('data-eyes')).toBe('2');
    expect(await barriers(page)).toEqual([]);
  });

  test('is shown on request, and does not count as solved', async () => {
    const page = await sharedPage({ ...inAHurry, at: '#/puzzles/two-masks' });
    await page.locator('[data-show-me]').click();
    await guideSays(page, 'shown');
    expect(await page.locator('[data-puzzle]').getAttribute('data-eyes')).toBe('1');
  });

  test('that does not exist leads to the shelf', async () => {
    const page = await sharedPage({ ...inAHurry, at: '#/puzzles/no-such-puzzle' });
    await page.getByText('There is no such puzzle.').waitFor();
    expect(await page.locator('[data-eyes="0"]').count()).toBeGreaterThan(40);
  });
});

test('a puzzle on a phone, in Persian, is failed and solved', async () => {
  const page = await openPage({
    ...inAHurry,
    language: 'fa',
    viewport: 'phone in its browser',
    at: '#/puzzles/two-masks',
  });
  await guideSays(page, 'asks');
  await press(page, '"of":"lotus"', '"province":"oshu"');
  await done(page);
  await guideSays(page, 'failed');
  expect(await barriers(page)).toEqual([]);
  await page.locator('[data-again]').click();
  await guideSays(page, 'asks');
  await press(page, '"of":"lotus"', '"province":"kyoto"');
  await press(page, '"of":"turtle"', '"province":"edo"');
  // Nothing else can be replaced then, so there are no more questions.
  await guideSays(page, 'solved');
  expect(await barriers(page)).toEqual([]);
});

describe.each([
  ['en', 'desktop'],
  ['fa', 'phone in its browser'],
] as const)('a position sent as a link (%s, %s)', (language, viewport) => {
  test('is opened, looked at, played from and framed', async () => {
    const page = await openPage({ ...inAHurry, language, viewport, at: '#/puzzles/two-masks' });
    await guideSays(page, 'asks');
    await page.locator('header [aria-haspopup="menu"]').click();
    const text = await loadText(language);
    await page.getByRole('menuitem', { name: text.say('menu.share') }).click();
    const [link, code] = await Promise.all(
      [0, 1].map((field) => page.getByRole('dialog').locator('textarea').nth(field).inputValue()),
    );
    expect(await barriers(page)).toEqual([]);
    expect(link?.length).toBeLessThan(600);
    const { hash } = new URL(link ?? '');
    await page.keyboard.press('Escape');
    await goToPlace(page, hash);
    await page.locator('[data-position="looked-at"] [data-table][data-me="koi"]').waitFor();
    expect(await barriers(page)).toEqual([]);
    await page.locator('[data-play]').click();
    await page.locator('[data-position="played"] [data-asked="mandate"]').waitFor();

    const framed = /src="([^"]+)"/.exec(code ?? '')?.[1] ?? '';
    expect(new URL(framed).pathname).toBe('/board');
    await page.goto(framed);
    await page.locator('[data-board-only] [data-province="kyoto"]').waitFor();
    expect(await barriers(page)).toEqual([]);
    // Nothing else can be framed.
    await page.goto(`${framed.split('#')[0]}#/puzzles`);
    await page.reload();
    await expect.poll(() => page.locator('#root').innerHTML()).toBe('');
  });
});

test('a link that is broken says so', async () => {
  const page = await sharedPage({ ...inAHurry, at: '#/position/1brokenlink' });
  await page.locator('[data-broken="broken"]').waitFor();
  expect(await page.getByRole('alert').textContent()).toContain('cannot be read');
  await goToPlace(page, '#/position/9abc');
  await page.locator('[data-broken="newer"]').waitFor();
  expect(await barriers(page)).toEqual([]);
});
