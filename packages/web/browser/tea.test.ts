import { newRecord } from '@hinode/engine/records';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { botGameAt } from '../testing/bot-games.ts';
import { faultsOf } from '../testing/geometry.ts';
import { sharedPages } from '../testing/page.ts';
import { openGameAt, seatsFor } from '../testing/positions.ts';
import { allDrawn } from '../testing/screens.ts';
import { inAHurry } from '../testing/settings.ts';
import type { VIEWPORTS } from '../testing/visit.ts';

/** Tea on screens where room is short: nothing essential is below the fold. */

const offered = newRecord({ clans: ['koi', 'lotus', 'turtle', 'dragonfly'], set: 'archway', seed: 'tea' }, [
  { clan: 'lotus', type: 'propose', with: 'koi', give: { coins: 1 } },
  { clan: 'lotus', type: 'propose', with: 'dragonfly' },
  { clan: 'turtle', type: 'propose', with: 'dragonfly' },
]);

const amongFive = newRecord({ ...offered.setup, clans: [...offered.setup.clans, 'bonsai'] }, offered.entries);

const sharedPage = sharedPages();

/** All seats are people, so that nothing happens in between. */
async function atTea(viewport: keyof typeof VIEWPORTS, record = offered): Promise<Page> {
  const page = await sharedPage({ ...inAHurry, viewport });
  await openGameAt(page, { id: 'tea', record, seats: seatsFor(record, record.setup.clans) });
  await page.locator('[data-tea]').waitFor();
  await page.locator('[data-speak="koi"]').click();
  await page.locator('[data-me="koi"]').waitFor();
  await allDrawn(page);
  return page;
}

/** Is all of it within the screen, and on top? */
const isInView = (page: Page, selector: string): Promise<boolean> =>
  page
    .locator(selector)
    .first()
    .evaluate((element) => {
      const { left, right, top, bottom } = element.getBoundingClientRect();
      if (left < -1 || top < -1 || right > innerWidth + 1 || bottom > innerHeight + 1) return false;
      const shown = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
      return shown !== null && (element.contains(shown) || shown.contains(element));
    });

test.each([
  'laptop',
  'laptop with bars',
  'phone in its browser',
  'small phone in its browser',
  'phone on its side',
  'tablet on its side',
] as const)('on a %s my own seat, Offer and the word on being ready are in view', async (viewport) => {
  const page = await atTea(viewport);
  expect(await isInView(page, '[data-mine="true"]')).toBe(true);
  expect(await isInView(page, '[data-move*="ready"]')).toBe(true);
  const asked = page.locator('[data-part-tab="for-you"]');
  expect(await asked.innerText()).toContain('1');
  await page.locator('[data-part-tab="your-offer"]').click();
  await allDrawn(page);
  // Elsewhere the news is counted; here it is on the table.
  expect(await asked.innerText()).toContain('1');
  expect(await page.locator('[data-letter$=" koi"]').count()).toBe(1);
  expect(await isInView(page, '[data-move*="propose"]')).toBe(true);
});

test('letters on a wide table are large enough to read, and do not overlap', async () => {
  const page = await atTea('desktop');
  const boxes = await Promise.all(
    (await page.locator('[data-letter]').all()).map((one) => one.boundingBox()),
  );
  expect(boxes.length).toBeGreaterThan(0);
  boxes.forEach((box, i) => {
    expect(box?.width).toBeGreaterThanOrEqual(112);
    expect(box?.height).toBeGreaterThanOrEqual(40);
    for (const other of boxes.slice(i + 1))
      if (box && other)
        expect(Math.abs(box.x - other.x) >= box.width || Math.abs(box.y - other.y) >= box.height).toBe(true);
  });
});

test('on the smallest phone letters hang between the seats of five, and no seat covers them', async () => {
  const page = await atTea('small phone in its browser', amongFive);
  const letters = page.locator('[data-letter]');
  expect(await letters.count()).toBe(3);
  expect(await letters.evaluateAll(coveredLetters)).toEqual([]);
});

/** Runs in the browser: letters with something over one of their corners. */
function coveredLetters(letters: readonly Element[]): (string | null)[] {
  const isCovered = (letter: Element): boolean => {
    const { left, right, top, bottom } = letter.getBoundingClientRect();
    return [left + 3, right - 3].some((x) =>
      [top + 3, bottom - 3].some((y) => !letter.contains(document.elementFromPoint(x, y))),
    );
  };
  return letters.filter(isCovered).map((letter) => letter.getAttribute('data-letter'));
}

test('a clan with an ally is told so, and not that nobody has offered an alliance', async () => {
  const page = await atTea('desktop');
  await page.locator('[data-move*="accept"]').first().click();
  await page.locator('[data-moves="4"]').waitFor();
  await page.locator('[data-speak="koi"]').click();
  await page.locator('[data-me="koi"] [data-part="for-you"]').getByText('are allies this season').waitFor();
  expect(await page.getByText('Nobody has offered you an alliance yet').count()).toBe(0);
  expect(await page.locator('[data-part="your-offer"]').count()).toBe(0);
});

/** Koi won no war token in Spring, and Lotus has an offer for it. */
const afterSpring = botGameAt(offered.setup, {
  clan: 'koi',
  season: 'summer',
  kind: 'ready',
  where: ({ clans }) => clans.some(({ clan, tokens }) => clan === 'koi' && tokens.length === 0),
});
const secondTea = newRecord(afterSpring.setup, [
  ...afterSpring.entries,
  { clan: 'lotus', type: 'propose', with: 'koi', give: { coins: 1 } },
]);

const ACCOUNT = '[data-season-account="spring"]';

const SCREENS = ['desktop', 'laptop with bars', 'phone in its browser', 'phone on its side'] as const;

test.each(SCREENS)(
  'on a %s the second tea tells what Spring brought, and covers nothing',
  async (viewport) => {
    const page = await sharedPage({ ...inAHurry, viewport });
    await openGameAt(page, { id: 'second-tea', record: afterSpring, seats: seatsFor(afterSpring, ['koi']) });
    await page.locator(ACCOUNT).getByText('You:').waitFor();
    await allDrawn(page);
    expect(await page.locator(`${ACCOUNT} [data-brought]`).count()).toBe(3);
    expect(await isInView(page, '[data-move*="ready"]')).toBe(true);
    expect(await faultsOf(page)).toEqual([]);
  },
);

test.each(SCREENS)(
  'on a %s with others at it the account is nobody’s, and the offer comes before it',
  async (viewport) => {
    const page = await atTea(viewport, secondTea);
    await page.locator(`${ACCOUNT} [data-brought]`).nth(3).waitFor({ state: 'attached' });
    expect(await page.locator(ACCOUNT).innerText()).not.toMatch(/You/);
    expect(await isInView(page, '[data-move*="accept"]')).toBe(true);
    expect(await isInView(page, '[data-move*="ready"]')).toBe(true);
  },
);
