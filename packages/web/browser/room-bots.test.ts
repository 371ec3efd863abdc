import { CHARACTER_IDS } from '@hinode/bots';
import { loadText } from '@hinode/text';
import { expect, test } from 'vitest';
import { type Friend, friend, sayName, takeFreeSeat } from '../testing/friends.ts';

/** Bots that the host of a room seats, as everybody sees them. */

const text = await loadText('en');
/** An Ashigaru of each character, as the table names it. */
const named = CHARACTER_IDS.map((id) => `Ashigaru bot · ${text.name(`character.${id}`)}`);

async function seatBot({ page }: Friend, seat: number, character: string): Promise<void> {
  await page.locator(`[data-seat="${seat}"]`).getByRole('button', { name: 'Seat a bot' }).click();
  await page.getByRole('dialog').getByRole('radio', { name: character }).click();
  await page.locator('[data-level="ashigaru"]').click();
}

test('a bot is seated with a character or one by chance, which is drawn when the game begins; all see it in the room and at the table', async () => {
  const host = await friend('Seats bots', '#/online');
  await sayName(host);
  await host.page.getByRole('button', { name: 'Open a table' }).click();
  await host.page.getByRole('radio', { name: '4', exact: true }).click();
  await host.page.getByRole('button', { name: 'Open the table' }).click();
  await host.page.locator('[data-seat][data-mine]').waitFor();
  await seatBot(host, 2, 'Traitor');
  await seatBot(host, 3, 'By chance');
  const seats = host.page.locator('[data-seat]');
  await seats.nth(2).getByText('a bot · Traitor').waitFor();
  await seats.nth(3).getByText('a bot · By chance').waitFor();

  const guest = await friend('Comes', new URL(host.page.url()).hash);
  const invitation = guest.page.locator('[data-invitation]');
  await invitation.getByText('Traitor').waitFor();
  await takeFreeSeat(guest);
  await host.page.getByRole('button', { name: 'Start the game' }).click();
  for (const { page, problems } of [host, guest]) {
    await page.getByText('Ashigaru bot · Traitor').first().waitFor();
    // Each of the two bots has a character now.
    const bots = page.getByText(/^Ashigaru bot/);
    await expect.poll(() => bots.count()).toBeGreaterThan(1);
    for (const bot of await bots.allInnerTexts()) expect(named).toContain(bot);
    expect(problems()).toEqual([]);
  }
});
