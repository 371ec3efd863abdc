import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { barriers } from '../testing/axe.ts';
import { botGameAt } from '../testing/bot-games.ts';
import { openPage, sharedPages } from '../testing/page.ts';
import { openGameAt, seatsFor } from '../testing/positions.ts';
import { inAHurry } from '../testing/settings.ts';
import type { Visitor } from '../testing/visit.ts';

/** The rules at hand: from the table to a rule and back, search, terms, live boards. */

const YEAR = { clans: ['koi', 'lotus', 'turtle', 'dragonfly'], set: 'teapot', seed: 'pictures' } as const;

const sharedPage = sharedPages();

/** Koi is asked what to move, and has a piece in the hand. */
async function openTable(visitor: Visitor = {}, newPage = sharedPage): Promise<Page> {
  const record = botGameAt(YEAR, {
    clan: 'koi',
    season: 'summer',
    kind: 'move',
    where: ({ clans }) => clans.some(({ clan, map }) => clan === 'koi' && Object.keys(map).length > 2),
  });
  const page = await newPage({ ...inAHurry, ...visitor });
  await openGameAt(page, { id: 'rules', record, seats: seatsFor(record, ['koi']) });
  await page.locator('[data-table] [data-dock] [data-pick^="piece"]').first().click();
  await page.locator('[data-province][data-state="lit"]').first().waitFor({ state: 'attached' });
  return page;
}

const inHand = (page: Page): Promise<(string | null)[]> =>
  page
    .locator('[data-table] [data-dock] [data-pick]')
    .evaluateAll((options) => options.map((option) => option.getAttribute('data-pick')));

/** A province that is not lit, and whose land nothing covers. */
async function pressUnlit(page: Page): Promise<void> {
  await page
    .locator('[data-table] [data-testid="map"] path[data-province][data-state="dim"]')
    .first()
    .dispatchEvent('click');
}

const ruleLink = (page: Page) => page.getByRole('link', { name: 'The rule', exact: true }).first();

/** All places at the table that link to a rule: how to get there, and where the link leads. */
const PLACES: readonly (readonly [string, RegExp, (page: Page) => Promise<void>])[] = [
  [
    'a refusal',
    /^MARSHAL-/,
    async (page) => {
      await pressUnlit(page);
      await ruleLink(page).click();
    },
  ],
  [
    'a province that cannot be chosen',
    /^MARSHAL-/,
    async (page) => {
      await page.locator('[data-plate]:not([data-state="lit"]) button').first().dispatchEvent('contextmenu');
      await page.locator('[data-why]').getByRole('link').click();
    },
  ],
  [
    'a phase',
    /^YEAR-/,
    async (page) => {
      await page.getByRole('heading', { level: 1 }).getByRole('button').click();
      await ruleLink(page).click();
    },
  ],
  [
    'a term',
    /^HONOR-/,
    async (page) => {
      await page.getByRole('button', { name: /honor/i }).first().click();
      await ruleLink(page).click();
    },
  ],
  [
    'a hint',
    /-\d+$/,
    async (page) => {
      await page.getByRole('button', { name: 'Hint', exact: true }).click();
      await page.locator('[data-hint]').getByRole('link').click();
    },
  ],
];

test.each(PLACES)('%s leads to its rule, and back to the table as it was', async (_, rule, follow) => {
  const page = await openTable();
  const before = await inHand(page);
  await follow(page);
  const target = page.locator('[data-target]');
  await target.waitFor();
  expect(await target.getAttribute('id')).toMatch(rule);
  expect(await page.locator('[data-table]').isVisible()).toBe(false);
  await page.locator('[data-return]').click();
  await page.locator('[data-waits]').waitFor({ state: 'detached' });
  expect(await page.locator('[data-table]').isVisible()).toBe(true);
  expect(await inHand(page)).toEqual(before);
});

test('what the table said is shown beside the rule, and "back" leads there too', async () => {
  const page = await openTable({}, openPage);
  await pressUnlit(page);
  const said = (await page.locator('[data-refusal]').innerText()).replace(/ The rule$/, '').trim();
  await ruleLink(page).click();
  await page.locator('[data-look="asked"]', { hasText: said }).waitFor();
  expect(await barriers(page)).toEqual([]);
  await page.goBack();
  await page.locator('[data-waits]').waitFor({ state: 'detached' });
  expect(await page.locator('[data-table]').isVisible()).toBe(true);
});

test('a search shows counts in the contents, boxes its hits, and Enter goes from one to the next', async () => {
  const page = await sharedPage();
  await page.goto(`${new URL(page.url()).origin}/#/rules`);
  const field = page.getByRole('searchbox');
  await field.fill('worship');
  const contents = page.getByRole('navigation', { name: 'Contents' });
  await contents
    .getByText(/\d\sfound/)
    .first()
    .waitFor();
  const seen = new Set<string>();
  for (let i = 0; i < 3; i++) {
    const before = page.url();
    await field.press('Enter');
    await expect.poll(() => page.url()).not.toBe(before);
    const id = new URL(page.url()).hash.replace('#/rules/', '');
    const rule = page.locator(`[id="${id}"]`);
    await rule.waitFor();
    seen.add(id);
  }
  expect(seen.size).toBe(3);
  expect((await page.locator('main mark').allInnerTexts()).every((word) => /^worship/i.test(word))).toBe(
    true,
  );
  expect(await page.locator('main mark').count()).toBeGreaterThan(0);
});

test('a term opens in the margin, and closes again', async () => {
  const page = await sharedPage();
  await page.goto(`${new URL(page.url()).origin}/#/rules/RECRUIT-1`);
  const word = page.locator('main [data-term="stronghold"]').first();
  await word.click();
  const slip = page.locator('[data-term-slip="stronghold"]');
  await slip.waitFor();
  const [text, margin] = [await word.boundingBox(), await slip.boundingBox()];
  expect(margin?.x).toBeGreaterThan((text?.x ?? 0) + (text?.width ?? 0));
  await slip.getByRole('button', { name: 'Close' }).click();
  await slip.waitFor({ state: 'detached' });
});

test('a live board is played, set up again, and opened as a whole table', async () => {
  const page = await sharedPage();
  await page.goto(`${new URL(page.url()).origin}/#/rules/harvest`);
  const board = page.locator('[data-board="harvest"]');
  const tile = board.locator('[data-pick="tile harvest"]');
  await tile.click();
  await board.locator('[data-confirm]').click();
  await tile.waitFor({ state: 'detached' });
  await board.getByRole('button', { name: 'Again' }).click();
  await tile.waitFor();
  await board.getByRole('button', { name: 'On the whole table' }).click();
  const whole = page.locator('[data-whole-table]');
  await whole.locator('[data-table]').waitFor();
  await whole.getByRole('button', { name: 'Back to the rules' }).click();
  await tile.waitFor();
});

test('in Persian on a phone: from a refusal to its rule, terms on a sheet, and no barriers', async () => {
  const page = await openTable({ language: 'fa', viewport: 'phone in its browser' }, openPage);
  await pressUnlit(page);
  await page.locator('[data-refusal] a').tap();
  await page.locator('[data-target]').waitFor();
  expect(await barriers(page)).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
  await page.locator('main [data-term]').first().tap();
  await page.getByRole('dialog').locator('[data-term-slip]').waitFor();
  expect(await barriers(page)).toEqual([]);
  await page.goBack();
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  await page.locator('[data-return]').tap();
  await page.locator('[data-waits]').waitFor({ state: 'detached' });
  expect(await page.locator('[data-table]').isVisible()).toBe(true);
});

test('the summary fits on two sheets of paper', async () => {
  const page = await openPage({ at: '#/rules/summary' });
  await page.getByRole('button', { name: 'Print' }).waitFor();
  const paper = (await page.pdf({ preferCSSPageSize: true })).toString('latin1');
  expect(paper.match(/\/Type \/Page\b/g)?.length).toBeLessThanOrEqual(2);
});
