import { expect, test } from 'vitest';
import { barriers } from '../testing/axe.ts';
import { friend, sayName } from '../testing/friends.ts';
import { ownServer } from '../testing/own-server.ts';
import { goToPlace } from '../testing/visit.ts';

test('a rated table wants an account, says that it is rated, and one’s rating stands among one’s games', async () => {
  const { url } = await ownServer({ ratings: 'all' });
  const host = await friend('Host', '#/online', {}, url);
  const { page } = host;
  await sayName(host);
  const open = async (): Promise<void> => {
    await page.getByRole('button', { name: 'Open the table' }).click();
  };
  await page.getByRole('button', { name: 'Open a table' }).click();
  await page.getByRole('switch', { name: 'Rated' }).click();
  await open();
  await page.getByText('This table is rated: you need an account.').waitFor();
  await page.evaluate(() =>
    fetch('api/account', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ login: 'host', password: 'a long enough password' }),
    }),
  );
  await open();
  await page.locator('[data-option="rated"]').waitFor();
  expect(await page.locator('[data-option="rated"]').innerText()).toContain('Rated');

  const guest = await friend('Guest', '#/online', {}, url);
  await sayName(guest);
  await guest.page.getByRole('link', { name: 'Your games so far' }).click();
  await guest.page.getByRole('link', { name: 'The strongest players here' }).click();
  await guest.page.locator('[data-mine]').getByText('You have not finished a rated game yet.').waitFor();
  await guest.page.getByRole('switch', { name: 'Let others see my rating' }).click();
  await guest.page.locator('[role="switch"][aria-checked="true"]').waitFor();
  await guest.page.getByText('Nobody is listed yet.').waitFor();
  expect(await barriers(guest.page)).toEqual([]);
});

test('where no table is rated nobody is asked about it', async () => {
  const { url } = await ownServer();
  const host = await friend('Host', '#/online', {}, url);
  await sayName(host);
  await host.page.getByRole('button', { name: 'Open a table' }).click();
  await host.page.getByRole('switch', { name: 'Show it among the open tables' }).waitFor();
  expect(await host.page.getByRole('switch', { name: 'Rated' }).count()).toBe(0);
  await goToPlace(host.page, '#/ratings');
  await host.page.getByText('No table is rated on this server.').waitFor();
});
