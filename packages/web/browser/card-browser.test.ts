import { expect, test } from 'vitest';
import { barriers } from '../testing/axe.ts';
import { botGameAt } from '../testing/bot-games.ts';
import { sharedPages } from '../testing/page.ts';
import { openGameAt, seatsFor } from '../testing/positions.ts';
import { inAHurry } from '../testing/settings.ts';

/** All cards: filters, search, the chosen one, and the way here from a game. */

const sharedPage = sharedPages();

test('filters narrow down the cards; one press drops the last of them', async () => {
  const page = await sharedPage({ ...inAHurry, at: '#/cards' });
  const found = page.locator('main').getByRole('status');
  const things = page.locator('[data-thing]');
  await things.first().waitFor();
  const all = await things.count();
  expect(await page.locator('main section > h3').allInnerTexts()).toEqual([
    'Spring',
    'Summer',
    'Autumn',
    'Kami',
    'Clans',
  ]);
  const filters = page.getByRole('complementary', { name: 'Filters' });
  await filters.getByRole('button', { name: /^Monster\s*\d/ }).click();
  await expect.poll(() => things.count()).toBeLessThan(all);
  const monsters = await things.count();
  await expect.poll(() => found.innerText()).toContain(String(monsters));
  await filters.getByRole('button', { name: 'Spring' }).click();
  await expect.poll(() => things.count()).toBeLessThan(monsters);
  await page.getByRole('searchbox').fill('no such words');
  await page.getByRole('button', { name: 'Without “no such words”' }).click();
  await things.first().waitFor();
  expect(await things.count()).toBeLessThan(monsters);
  expect(await barriers(page)).toEqual([]);
});

test('arrow keys lead from card to card, and the chosen one has its own address', async () => {
  const page = await sharedPage({ ...inAHurry, at: '#/cards/komainu' });
  await page.locator('[data-chosen="komainu"]').waitFor();
  await page.locator('[data-thing="komainu"]').focus();
  // Up and down past a heading, and back to the start.
  const place = () => page.evaluate(() => document.activeElement?.getBoundingClientRect().left ?? Number.NaN);
  const column = await place();
  await page.keyboard.press('ArrowDown');
  expect(await place()).toBeCloseTo(column, 0);
  await page.keyboard.press('ArrowUp');
  await page.locator('[data-chosen="komainu"]').waitFor();
  await page.keyboard.press('ArrowRight');
  const focused = () => page.evaluate(() => (document.activeElement as HTMLElement).dataset['thing']);
  await expect.poll(focused).toMatch(/^(?!komainu$)/);
  const next = await focused();
  await page.locator(`[data-chosen="${next}"]`).waitFor();
  expect(new URL(page.url()).hash).toBe(`#/cards/${next}`);
  await page
    .locator('[data-chosen]')
    .getByRole('link', { name: /^CARD-/ })
    .click();
  await page.locator('[data-target]').waitFor();
});

test('cards, kami and clans are found by their names and by their rules', async () => {
  const page = await sharedPage({ ...inAHurry, at: '#/cards' });
  const shown = () =>
    page
      .locator('[data-thing]')
      .evaluateAll((all) => all.map((one) => (one as HTMLElement).dataset['thing']));
  await page.getByRole('searchbox').fill('fujin');
  await expect.poll(shown).toEqual(['fujin']);
  await page.getByRole('searchbox').fill('winter stronghold');
  await expect.poll(shown).toContain('form-of-the-kitsune');
  await page.getByRole('searchbox').fill('fox');
  await expect.poll(shown).toContain('fox');
});

test('from the cards of a game one can be looked up, with its owner, and the game goes on', async () => {
  const record = botGameAt(
    { clans: ['koi', 'lotus', 'turtle', 'dragonfly'], set: 'teapot', seed: 'pictures' },
    {
      clan: 'koi',
      season: 'autumn',
      kind: 'mandate',
      where: ({ clans }) => clans.some(({ cards }) => cards.length > 0),
    },
  );
  const page = await sharedPage({ ...inAHurry });
  await openGameAt(page, { id: 'cards', record, seats: seatsFor(record, ['koi']) });
  await page.locator('[data-asked="mandate"]').waitFor();
  await page.getByRole('button', { name: 'Cards', exact: true }).click();
  await page
    .getByRole('dialog')
    .getByRole('link', { name: /^Look it up/ })
    .first()
    .click();
  await page.locator('[data-chosen]').waitFor();
  await page.locator('[data-return]').click();
  await page.locator('[data-waits]').waitFor({ state: 'detached' });
  await page.locator('[data-asked="mandate"]').waitFor();
  expect(await page.locator('[data-asked="mandate"]').isVisible()).toBe(true);
});

test('in Persian on a phone: two columns, filters and the chosen card on sheets, and no barriers', async () => {
  const page = await sharedPage({
    ...inAHurry,
    language: 'fa',
    viewport: 'phone in its browser',
    at: '#/cards',
  });
  await page.locator('[data-thing]').first().waitFor();
  expect(await barriers(page)).toEqual([]);
  const [first, second] = await page
    .locator('[data-thing]')
    .evaluateAll((things) => things.slice(0, 2).map((thing) => thing.getBoundingClientRect().toJSON()));
  expect(first?.y).toBe(second?.y);
  expect(first?.x).toBeGreaterThan(second?.x ?? 0);
  await page.locator('[data-thing]').nth(1).tap();
  await page.getByRole('dialog').locator('[data-chosen]').waitFor();
  expect(await barriers(page)).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
});
