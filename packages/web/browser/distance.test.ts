import { expect, test } from 'vitest';
import { barriers } from '../testing/axe.ts';
import { type Friend, friend, sayName, takeFreeSeat } from '../testing/friends.ts';
import { tableOf } from '../testing/tables.ts';
import { goToPlace } from '../testing/visit.ts';

/** Those who come by a link: to sit down, to look on, too late; and those who come back to the home page. */

/** A table of three, opened by calls. */
async function aTable(host: Friend): Promise<{ readonly id: string; readonly watch: string }> {
  await sayName(host);
  await host.page.locator('[data-lobby]').waitFor();
  const options = { players: 3, set: 'archway', clans: 'free', listed: false };
  const room = await post(host, 'games', { options, seat: 0, contribution: 'h'.repeat(32) });
  return room as { id: string; watch: string };
}

const post = ({ page }: Friend, path: string, body: unknown): Promise<unknown> =>
  page.evaluate(
    async ([place, sent]) => {
      const headers = { 'content-type': 'application/json' };
      return (await fetch(`api/${place}`, { method: 'POST', headers, body: sent })).json();
    },
    [path, JSON.stringify(body)] as const,
  );

test('an invitation says who invites, to what and how long; one field, and one sits', async () => {
  const host = await friend('heron', '#/online');
  const { id } = await aTable(host);
  const guest = await friend('moss', `#/room/${id}`, { viewport: 'phone' });
  const slip = guest.page.locator('[data-invitation]');
  await slip.getByText('heron invites you').waitFor();
  await slip.getByText('to a table of three').waitFor();
  await slip.getByText('About 2 hours in one sitting, no clock').waitFor();
  expect(await barriers(guest.page)).toEqual([]);
  const sit = guest.page.getByRole('button', { name: 'Sit down' });
  const inks = await sit.evaluate((button) => {
    const { color, backgroundColor } = getComputedStyle(button);
    return [color, backgroundColor];
  });
  expect(new Set(inks).size, 'the words on the black button can be read').toBe(2);
  await guest.page.getByRole('button', { name: 'Polski' }).click();
  await slip.getByText('heron zaprasza').waitFor();
  await guest.page.getByRole('button', { name: 'English' }).click();
  await takeFreeSeat(guest);
  await guest.page.getByPlaceholder('Say something').fill('Good evening');
  await guest.page.keyboard.press('Enter');
  await goToPlace(host.page, `#/room/${id}`);
  await host.page.getByRole('log').getByText('Good evening').waitFor();
  await host.page
    .getByRole('log')
    .getByText(/moss\S* sat down/)
    .waitFor();

  // Where somebody is missing, the link is a press away; it is the one that the guest came by.
  await host.page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  const free = host.page.locator('[data-seat]').filter({ hasText: 'A free seat' });
  await free.getByRole('button', { name: 'Copy the link' }).click();
  await free.getByRole('button', { name: 'Copied' }).waitFor();
  const copied = await host.page.evaluate(() => navigator.clipboard.readText());
  expect(new URL(copied).hash).toBe(`#/room/${id}`);

  // Whoever opened the table presses what is to be changed; others are told, and cannot.
  await host.page.locator('button[data-option="clock"]').click();
  await host.page.getByText('Live, in one sitting').click();
  await host.page.getByRole('button', { name: 'Change', exact: true }).click();
  await guest.page
    .getByRole('log')
    .getByText(/heron\S* changed the options/)
    .waitFor();
  await guest.page.locator('div[data-option="clock"]').getByText('2 min a move, 15 min in reserve').waitFor();
});

test('a spectator waits until it begins, then looks on, and is never “you”; a late friend is asked to look on', async () => {
  const host = await friend('heron', '#/online');
  const { id, watch } = await aTable(host);
  const spectator = await friend('eyes', `#/watch/${watch}`);
  await spectator.page.getByText('You will be watching.', { exact: false }).waitFor();
  for (const seat of [1, 2]) await post(host, `games/${id}/bots`, { seat, level: 'ashigaru' });
  await post(host, `games/${id}/start`, {});
  await spectator.page.locator('[data-banner="online.watching"]').waitFor();
  expect(new URL(spectator.page.url()).hash).toBe(`#/watch/${watch}`);
  const seen = spectator.page.locator('body');
  expect(await seen.innerText()).not.toMatch(/Offers to you|Your offer/);
  expect(await spectator.page.locator('[data-mine="true"]').count()).toBe(0);

  const late = await friend('late', `#/room/${id}`);
  await late.page.getByText('The game has begun. Would you like to watch?').waitFor();
  await late.page.getByRole('link', { name: 'Watch', exact: true }).click();
  await late.page.locator('[data-banner="online.watching"]').waitFor();
});

test('the home page shows the game that waits, with its question, and leads to it', async () => {
  const day = 24 * 60 * 60_000;
  const { id, friends } = await tableOf([{ name: 'Mara' }, { name: 'Jonas' }], {
    clock: { move: day, reserve: day },
  });
  const { page } = friends[0] as Friend;
  await goToPlace(page, '#/');
  const slip = page.locator(`[data-waiting] [data-game="${id}"]`);
  await slip.getByText('Your move').waitFor();
  await slip.getByText(/^With .*Jonas/).waitFor();
  await slip.getByText('Time left').waitFor({ state: 'attached' });
  await page.locator('[data-notices-offer]').getByRole('button', { name: 'Close' }).click();
  await page.reload();
  await slip.getByText('Your move').waitFor();
  expect(await page.locator('[data-notices-offer]').count()).toBe(0);
  expect(await barriers(page)).toEqual([]);
  await slip.getByRole('link', { name: 'Go to the table' }).click();
  await page.locator('[data-me]').waitFor();
});
