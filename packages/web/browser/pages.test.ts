import { loadText } from '@hinode/text';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { wholeBotGame } from '../testing/bot-games.ts';
import { openPage } from '../testing/page.ts';
import { openGameAt, seatsFor } from '../testing/positions.ts';
import { allDrawn, goToScreen, SCREENS } from '../testing/screens.ts';
import { inAHurry } from '../testing/settings.ts';
import { goToPlace, VIEWPORTS } from '../testing/visit.ts';

/** The pages around the table, by geometry: they may be longer than the screen, never wider. */

const PLACES = [
  ...['#/', '#/setup', '#/setup/hot-seat', '#/credits', '#/statistics', '#/explorer'],
  ...['#/learn', '#/rules', '#/cards', '#/puzzles', '#/replay/ended'],
] as const;

const HELD = ['small phone in its browser', 'phone in its browser', 'phone on its side'] as const;

const whole = wholeBotGame({ clans: ['koi', 'lotus', 'turtle'], set: 'archway', seed: 'pages' });

/** Whatever can be scrolled to the side, though it is a page or a screen. Runs in the browser. */
function tooWide(): string[] {
  const isScreen = (one: Element): boolean => {
    const { overflowX, overflowY } = getComputedStyle(one);
    return [overflowX, overflowY].every((overflow) => /auto|scroll/.test(overflow));
  };
  const scrollers = [...document.querySelectorAll('body *')].filter(
    (one) => one.checkVisibility() && isScreen(one),
  );
  return [document.documentElement, ...scrollers]
    .filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth + 1)
    .map((one) => `${one.localName} ${one.className}: ${one.scrollWidth} of ${one.clientWidth}`);
}

async function resize(page: Page, viewport: keyof typeof VIEWPORTS): Promise<void> {
  const { width, height } = VIEWPORTS[viewport];
  await page.setViewportSize({ width, height });
  await allDrawn(page);
}

test.each(['en', 'uk', 'fa'] as const)(
  'no page beside the table is wider than a phone: %s',
  async (language) => {
    const page = await openPage({ ...inAHurry, language, viewport: HELD[0] });
    const seats = seatsFor(whole, ['koi']);
    await openGameAt(page, { id: 'ended', seats, record: whole });
    await page.locator('[data-screen="over"]').waitFor();
    const found: string[] = [];
    const look = async (where: string): Promise<void> => {
      for (const viewport of HELD) {
        await resize(page, viewport);
        found.push(...(await page.evaluate(tooWide)).map((wide) => `${where}, ${viewport}: ${wide}`));
      }
    };
    await look('the end of a game');
    for (const place of PLACES) {
      // From a place where nothing lies below the next one.
      await goToPlace(page, '#/');
      await goToPlace(page, place);
      await page.locator('h1, [role="slider"]').first().waitFor();
      await look(place);
    }
    expect(found).toEqual([]);
  },
);

test.each(['desktop', 'laptop', 'laptop with bars'] as const)(
  'on a %s all ways of the first page are in view, and its foot is at the foot',
  async (viewport) => {
    const page = await openPage({ ...inAHurry, viewport });
    const foot = await page.locator('footer').evaluate((one) => {
      const { top, bottom } = one.getBoundingClientRect();
      return { height: bottom - top, below: innerHeight - bottom };
    });
    // It is as high as its words, not as high as what was left of the screen.
    expect(foot.below).toBeCloseTo(0, 0);
    expect(foot.height).toBeLessThan(140);
    const ways = await page.locator('nav').evaluate((nav) => nav.getBoundingClientRect().bottom);
    const { height } = VIEWPORTS[viewport];
    expect(ways).toBeLessThan(height - foot.height);
  },
);

test('on a phone in its browser all ways of the first page are in view', async () => {
  const page = await openPage({ ...inAHurry, viewport: 'phone in its browser' });
  const bottom = await page.locator('nav').evaluate((nav) => nav.getBoundingClientRect().bottom);
  expect(bottom).toBeLessThanOrEqual(VIEWPORTS['phone in its browser'].height);
});

test('on a phone the lines of the credits are equally far apart, though a finger has room for every link', async () => {
  const page = await openPage({ ...inAHurry, viewport: 'phone in its browser', at: '#/credits' });
  await page.locator('main p a').first().waitFor();
  const uneven = await page.locator('main p:has(a)').evaluateAll((paragraphs) =>
    paragraphs.flatMap((one) => {
      const lines = one.getBoundingClientRect().height / Number.parseFloat(getComputedStyle(one).lineHeight);
      return Math.abs(lines - Math.round(lines)) < 0.05 ? [] : [one.textContent];
    }),
  );
  expect(uneven).toEqual([]);
});

test.each(['desktop', 'phone in its browser'] as const)(
  'what stands on the cloth of a free seat stays on it: %s',
  async (viewport) => {
    const page = await openPage({ ...inAHurry, viewport });
    const room = SCREENS.find(({ name }) => name === 'room');
    if (room === undefined) throw new Error('there is no such screen');
    await goToScreen({ page, text: await loadText('en') }, room);
    const free = page.locator('[data-seat]:not([data-mine])').first();
    const beyond = await free.evaluate((seat) => {
      const cloth = seat.querySelector('svg path[stroke-dasharray]')?.getBoundingClientRect();
      return [...seat.querySelectorAll('button')]
        .filter((button) => button.checkVisibility())
        .map((button) => button.getBoundingClientRect())
        .filter(({ left, right }) => cloth === undefined || left < cloth.left + 2 || right > cloth.right - 2)
        .map(({ left, right }) => [left - (cloth?.left ?? 0), right - (cloth?.right ?? 0)]);
    });
    expect(beyond).toEqual([]);
  },
);
