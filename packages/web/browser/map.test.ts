import type { View } from '@hinode/engine';
import { expect, test } from 'vitest';
import { botGameAt } from '../testing/bot-games.ts';
import { sharedPages } from '../testing/page.ts';
import { openGameAt, seatsFor } from '../testing/positions.ts';
import { atRest } from '../testing/screens.ts';
import { inAHurry } from '../testing/settings.ts';
import type { Visitor } from '../testing/visit.ts';

/** Using the map: enlarging it, getting explanations, choosing on it. */

const SETUP = { clans: ['koi', 'lotus', 'turtle', 'dragonfly'], set: 'teapot', seed: 'pictures' } as const;
const record = botGameAt(SETUP, { clan: 'koi', season: 'summer', kind: 'move', where: canChoose });

/** Koi has more than one kind of figure to move. */
function canChoose({ clans }: View): boolean {
  const squads = Object.values(clans.find(({ clan }) => clan === 'koi')?.map ?? {});
  const stacks = squads.flatMap((squad) => Object.keys(squad).filter((figure) => figure !== 'stronghold'));
  return stacks.includes('daimyo') && stacks.length > 1;
}

const sharedPage = sharedPages();

/** Koi is asked which figures to move. */
async function openMap(viewport: NonNullable<Visitor['viewport']> = 'desktop', visitor: Visitor = {}) {
  const page = await sharedPage({ ...inAHurry, ...visitor, viewport });
  await openGameAt(page, { id: 'map', record, seats: seatsFor(record, ['koi']) });
  await page.locator('[data-asked="move"] [data-plate="kyoto"]').waitFor();
  // Measurements need everything in its final place.
  await atRest(page);
  const button = (name: string) => page.getByRole('button', { name, exact: true });
  const widthOf = async (selector: string): Promise<number> =>
    (await page.locator(selector).boundingBox())?.width ?? 0;
  return { page, button, widthOf };
}

const LAND = '[data-province="kyoto"]';

test('an enlarged map has a way back; lines keep their width, plates their size', async () => {
  const { page, button, widthOf } = await openMap();
  const whole = await widthOf(LAND);
  const plate = await widthOf('[data-plate="oshu"]');
  const at = await page.locator(LAND).boundingBox();
  await page.mouse.move((at?.x ?? 0) + whole / 2, at?.y ?? 0);
  await page.mouse.wheel(0, -240);
  await expect.poll(() => widthOf(LAND)).toBeGreaterThan(1.5 * whole);
  expect(await widthOf('[data-plate="oshu"]')).toBeCloseTo(plate, 0);
  expect(await page.locator(LAND).evaluate(scaling)).toEqual(['non-scaling-stroke', '1 1']);
  await button('Show the whole map').click();
  await expect.poll(() => widthOf(LAND)).toBeCloseTo(whole, 0);
  await button('Show the whole map').waitFor({ state: 'detached' });
});

/** Runs in the browser: the width of lines, and the size of the land itself. */
function scaling(path: Element): string[] {
  const found = new Set([getComputedStyle(path).vectorEffect]);
  for (let up: Element | null = path; up !== null; up = up.parentElement) {
    const { a, d } = new DOMMatrix(getComputedStyle(up).transform);
    found.add(`${a} ${d}`);
  }
  return [...found];
}

test('a double click enlarges the map and selects no text; + enlarges what can be chosen', async () => {
  const { page, button, widthOf } = await openMap();
  const whole = await widthOf(LAND);
  const frame = await page.locator('[data-testid="map"]').locator('..').boundingBox();
  const { x, y, width } = frame ?? { x: 0, y: 0, width: 0 };
  await page.mouse.dblclick(x + width * 0.4, y + 240);
  await expect.poll(() => widthOf(LAND)).toBeGreaterThan(1.5 * whole);
  expect(await page.evaluate(() => String(getSelection()))).toBe('');
  await button('Show the whole map').click();

  await page.locator('[data-pick^="piece"]').first().click();
  await page.locator('[data-province][data-state="lit"]').first().waitFor();
  await button('Zoom in').click();
  const spots = await page
    .locator('[data-province][data-state="lit"]')
    .evaluateAll((all) => all.map((one) => one.getAttribute('data-province')));
  for (const province of spots) {
    const across = () =>
      page.locator(`[data-spot="${province}"]`).evaluate((one) => one.getBoundingClientRect().x);
    await expect.poll(across).toBeGreaterThan(x);
    await expect.poll(across).toBeLessThan(x + width);
  }
});

test('the map responds: a chosen figure keeps its halo and shows its way, plates and signs explain themselves', async () => {
  const { page, button } = await openMap();
  await page.locator('[data-pick^="piece daimyo"]').first().click();
  await page.locator('[data-camp] [data-chosen]').waitFor();
  await page.locator('[data-pick^="province"]').first().hover();
  await page.locator('[data-tail]').waitFor();
  await page.locator('[data-arrow]').waitFor();

  const slip = page.getByRole('dialog');
  await page.locator('[data-plate="hokkaido"] button').click();
  await expect.poll(() => slip.innerText()).toContain('Hokkaido');
  expect(await slip.getByRole('button', { name: /Force/ }).count()).toBeGreaterThan(0);
  await page.keyboard.press('Escape');
  await slip.waitFor({ state: 'detached' });

  await page.locator('[data-plate="hokkaido"] button').focus();
  for (const province of ['oshu', 'edo']) {
    await page.keyboard.press('ArrowDown');
    await expect.poll(() => page.locator(`[data-plate="${province}"] :focus`).count()).toBe(1);
  }
  await page.keyboard.press('Enter');
  await expect.poll(() => slip.innerText()).toContain('Edo');
  await page.keyboard.press('Escape');
  // Whatever has the focus, the map stays where it is.
  expect(await page.locator('[data-testid="map"]').evaluate(scrolled)).toBe(0);

  await button('What the symbols mean').click();
  await expect.poll(() => slip.innerText()).toMatch(/would win here now/);
});

test.each(['laptop', 'laptop with bars'] as const)(
  'on a %s figures stand on the map, neither plate nor camp is below the dock, and the bar has its labels',
  async (viewport) => {
    const { page } = await openMap(viewport);
    const bar = page.locator('[data-table] > header');
    for (const word of ['Cards', 'Score', 'Log', 'Talk', 'Hint'])
      expect(await bar.getByText(word, { exact: true }).isVisible(), word).toBe(true);
    const stack = await bar.getByRole('button', { name: /^Stack/ }).innerText();
    expect(stack.match(/\d+/g), 'how many of each mandate').toHaveLength(5);
    expect(await page.locator('[data-camp] [data-clan-line]').count()).toBeGreaterThan(3);
    await expect.poll(() => page.locator('[data-dock]').first().evaluate(coveredBy)).toEqual([]);
  },
);

/** Runs in the browser: how far the elements around something are scrolled. */
function scrolled(one: Element): number {
  let sum = 0;
  for (let up: Element | null = one; up !== null; up = up.parentElement)
    sum += up.scrollTop + Math.abs(up.scrollLeft);
  return sum;
}

/** Runs in the browser: what parts of the map something covers. */
function coveredBy(cover: Element): string[] {
  const { left, right, top, bottom } = cover.getBoundingClientRect();
  return [...document.querySelectorAll('[data-plate], [data-camp]')]
    .filter((one) => {
      const box = one.getBoundingClientRect();
      return box.left < right && left < box.right && box.top < bottom && top < box.bottom;
    })
    .map((one) => one.outerHTML.slice(0, 60));
}

test('in Persian, whose digits are not equally wide, a plate has room for its whole text', async () => {
  const { page } = await openMap('desktop', { language: 'fa' });
  const narrow = await page.locator('[data-plate]').evaluateAll((plates) =>
    plates.flatMap((plate) => {
      const said = document.createRange();
      said.selectNodeContents(plate.querySelector('[aria-hidden="true"]') ?? plate);
      const [inner, outer] = [said.getBoundingClientRect(), plate.getBoundingClientRect()];
      const room = Math.min(inner.left - outer.left, outer.right - inner.right);
      return room >= 6 ? [] : [`${plate.getAttribute('data-plate')}: ${room}`];
    }),
  );
  expect(narrow).toEqual([]);
});

test('a move redraws what it has changed, and nothing else', async () => {
  const { page } = await openMap();
  await page.evaluate(noteDrawing);
  const before = await page.locator('[data-map-moves]').getAttribute('data-map-moves');
  await page.locator('[data-dock] [data-move*="pass"]').click();
  await page.locator(`[data-asked]:not([data-moves="${before}"])`).waitFor();
  await page.locator(`[data-map-moves]:not([data-map-moves="${before}"])`).waitFor();
  const { same, again } = await page.evaluate(() => (globalThis as unknown as Noted).drawn);
  // There are more than twenty camps, plates, provinces and shrines, and they are checked after every change.
  expect(same).toBeGreaterThan(20);
  expect(again).toEqual([]);
});

test('camps and plates stay in the document whatever is asked, and whatever comes first where they are laid', async () => {
  const { page } = await openMap();
  await page.evaluate(noteMoving);
  // Provinces where a figure can go are laid first.
  await page.locator('[data-pick^="piece"]').first().click();
  await page.locator('[data-province][data-state="lit"]').first().waitFor();
  await page.locator('[data-camp][data-state="lit"], [data-plate][data-state="lit"]').first().waitFor();
  expect(await page.evaluate(() => (globalThis as unknown as { moved: string[] }).moved)).toEqual([]);
});

/** Runs in the browser: records which camps and plates are removed from the document. */
function noteMoving(): void {
  const moved: string[] = [];
  Object.assign(globalThis, { moved });
  new MutationObserver((changes) => {
    for (const { removedNodes } of changes)
      for (const node of removedNodes)
        if (node instanceof HTMLElement && node.matches('[data-camp], [data-plate]'))
          moved.push(JSON.stringify({ ...node.dataset }));
  }).observe(document.body, { subtree: true, childList: true });
}

interface Noted {
  readonly drawn: { same: number; readonly again: string[] };
}

/**
 * Runs in the browser: whenever the page changes, looks for elements that look the same but were rendered again. What React renders
 * again has new props, even if nothing comes of it. Clans are left out: the one that is thinking is marked, and the mark may be
 * gone before anybody looks.
 */
function noteDrawing(): void {
  const drawn: Noted['drawn'] = { same: 0, again: [] };
  Object.assign(globalThis, { drawn });
  const places = '[data-camp], [data-plate], path[data-province], [data-shrine]';
  const propsOf = (element: Element): unknown =>
    Object.entries(element).find(([key]) => key.startsWith('__reactProps'))?.[1];
  const look = () =>
    new Map(
      [...document.querySelectorAll<HTMLElement>(places)].map((place) => [
        place,
        { html: place.outerHTML, props: propsOf(place) },
      ]),
    );
  let before = look();
  new MutationObserver(() => {
    const now = look();
    for (const [place, { html, props }] of now) {
      const earlier = before.get(place);
      if (html !== earlier?.html) continue;
      drawn.same++;
      if (props !== earlier.props) drawn.again.push(JSON.stringify({ ...place.dataset }));
    }
    before = now;
  }).observe(document.body, { subtree: true, childList: true, characterData: true, attributes: true });
}
