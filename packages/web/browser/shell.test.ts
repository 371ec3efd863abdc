import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { botGameAt, type Moment } from '../testing/bot-games.ts';
import { faultsOf } from '../testing/geometry.ts';
import { openPage, sharedPages } from '../testing/page.ts';
import { openGameAt, seatsFor } from '../testing/positions.ts';
import { atRest } from '../testing/screens.ts';
import { inAHurry } from '../testing/settings.ts';
import type { VIEWPORTS } from '../testing/visit.ts';

/** The shell of the table: what no style sheet can tell, only a browser that has laid it out. */

const YEAR = { clans: ['koi', 'lotus', 'turtle', 'dragonfly'], set: 'teapot', seed: 'pictures' } as const;

const sharedPage = sharedPages();

async function openAt(
  viewport: keyof typeof VIEWPORTS,
  kind: Moment['kind'],
  newPage = sharedPage,
): Promise<Page> {
  const record = botGameAt(YEAR, { clan: 'koi', season: 'summer', kind });
  const page = await newPage({ ...inAHurry, viewport });
  await openGameAt(page, { id: kind, record, seats: seatsFor(record, ['koi']) });
  await page.locator(`[data-asked="${kind}"]`).waitFor();
  await atRest(page);
  return page;
}

const heightOf = async (page: Page, part: string): Promise<number> =>
  (await page.locator(part).first().boundingBox())?.height ?? 0;

const DOCK = '[data-table] [data-dock]';
const BLACK = `${DOCK} [data-confirm]`;

test('the sheet of a phone is folded, opened and pulled to the top; its black button is always in view', async () => {
  const page = await openAt('phone in its browser', 'move');
  const grip = page.locator('[data-grip]');
  const usual = await heightOf(page, DOCK);
  const map = await heightOf(page, 'main');
  await grip.tap();
  await expect.poll(() => heightOf(page, DOCK)).toBe(56);
  expect(await page.locator(BLACK).isVisible()).toBe(true);
  await expect.poll(() => heightOf(page, 'main')).toBe(map + usual - 56);
  await grip.press('ArrowUp');
  await grip.press('ArrowUp');
  await expect.poll(() => heightOf(page, DOCK)).toBeGreaterThan(500);
  expect(await page.locator(BLACK).isVisible()).toBe(true);
  // The map below keeps its place.
  await expect.poll(() => heightOf(page, 'main')).toBe(map);
  await page.keyboard.press('Escape');
  await expect.poll(() => heightOf(page, DOCK)).toBe(usual);
});

test('when folded, the question ends before the black button, even with a note', async () => {
  const page = await openAt('phone in its browser', 'mandate');
  await page.locator('[data-note]').waitFor();
  await page.locator('[data-grip]').tap();
  await expect.poll(() => heightOf(page, DOCK)).toBe(56);
  const [question, black] = [
    await page.locator(`${DOCK} h2`).boundingBox(),
    await page.getByRole('button', { name: 'Choose a tile' }).boundingBox(),
  ];
  if (question === null || black === null) throw new Error('part of it is missing');
  expect(question.x + question.width).toBeLessThanOrEqual(black.x);
  const middles = [question, black].map(({ y, height }) => y + height / 2);
  expect(Math.abs((middles[0] ?? 0) - (middles[1] ?? 0))).toBeLessThanOrEqual(2);
});

test('a phone on its side has the question beside the map, and folds it away', async () => {
  const page = await openAt('phone on its side', 'move');
  const widthOf = async (): Promise<number> => (await page.locator('main').boundingBox())?.width ?? 0;
  expect(await widthOf()).toBe(844 - 300);
  await page.locator('[data-grip]').tap();
  await expect.poll(widthOf).toBe(844 - 56);
  expect(await page.locator(BLACK).isVisible()).toBe(true);
});

test('on a phone the map has a way back to the battle', async () => {
  const page = await openAt('phone in its browser', 'bid');
  await page.locator('#battle-title').waitFor();
  await page.getByRole('button', { name: 'Map', exact: true }).tap();
  await page.getByRole('button', { name: 'Back to the battle' }).tap();
  await page.locator('#battle-title').waitFor();
});

test('at a question the arrow keys go to the first answer at once', async () => {
  const page = await openAt('desktop', 'mandate');
  await page.locator(`${DOCK} [data-pick]`).first().waitFor();
  // The page moved the focus to the question, so there is no ring around it.
  await page.keyboard.press('Shift');
  const question = page.locator(`${DOCK} h2:focus`);
  await question.waitFor();
  expect(await question.evaluate((one) => getComputedStyle(one).outlineStyle)).toBe('none');
  await page.keyboard.press('ArrowRight');
  expect(await page.evaluate(() => document.activeElement?.matches('[data-dock] [data-pick]'))).toBe(true);
});

test('on a phone a line of the log leads to its place on the map', async () => {
  const page = await openAt('phone in its browser', 'move');
  const tab = (name: string): Locator =>
    page.getByRole('navigation').getByRole('button', { name, exact: true });
  await tab('Log').tap();
  const line = page.getByRole('region', { name: 'Log' }).getByRole('listitem').getByRole('button').last();
  await line.waitFor();
  // The log first scrolls to its end.
  await atRest(page);
  await line.tap();
  await page.locator('[data-shown]').first().waitFor({ state: 'attached' });
  expect(await tab('Map').getAttribute('aria-current')).toBe('page');
});

test('on a phone the news leaves the clans in view, and opens over the question', async () => {
  const page = await openAt('phone in its browser', 'move');
  const clans = page.getByRole('region', { name: 'Clans in order of honor' });
  const drawnSo = () => clans.locator('[data-narrow]').getAttribute('data-narrow');
  await clans.locator('[data-since="folded"]').waitFor();
  const besideBell = await drawnSo();
  await clans.locator('[data-since="folded"]').tap();
  await page.locator('[data-since="open"]').waitFor();
  expect(await clans.getByRole('button', { name: /^Koi/ }).isVisible()).toBe(true);
  // The clans look the same with the bell and without it.
  expect(await drawnSo()).toBe(besideBell);
});

test('"back" closes whatever lies over the table, topmost first, and only then leaves', async () => {
  const page = await openAt('phone in its browser', 'move', openPage);
  const table = page.locator('[data-table]');
  const sheet = page.getByRole('dialog', { name: 'Koi' });
  await page
    .getByRole('region', { name: 'Clans in order of honor' })
    .getByRole('button', { name: /^Koi/ })
    .tap();
  await sheet.waitFor();
  await sheet.getByRole('button', { name: /coin/ }).first().tap();
  const slip = page.getByRole('dialog', { name: /coin/ });
  await slip.waitFor();
  await page.goBack();
  await slip.waitFor({ state: 'detached' });
  expect(await sheet.isVisible()).toBe(true);
  await page.goBack();
  await sheet.waitFor({ state: 'detached' });
  expect(await table.isVisible()).toBe(true);
  // Layers that were closed in another way do not get in the way of leaving.
  await page.getByRole('button', { name: 'Menu' }).tap();
  await page.getByRole('menuitem', { name: 'Score' }).tap();
  await page.getByRole('dialog').waitFor();
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  await expect.poll(() => page.evaluate(() => history.state)).toBeNull();
  await page.goBack();
  await table.waitFor({ state: 'detached' });
  expect(new URL(page.url()).hash).not.toContain('game');
});

test('the menu stays open when a new question takes the focus; a press elsewhere closes it', async () => {
  const page = await openAt('desktop', 'mandate');
  await page.getByRole('button', { name: 'Menu' }).click();
  const menu = page.getByRole('menu');
  await menu.waitFor();
  await page.locator('main').focus();
  await atRest(page);
  expect(await menu.isVisible()).toBe(true);
  await page.locator('[data-sea]').click({ position: { x: 5, y: 5 }, force: true });
  await menu.waitFor({ state: 'detached' });
});

test('at 200 % the map is there, nothing on it overlaps, and the table is playable', async () => {
  const page = await openAt('desktop at 200 %', 'move');
  await expect.poll(() => faultsOf(page)).toEqual([]);
  const inView = () =>
    page.locator('[data-testid="map"] path[data-province]').evaluateAll((provinces) =>
      provinces.map((province) => {
        const { left, right, top, bottom } = province.getBoundingClientRect();
        return left < innerWidth && right > 0 && top < innerHeight && bottom > 0;
      }),
    );
  await expect.poll(inView).toEqual(Array.from({ length: 8 }, () => true));
});

test('a black button that is disabled for a moment stays black', async () => {
  const page = await openAt('desktop', 'move');
  const colors = await page.locator(BLACK).evaluate((button: HTMLButtonElement) => {
    const color = (): string => getComputedStyle(button).backgroundColor;
    const awake = color();
    button.disabled = true;
    return [awake, color()];
  });
  expect(colors[1]).toBe(colors[0]);
});

test('the keyboard keeps its place after getting ready at tea', async () => {
  const page = await openAt('desktop', 'ready');
  await page.keyboard.press('r');
  await page.locator('[data-asked="ready"]').waitFor({ state: 'detached' });
  await expect.poll(() => page.evaluate(() => document.activeElement?.localName)).not.toBe('body');
});

test.each(['no-preference', 'reduce'] as const)(
  'a gift is counted when it has arrived, and at once without animations (%s)',
  async (reducedMotion) => {
    const record = botGameAt(YEAR, { clan: 'koi', season: 'summer', kind: 'move' });
    const page = await openPage();
    await page.emulateMedia({ reducedMotion });
    await openGameAt(page, { id: 'gift', record, seats: seatsFor(record, ['koi']) });
    await page.locator('[data-asked="move"]').waitFor();
    const theirs = page.locator('[data-passes="lotus"]');
    const coins = theirs.getByRole('button', { name: /^\d+ coins?$/ });
    const before = await coins.innerText();
    await theirs.getByRole('button', { name: 'Give something to Lotus' }).click();
    await page.getByRole('spinbutton').first().press('ArrowUp');
    await page.evaluate(followTheCoins);
    await page.locator('[data-move*="gift"]').click();
    const after = `${Number(before) + 1}`;
    await expect.poll(() => coins.innerText()).toBe(after);
    // What screen readers say is up to date at once; what is shown follows later, or at the same time.
    const shown = await page.evaluate(() => document.body.dataset['shown']?.split(' ') ?? []);
    expect(shown.includes(before)).toBe(reducedMotion === 'no-preference');
    expect(shown.at(-1)).toBe(after);
  },
);

/** Runs in the browser: records which number is shown from the moment a new one is read aloud. */
function followTheCoins(): void {
  const coins = [...document.querySelectorAll('[data-passes="lotus"] button')].find((button) =>
    /^\d+\scoin/.test(button.ariaLabel ?? ''),
  );
  const before = coins?.ariaLabel;
  const shown: string[] = [];
  const note = (): void => {
    if (coins === undefined || coins.ariaLabel === before) return;
    const now = coins.textContent ?? '';
    if (shown.at(-1) !== now) shown.push(now);
    document.body.dataset['shown'] = shown.join(' ');
  };
  new MutationObserver(note).observe(document.documentElement, {
    subtree: true,
    childList: true,
    characterData: true,
    attributes: true,
    attributeFilter: ['aria-label'],
  });
}
