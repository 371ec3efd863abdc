import { loadText } from '@hinode/text';
import { expect, test } from 'vitest';
import { openSqliteStore } from '../../server/src/store/sqlite/sqlite.ts';
import { aGame } from '../../server/src/testing/store.ts';
import { barriers } from '../testing/axe.ts';
import { type Friend, friend, sayName } from '../testing/friends.ts';
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

/** Five rated games at listed tables that have ended: Aki won four of them. The server reads them like any others. */
async function playRated(data: string, endedAt: number, aki: string, eve: string): Promise<void> {
  const store = await openSqliteStore(data);
  const clans = ['koi', 'lotus', 'turtle'] as const;
  for (let n = 0; n < 5; n++) {
    const id = await aGame(store, { clans: [...clans], set: 'archway', seed: `rated ${n}` }, [
      { clan: 'koi', by: { session: aki, name: 'Aki' } },
      { clan: 'lotus', by: { session: eve, name: 'Eve' } },
      { clan: 'turtle', by: { bot: 'samurai' } },
    ]);
    const game = await store.game(id);
    if (game === undefined) throw new Error('no such game');
    const winners = [n === 0 ? ('lotus' as const) : ('koi' as const)];
    const result = { winners, vp: { koi: 40, lotus: 30, turtle: 9 }, honor: [...clans] };
    const options = { ...game.options, listed: true, rated: true };
    await store.updateGame(id, { status: 'over', endedAt: endedAt + n, result, options }, game.version);
  }
  await store.close();
}

/** The id of a person, by a room of theirs. */
async function idOf({ page }: Friend, data: string): Promise<string> {
  const id = await page.evaluate(async () => {
    const options = { players: 3, set: 'archway', clans: 'free', listed: false };
    const answer = await fetch('api/games', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ options, seat: 0 }),
    });
    return String((await answer.json()).id);
  });
  const store = await openSqliteStore(data);
  const room = await store.game(id);
  await store.close();
  const person = room?.seats[0]?.keptFor?.session;
  if (person === undefined) throw new Error('nobody opened the room');
  return person;
}

test.each([
  ['en', 'desktop'],
  ['fa', 'phone in its browser'],
] as const)(
  'whoever lets others see it is on the list, and has a profile as long as they do: %s, %s',
  async (language, viewport) => {
    const { url, data, now } = await ownServer({ ratings: 'all' });
    const text = await loadText(language, ['online', 'play']);
    const aki = await friend('Aki', '#/online', { language, viewport }, url);
    const eve = await friend('Eve', '#/online', {}, url);
    const { page } = aki;
    await page.getByLabel(text.say('online.your-name')).fill('Aki');
    await page.locator('main form button[type="submit"]').click();
    await page.locator('[data-lobby]').waitFor();
    await sayName(eve);
    await eve.page.locator('[data-lobby]').waitFor();
    const HOUR = 3_600_000;
    await playRated(data, now() - HOUR, await idOf(aki, data), await idOf(eve, data));

    await goToPlace(page, '#/statistics/online');
    await page.locator('[data-statistics="5"][data-to-come="0"]').waitFor();
    for (const key of ['rating.shown', 'profile.clans'] as const)
      await page.getByRole('switch', { name: text.say(key) }).click();
    await page.getByRole('link', { name: text.say('profile.look') }).waitFor();
    expect(await barriers(page)).toEqual([]);

    // Eve sees Aki alone, and what Aki shows.
    await goToPlace(eve.page, '#/ratings');
    const row = eve.page.locator('[data-ratings="1"] li');
    await row.getByText('4 of 5 won').waitFor();
    await eve.page.locator('[data-mine]').getByText('1 of 5 won').waitFor();
    await row.getByRole('link', { name: 'Aki' }).click();
    await eve.page.locator('[data-profile]').getByText('4 of 5', { exact: true }).waitFor();
    expect(await eve.page.getByText('Latest public games').count()).toBe(0);
    expect(await barriers(eve.page)).toEqual([]);

    await goToPlace(page, '#/ratings');
    await page.getByText(text.say('rating.place', { n: 1 })).waitFor();
    expect(await barriers(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth > innerWidth)).toBe(false);
    await page.getByRole('link', { name: 'Aki' }).click();
    await page.locator('[data-profile]').waitFor();
    expect(await barriers(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth > innerWidth)).toBe(false);
    const profile = await page.evaluate(() => location.hash);
    await goToPlace(page, '#/statistics/online');
    for (const key of ['rating.shown', 'profile.clans'] as const)
      await page.getByRole('switch', { name: text.say(key) }).click();
    await page.getByRole('link', { name: text.say('profile.look') }).waitFor({ state: 'detached' });
    await goToPlace(page, profile);
    await page.getByText(text.say('profile.none')).waitFor();
  },
);

test('where no table is rated nobody is asked about it', async () => {
  const { url } = await ownServer();
  const host = await friend('Host', '#/online', {}, url);
  await sayName(host);
  await host.page.getByRole('button', { name: 'Open a table' }).click();
  await host.page.getByRole('switch', { name: 'Show it among the open tables' }).waitFor();
  expect(await host.page.getByRole('switch', { name: 'Rated' }).count()).toBe(0);
  await goToPlace(host.page, '#/ratings');
  await host.page.getByText('This server has no rated tables.').waitFor();
});
