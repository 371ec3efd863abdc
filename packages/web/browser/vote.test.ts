import type { ClanId } from '@hinode/engine';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { botGameAt } from '../testing/bot-games.ts';
import { friend } from '../testing/friends.ts';
import { faultsOf } from '../testing/geometry.ts';
import { comeBack, keepGame } from '../testing/kept-games.ts';
import { ownServer } from '../testing/own-server.ts';
import { atRest } from '../testing/screens.ts';
import type { Visitor } from '../testing/visit.ts';

/** A question to the whole table, on phones: what the asker sees, what the others see, and what is left of the map. */

const HOUR = 3_600_000;
/** How much of the map stays readable, whatever covers the rest. */
const READABLE = 220;

test('five clans, a clock, news and a vote leave a small phone a readable map; the asker waits or withdraws, and hears that it failed', async () => {
  const record = botGameAt(
    { clans: ['koi', 'lotus', 'turtle', 'dragonfly', 'bonsai'], set: 'archway', seed: 'since' },
    { clan: 'lotus', season: 'summer', kind: 'move' },
  );
  const server = await ownServer();
  const clock = { move: 48 * HOUR, reserve: 48 * HOUR };
  const now = server.now();
  const { id, keys } = await keepGame(server.data, { record, clock, clan: 'lotus', away: 14 * HOUR, now });
  const sitDown = async (clan: ClanId, visitor: Visitor): Promise<Page> => {
    const { page } = await friend(clan, '', visitor, server.url);
    await comeBack(page, server.url, { id, key: keys[clan] });
    await page.locator('[data-testid="map"] [data-plate]').first().waitFor();
    return page;
  };
  const mapOf = async (page: Page): Promise<number> => {
    await page.locator('[data-testid="map"] [data-plate]').first().waitFor();
    await atRest(page);
    return (await page.locator('main').boundingBox())?.height ?? 0;
  };

  const lotus = await sitDown('lotus', { language: 'fa', viewport: 'small phone' });
  expect(await mapOf(lotus)).toBeGreaterThanOrEqual(READABLE);
  expect(await faultsOf(lotus)).toEqual([]);
  await lotus.locator('[data-since-go]').tap();
  const usual = await mapOf(lotus);
  // Nothing in the strip is cut off, and nothing sticks out at the side of the screen.
  expect(await faultsOf(lotus)).toEqual([]);

  const koi = await sitDown('koi', { viewport: 'phone in its browser' });
  // Koi may have moved last.
  const news = koi.locator('[data-since-go]');
  if (await news.isVisible()) await news.tap();
  await koi.getByRole('button', { name: 'Menu' }).tap();
  await koi.getByRole('menuitem', { name: 'Propose a pause' }).tap();
  await koi.getByRole('dialog').getByRole('button', { name: 'Propose a pause' }).tap();
  const asked = koi.locator('[data-vote="pause"]');
  await asked.getByText(/^You asked\. Waiting for Lotus/).waitFor();
  expect(await asked.getByRole('button').allInnerTexts()).toEqual([
    expect.stringContaining('You asked'),
    'Withdraw',
  ]);

  await lotus.locator('[data-vote="pause"] [data-choice="no"]').waitFor();
  expect(await mapOf(lotus)).toBeGreaterThanOrEqual(usual - 4);
  expect(await faultsOf(lotus)).toEqual([]);
  await lotus.locator('[data-choice="no"]').tap();
  await koi.getByText('Lotus would rather not pause.').waitFor();
  await koi.getByRole('button', { name: 'All right' }).tap();
  await koi.getByText('Lotus would rather not pause.').waitFor({ state: 'detached' });

  // What would be undone is worded as in the log.
  await koi.getByRole('button', { name: 'Menu' }).tap();
  await koi.getByRole('menuitem', { name: 'Ask to take back my last move' }).tap();
  await lotus.locator('[data-vote="undo"] [aria-haspopup="dialog"]').tap();
  const taken = lotus.getByRole('dialog').locator('[data-taken-back]');
  await taken.locator('svg[data-clan="koi"]').waitFor();
  expect((await taken.innerText()).length).toBeGreaterThan(5);
});
