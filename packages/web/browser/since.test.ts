import type { Move } from '@hinode/engine';
import { openGame } from '@hinode/engine/games';
import { expect, test } from 'vitest';
import { botGameAt } from '../testing/bot-games.ts';
import { friend } from '../testing/friends.ts';
import { comeBack, keepGame } from '../testing/kept-games.ts';
import { ownServer } from '../testing/own-server.ts';
import { allDrawn } from '../testing/screens.ts';

const HOUR = 3_600_000;

/** Others have marched since Lotus chose the mandate. */
const haveMarched = (moves: readonly Move[]): boolean =>
  moves.slice(moves.findLastIndex(({ clan }) => clan === 'lotus') + 1).some(({ type }) => type === 'move');

test('somebody who comes back to a game of days sees how long it was and who marched from where to where, even after a reload, and one press leads to the question', async () => {
  const record = botGameAt(
    { clans: ['koi', 'lotus', 'turtle'], set: 'archway', seed: 'since' },
    { clan: 'lotus', season: 'spring', kind: 'move', where: (_, moves) => haveMarched(moves) },
  );
  const march = openGame(record).log.findLast(({ event }) => event.type === 'figureMoved')?.event;
  if (march?.type !== 'figureMoved') throw new Error('nobody marched');
  const way = new RegExp(`${march.from} to ${march.to}`, 'i');

  const server = await ownServer();
  const clock = { move: 48 * HOUR, reserve: 48 * HOUR };
  const kept = await keepGame(server.data, {
    record,
    clock,
    clan: 'lotus',
    away: 14 * HOUR,
    now: server.now(),
  });
  const { page, problems } = await friend('Lotus', '', { viewport: 'phone in its browser' }, server.url);

  for (const _ of ['comes back', 'reloads']) {
    await comeBack(page, server.url, { id: kept.id, key: kept.keys.lotus });
    const news = page.locator('[data-since="open"]');
    await news.getByText('14 h').waitFor();
    await news.locator('li').filter({ hasText: way }).getByRole('button').tap();
    await page.locator('[data-testid="map"] [data-ways]').waitFor();
  }
  await page.locator('[data-since-go]').tap();
  await page.locator('[data-since="open"]').waitFor({ state: 'detached' });
  await page.locator('[data-asked="move"] [data-pick]').first().waitFor();

  await allDrawn(page);
  // A clock of days fits its chip on the strip, and nothing sticks out at the side of the screen.
  const isInside = await page
    .getByRole('timer')
    .first()
    .evaluate((timer) => {
      const { left, right } = timer.getBoundingClientRect();
      const chip = timer.closest('button')?.getBoundingClientRect();
      return chip !== undefined && left >= chip.left && right <= chip.right;
    });
  expect(isInside).toBe(true);
  // …and leaves room for the clan's numbers.
  const chip = page
    .getByRole('button')
    .filter({ has: page.getByRole('timer') })
    .first();
  const numbers = await chip.locator(':scope > [aria-hidden="true"]').nth(1).innerText();
  expect(numbers.match(/\d+/g), 'points, coins and ronin').toHaveLength(3);
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
  expect(problems()).toEqual([]);
});
