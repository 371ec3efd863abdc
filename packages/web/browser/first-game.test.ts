import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { isAsked, positionWhere } from '../testing/docked.ts';
import { faultsOf } from '../testing/geometry.ts';
import { sharedPages } from '../testing/page.ts';
import { type Asked, openGameAt, seatsFor } from '../testing/positions.ts';
import { atRest } from '../testing/screens.ts';
import { inAHurry } from '../testing/settings.ts';
import type { VIEWPORTS } from '../testing/visit.ts';

/** Somebody's first game: the guide has advice at each new question, a hint is asked for, and neither is in the way. */

const sharedPage = sharedPages();

/** Koi and gentle bots, as "Play now" seats them for somebody who has never played. */
async function begin(viewport: keyof typeof VIEWPORTS, { record, decision }: Asked): Promise<Page> {
  const page = await sharedPage({ ...inAHurry, viewport, beginner: true });
  const seats = seatsFor(record, [decision.clan]).map(({ clan, player }) => ({
    clan,
    player: player.kind === 'bot' ? { ...player, skill: 0 } : player,
  }));
  // Another person's first game: nothing has been explained yet.
  await page.evaluate(() => localStorage.removeItem('hinode-advice'));
  await page.reload();
  await openGameAt(page, { id: `first-${decision.kind}`, record, seats });
  await page.locator(`[data-asked="${decision.kind}"]`).waitFor();
  await page.locator('[data-advice="begin"]').waitFor();
  await page.locator('[data-advice-close]').click();
  await page.locator(`[data-advice="${decision.kind}"]`).waitFor();
  await atRest(page);
  return page;
}

/** Runs in the browser: the provinces whose plate or camp is covered. */
function coveredBy(cover: Element): string[] {
  const { left, right, top, bottom } = cover.getBoundingClientRect();
  const hidden = [...document.querySelectorAll<HTMLElement>('[data-plate], [data-camp]')].filter((one) => {
    const box = one.getBoundingClientRect();
    return box.left < right && left < box.right && box.top < bottom && top < box.bottom;
  });
  return [...new Set(hidden.map(({ dataset }) => dataset['plate'] ?? dataset['camp'] ?? ''))];
}

/** Which of these can be pressed as they are, without scrolling. */
const open = (page: Page, selector: string): Promise<boolean[]> =>
  page.locator(selector).evaluateAll((all) =>
    all.map((one) => {
      const { left, right, top, bottom } = one.getBoundingClientRect();
      return [top + 4, bottom - 4].every((y) =>
        one.contains(document.elementFromPoint((left + right) / 2, y)),
      );
    }),
  );

const TILES = '[data-dock] [data-pick^="tile"]';

/** What may be covered while somebody reads: a phone has no other room than in the north. */
const SCREENS = {
  desktop: [],
  laptop: [],
  'laptop with bars': [],
  'phone in its browser': ['hokkaido', 'oshu'],
  'phone on its side': [],
} as const;

test.each(Object.keys(SCREENS) as (keyof typeof SCREENS)[])(
  'on a %s the guide and the hint speak one at a time, and leave the mandates and the map in view',
  async (viewport) => {
    const four = positionWhere(
      (asked, seen) => isAsked('mandate', 'koi')(asked) && new Set(seen().tiles).size === 4,
    );
    const page = await begin(viewport, four);
    const [advice, hint] = [page.locator('[data-advice]'), page.locator('[data-hint]')];
    const coveredElsewhere = async (note: Locator): Promise<string[]> => {
      const mayBe: readonly string[] = SCREENS[viewport];
      return (await note.evaluate(coveredBy)).filter((province) => !mayBe.includes(province));
    };
    expect(await coveredElsewhere(advice)).toEqual([]);
    expect(await open(page, TILES)).toEqual([true, true, true, true]);
    await page.keyboard.press('h');
    await hint.waitFor();
    await atRest(page);
    expect(await advice.isVisible()).toBe(false);
    expect(await coveredElsewhere(hint)).toEqual([]);
    expect(await open(page, `${TILES}[data-hinted]`)).toEqual([true]);
    // Whatever is looked at comes first; once closed, the hint makes room for the guide again.
    await hint.getByRole('button').click();
    await advice.waitFor();
    await page.locator('[data-advice-close]').click();
    await advice.waitFor({ state: 'detached' });
    await atRest(page);
    expect(await faultsOf(page)).toEqual([]);
  },
);

test.each(['phone in its browser', 'phone on its side'] as const)(
  'on a %s all four bids and the seal are in view beside the guide’s advice',
  async (viewport) => {
    const page = await begin(viewport, positionWhere(isAsked('bid', 'koi')));
    expect(await open(page, '[role="spinbutton"]')).toEqual([true, true, true, true]);
    expect(await open(page, '[data-move*="bid"]')).toEqual([true]);
  },
);

test('at tea the guide’s advice needs no scrolling, and nothing else says the same', async () => {
  const page = await begin('desktop', positionWhere(isAsked('ready')));
  const hidden = await page
    .locator('[data-advice]')
    .evaluate(({ parentElement: news }) => (news ? news.scrollHeight - news.clientHeight : undefined));
  expect(hidden).toBe(0);
  const purpose = page.locator('[data-purpose]');
  expect(await purpose.isVisible()).toBe(false);
  await page.locator('[data-advice-close]').click();
  await purpose.waitFor();
});
