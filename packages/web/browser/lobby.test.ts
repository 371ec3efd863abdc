import { loadText } from '@hinode/text';
import { expect, test } from 'vitest';
import { barriers } from '../testing/axe.ts';
import { openPage, sharedPages } from '../testing/page.ts';
import { goToScreen, SCREENS } from '../testing/screens.ts';
import { inAHurry } from '../testing/settings.ts';

/** The way in for those who play online. Whatever the browser complains about on it fails these tests. */

const sharedPage = sharedPages();

test('whoever comes for the first time is asked for a name, and nothing is refused', async () => {
  const page = await openPage({ ...inAHurry, at: '#/online' });
  await page.getByLabel('Your name').waitFor();
  await page.waitForLoadState('networkidle');
});

test('whoever has not played yet is told so where their games would be counted', async () => {
  const page = await sharedPage({ ...inAHurry, at: '#/online' });
  await page.getByLabel('Your name').fill('New');
  await page.getByRole('button', { name: 'Go on' }).click();
  await page.getByRole('link', { name: 'Your games so far' }).click();
  await page.getByText('You have not played a game to its end here yet.').waitFor();
});

test('an open table shows which seats are taken, and by whom, and which are free', async () => {
  const host = await openPage({ ...inAHurry });
  const room = SCREENS.find(({ name }) => name === 'room');
  if (room === undefined) throw new Error('there is no such screen');
  await goToScreen({ page: host, text: await loadText('en') }, room);
  const id = await host.evaluate(() => location.hash.replace('#/room/', ''));
  await host.locator('[data-seat]').nth(1).getByRole('button', { name: 'Seat a bot' }).click();
  await host.locator('[data-level="samurai"]').click();
  await host.locator('[data-seat]').nth(1).getByText('Samurai').waitFor();

  const guest = await openPage({ ...inAHurry, at: '#/online' });
  await guest.getByLabel('Your name').fill('Aki');
  await guest.getByRole('button', { name: 'Go on' }).click();
  const row = guest.locator(`[data-room="${id}"]`);
  await row.getByText('2 free seats at Koi’s table').waitFor();
  const seats = row.locator('[data-seats] > *');
  expect(
    await seats.evaluateAll((all) => all.map((one) => getComputedStyle(one).borderTopStyle === 'dashed')),
  ).toEqual([false, false, true, true]);
  expect(await seats.evaluateAll((all) => all.map((one) => one.textContent))).toEqual(['K', '', '', '']);
  // A bot is neither a person nor a ring.
  expect(await seats.nth(1).locator('svg').count()).toBe(1);
});

test.each([
  { language: 'en', viewport: 'desktop' },
  { language: 'fa', viewport: 'phone' },
] as const)(
  'what became of somebody’s games can be read by everybody: $language, $viewport',
  async (visitor) => {
    const page = await sharedPage({ ...inAHurry, ...visitor });
    const text = await loadText(visitor.language);
    const screen = SCREENS.find(({ name }) => name === 'statistics');
    if (screen === undefined) throw new Error('there is no such screen');
    await goToScreen({ page, text }, screen);
    await page.getByText(text.number(37.3)).waitFor();
    const met = page.getByText(text.say('statistics.met-line', { games: 7, wins: 3, theirs: 2 }));
    await met.waitFor();
    expect(await page.evaluate(() => document.documentElement.scrollWidth > innerWidth)).toBe(false);
    expect(await barriers(page)).toEqual([]);
  },
);
