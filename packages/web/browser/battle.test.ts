import { view } from '@hinode/engine';
import { replay } from '@hinode/engine/records';
import { loadText } from '@hinode/text';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { faultsOf } from '../testing/geometry.ts';
import { sharedPages } from '../testing/page.ts';
import { openGameAt, questionsOf, seatsFor } from '../testing/positions.ts';
import { atRest, goToScreen, SCREENS } from '../testing/screens.ts';
import { inAHurry } from '../testing/settings.ts';

/** Battles where room is short. */

const sharedPage = sharedPages();

/** A game by chance in which five clans fight for Oshu. */
const five = [...questionsOf('look', 11)].find(
  ({ record, decision }) =>
    decision.kind === 'bid' && view(replay(record), decision.clan).battle?.fighters.length === 5,
);

/** Which of these are all within the screen and not covered in their middle. */
const inView = (page: Page, selector: string): Promise<boolean[]> =>
  page.locator(selector).evaluateAll((all) =>
    all.map((one) => {
      const { left, right, top, bottom } = one.getBoundingClientRect();
      const shown = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
      return (
        right > left &&
        left >= 0 &&
        right <= innerWidth &&
        shown !== null &&
        (one.contains(shown) || shown.contains(one))
      );
    }),
  );

const all = (n: number): boolean[] => Array.from({ length: n }, () => true);

/** Runs in the browser: what is wider than the box it stands in. */
function stickingOut(boxes: readonly Element[]): string[] {
  return boxes.flatMap((box) => {
    const { left, right } = box.getBoundingClientRect();
    return [...box.children]
      .filter((one) => one.checkVisibility() && !one.matches('.spoken'))
      .filter((one) => {
        const rect = one.getBoundingClientRect();
        return rect.left < left || rect.right > right;
      })
      .map((one) => one.outerHTML);
  });
}

test.each(['en', 'pl'] as const)(
  'on a phone every side of a battle of five has its emblem and its Force, and all four bids and who wins are in view (%s)',
  async (language) => {
    if (five === undefined) throw new Error('that game has no battle of five');
    const { record, decision } = five;
    const page = await sharedPage({ ...inAHurry, language, viewport: 'phone in its browser' });
    await openGameAt(page, { id: 'five', record, seats: seatsFor(record, [decision.clan]) });
    await page.locator('#battle-title').waitFor();
    for (const [width, height] of [
      [390, 664],
      [360, 640],
      [844, 390],
    ] as const) {
      await page.setViewportSize({ width, height });
      await atRest(page);
      const where = `${width}×${height}`;
      for (const clan of record.setup.clans)
        expect(await inView(page, `li[data-clan="${clan}"] svg[data-clan="${clan}"]:visible`), where).toEqual(
          [true],
        );
      expect(await inView(page, '[data-sides] [data-force]'), where).toEqual(all(5));
      expect(await inView(page, '[role="spinbutton"]'), where).toEqual(all(4));
      expect(await inView(page, 'details > summary h3'), where).toEqual(all(1));
      // The number of the war stays in its box.
      expect(
        await page.locator('[data-table] > header [aria-haspopup="dialog"]').evaluateAll(stickingOut),
      ).toEqual([]);
      expect(await faultsOf(page), where).toEqual([]);
    }
    // On the lowest screen there is who wins below the bids.
    await page.setViewportSize({ width: 360, height: 560 });
    await atRest(page);
    expect(await inView(page, '[data-sides] [data-force]')).toEqual(all(5));
    expect(await inView(page, '[role="spinbutton"]')).toEqual(all(4));
  },
);

test('on a laptop a battle of three is seen as a whole', async () => {
  const page = await sharedPage({ ...inAHurry, viewport: 'laptop', language: 'fa' });
  const bid = SCREENS.find(({ name }) => name === 'bid');
  if (bid === undefined) throw new Error('there is no such screen');
  await goToScreen({ page, text: await loadText('fa') }, bid);
  expect(await page.locator('[data-sides="3"]').count()).toBe(1);
  const scrolls = await page
    .locator('[data-battle] > *')
    .evaluateAll((parts) => parts.filter((one) => one.scrollHeight > one.clientHeight + 1).length);
  expect(scrolls).toBe(0);
});

test('on the narrowest phones the names of three sides stand whole', async () => {
  const page = await sharedPage({ ...inAHurry, viewport: 'small phone', language: 'uk' });
  const bid = SCREENS.find(({ name }) => name === 'bid');
  if (bid === undefined) throw new Error('there is no such screen');
  await goToScreen({ page, text: await loadText('uk') }, bid);
  const names = page.locator('[data-sides="3"] h3');
  expect(await names.allInnerTexts()).toContain('Черепаха');
  expect(
    await names.evaluateAll((all) => all.filter((one) => one.scrollWidth > one.clientWidth).length),
  ).toBe(0);
  expect(await faultsOf(page)).toEqual([]);
});

test.each(['uk', 'fa'] as const)(
  'on the narrowest phones the account of a battle is whole (%s)',
  async (language) => {
    const page = await sharedPage({ ...inAHurry, viewport: 'small phone', language });
    const summary = SCREENS.find(({ name }) => name === 'summary');
    if (summary === undefined) throw new Error('there is no such screen');
    await goToScreen({ page, text: await loadText(language) }, summary);
    expect(await page.locator('[data-account] table th, [data-account] table td').count()).toBeGreaterThan(
      20,
    );
    expect(await faultsOf(page)).toEqual([]);
  },
);
