import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { openPage } from '../testing/page.ts';
import { playThrough, withMouse } from '../testing/player.ts';
import { openGameAt, questionsOf, seatsFor } from '../testing/positions.ts';
import { inAHurry } from '../testing/settings.ts';

const begun = [...questionsOf('two tabs', 0)].find(({ decision }) => decision.kind === 'mandate');
if (begun === undefined) throw new Error('nobody chooses a mandate in that game');
const { record, decision } = begun;

const movesIn = async (page: Page): Promise<number> =>
  Number(await page.locator('[data-moves]').getAttribute('data-moves'));

/** Makes a move; the bots go on until somebody here is asked again. */
async function playOneMove(page: Page): Promise<void> {
  const before = await movesIn(page);
  await playThrough(page, {
    hand: withMouse,
    seed: 'two tabs',
    until: async () => (await movesIn(page)) > before,
  });
}

test('with one game in two tabs, one plays and the other follows, and no move is lost when they swap', async () => {
  const first = await openPage({ ...inAHurry });
  await openGameAt(first, { id: 'shared', seats: seatsFor(record, [decision.clan]), record });
  await first.locator('[data-asked="mandate"]').waitFor();
  const second = await first.context().newPage();
  await second.goto(first.url());
  const follows = second.getByText('This game is being played in another tab.');
  await follows.waitFor();
  expect(await second.locator('[data-asked]').count()).toBe(0);

  await first.bringToFront();
  await playOneMove(first);
  await expect.poll(async () => (await movesIn(second)) === (await movesIn(first))).toBe(true);

  // They swap, and the one that had it follows.
  await first.locator('[data-asked]').waitFor();
  const played = await movesIn(first);
  await second.bringToFront();
  await second.getByRole('button', { name: 'Play here instead' }).click();
  await second.locator('[data-asked]').waitFor();
  await first.getByText('This game is being played in another tab.').waitFor();
  expect(await movesIn(second)).toBe(played);

  // A tab that is closed hands it over by itself.
  await second.close();
  await first.locator('[data-asked]').waitFor();
  expect(await movesIn(first)).toBe(played);
  expect(await first.getByText('This game is being played in another tab.').count()).toBe(0);
});

test('the address of a game that is not kept here says so', async () => {
  const page = await openPage({ at: '#/game/0123456789abcdef' });
  await page.getByRole('heading', { name: 'This game is not here' }).waitFor();
  await page.getByRole('link', { name: 'Home' }).click();
  await page.getByRole('button', { name: 'Play now' }).waitFor();
});
