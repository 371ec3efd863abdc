import { type BattleView, type ClanView, view } from '@hinode/engine';
import { replay } from '@hinode/engine/records';
import { loadText } from '@hinode/text';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { faultsOf } from '../testing/geometry.ts';
import { sharedPages } from '../testing/page.ts';
import { type Asked, openGameAt, questionsOf, seatsFor } from '../testing/positions.ts';
import { atRest, goToScreen, SCREENS } from '../testing/screens.ts';
import { inAHurry } from '../testing/settings.ts';

/** Battles where room is short. */

const sharedPage = sharedPages();

/** A random game in which five clans fight for Oshu. */
const five = [...questionsOf('look', 11)].find(
  ({ record, decision }) =>
    decision.kind === 'bid' && view(replay(record), decision.clan).battle?.fighters.length === 5,
);

/** Whether each of these is fully on the screen, with its middle uncovered. */
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

/** Runs in the browser: elements that are wider than their boxes. */
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
  'on a phone a battle of five shows the emblem and the Force of every side, all four bids, and who wins (%s)',
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
    // On the lowest screens, who wins is shown below the bids.
    await page.setViewportSize({ width: 360, height: 560 });
    await atRest(page);
    expect(await inView(page, '[data-sides] [data-force]')).toEqual(all(5));
    expect(await inView(page, '[role="spinbutton"]')).toEqual(all(4));
  },
);

test('on a laptop a battle of three is fully visible', async () => {
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

/** The first bid in random games for which this holds, given the battle, the one before it, and the bidder's coins. */
function bidWhere(
  isIt: (bid: { battle: BattleView; before?: BattleView; bidder: ClanView }) => boolean,
): Asked {
  for (let n = 0; n < 100; n++) {
    let [before, last]: (BattleView | undefined)[] = [];
    for (const asked of questionsOf('battle', n)) {
      if (asked.decision.kind !== 'bid') continue;
      const { battle, clans } = view(replay(asked.record), asked.decision.clan);
      const bidder = clans.find(({ clan }) => clan === asked.decision.clan);
      if (battle === undefined || bidder === undefined) continue;
      if (battle.province !== last?.province) before = last;
      last = battle;
      if (isIt({ battle, bidder, ...(before && { before }) })) return asked;
    }
  }
  throw new Error('no random game gets there');
}

test.each([
  {
    language: 'pl',
    what: 'the longest name stands whole above the battle before',
    asked: bidWhere(({ battle, before }) => battle.province === 'hokkaido' && before?.fighters.length === 3),
  },
  {
    language: 'fa',
    what: 'a full purse stays on its slip',
    asked: bidWhere(({ bidder: { clan, coins } }) => clan === 'turtle' && coins > 9),
  },
] as const)('in a window at 200 % $what', async ({ language, asked: { record, decision } }) => {
  const page = await sharedPage({ ...inAHurry, language, viewport: 'desktop at 200 %' });
  await openGameAt(page, {
    id: `${decision.clan}-bids`,
    record,
    seats: seatsFor(record, record.setup.clans),
  });
  await page.locator('[data-uncover]').click();
  await page.locator('[role="spinbutton"]').first().waitFor();
  await atRest(page);
  expect(await faultsOf(page)).toEqual([]);
});

test('on the narrowest phones the names of three sides are not cut off', async () => {
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
  'on the narrowest phones the account of a battle is complete (%s)',
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
