import { expect, test } from 'vitest';
import { type Friend, friend, sayName } from '../testing/friends.ts';
import { playThrough, withMouse } from '../testing/player.ts';
import { openTalk } from '../testing/talking.ts';
import { goToPlace } from '../testing/visit.ts';

/**
 * DEAL-6: half of what a Harvest brings is paid in the pause before the war. Not every game has such a pause, so they play again.
 */

const MOST_GAMES = 6;

test('two people in two languages and two bots play to Winter, and a deal is paid before a war', async () => {
  const ada = await friend('Ada', '#/online');
  await sayName(ada);
  const ola = await friend('Ola', '#/online', { language: 'pl' });
  await sayInPolish(ola);
  for (let game = 1; game <= MOST_GAMES; game++) {
    await sitTogether(ada, ola);
    await promise(ada, ola);
    const paid = await Promise.all([ada, ola].map((one) => playAndPay(one, `deal ${game}`)));
    await Promise.all([ada, ola].map(({ page }) => page.locator('[data-screen="over"]').waitFor()));
    for (const { name, problems } of [ada, ola]) expect([name, problems()]).toEqual([name, []]);
    if (paid.some(Boolean)) return;
    for (const { page } of [ada, ola]) await goToPlace(page, '#/online');
  }
  throw new Error(`in ${MOST_GAMES} games nobody had anything to pay before a war`);
});

async function sayInPolish({ page, name }: Friend): Promise<void> {
  await page.getByRole('textbox').fill(name);
  await page.locator('[type="submit"]').click();
  await page.getByRole('textbox').waitFor({ state: 'detached' });
}

/** Ada opens a table for four, Ola comes by the link, bots take the other seats. */
async function sitTogether(ada: Friend, ola: Friend): Promise<void> {
  await ada.page.getByRole('button', { name: 'Open a table' }).click();
  await ada.page.getByRole('radio', { name: '4', exact: true }).click();
  await ada.page.getByRole('button', { name: 'Open the table' }).click();
  await ada.page.locator('[data-seat][data-mine]').waitFor();
  const link = await ada.page.getByLabel('Anyone with this link can take a seat').inputValue();
  await goToPlace(ola.page, new URL(link).hash);
  await ola.page.locator('[data-invitation] [type="submit"]').click();
  await ola.page.locator('[data-seat][data-mine]').waitFor();
  for (const seat of [2, 3]) {
    await ada.page.locator(`[data-seat="${seat}"]`).getByRole('button', { name: 'Seat a bot' }).click();
    await ada.page.locator('[data-level="ashigaru"]').click();
  }
  await ada.page.getByRole('button', { name: 'Start the game' }).click();
  for (const { page } of [ada, ola]) await page.locator('[data-me]').waitFor();
}

/** Made in English, read in Polish. */
async function promise(ada: Friend, ola: Friend): Promise<void> {
  await openTalk(ada.page);
  await ada.page.getByRole('button', { name: 'Phrases' }).click();
  const phrases = ada.page.getByRole('dialog').last();
  await phrases.getByRole('switch').click();
  await phrases.getByRole('button', { name: 'Send' }).click();
  await ada.page.getByRole('log').locator('[data-promise="open"]').first().waitFor();
  await ada.page.keyboard.press('Escape');
  await openTalk(ola.page);
  await ola.page.getByRole('log').locator('[data-promise="open"]').first().waitFor();
  await ola.page.keyboard.press('Escape');
}

/** Plays on to the end; in the first pause in which there is something to give, gives a little of it. */
async function playAndPay({ page, name }: Friend, seed: string): Promise<boolean> {
  const gifts = page.locator('[aria-labelledby="pause-give"] button:enabled');
  const mayPay = async (asked: string): Promise<boolean> => asked === 'ready' && (await gifts.count()) > 0;
  await playThrough(page, { hand: withMouse, seed: `${seed} ${name}`, until: mayPay });
  if ((await gifts.count()) === 0) return false;
  await gifts.first().click();
  const sheet = page.getByRole('dialog');
  const amounts = sheet.getByRole('spinbutton');
  await amounts.first().waitFor();
  for (const amount of await amounts.all()) await amount.press('ArrowUp');
  await sheet.locator('[data-move*=\'"gift"\']').click();
  await sheet.waitFor({ state: 'detached' });
  await playThrough(page, { hand: withMouse, seed: `${seed} ${name} paid` });
  return true;
}
