import { expect, test } from 'vitest';
import { type Friend, friend, sayName, takeFreeSeat } from '../testing/friends.ts';
import { playThrough, withMouse } from '../testing/player.ts';
import { openTalk, say } from '../testing/talking.ts';

/** Friends at different places, one table. */

test('four people, a bot and a spectator play from the lobby to Winter, with talk, a promise, a broken line in mid-bid, and a bot for somebody who went away', async () => {
  const host = await friend('Opener', '#/online');
  await sayName(host);
  await openTable(host);
  const link = await host.page.getByLabel('Whoever has this link may sit down').inputValue();
  const watch = await host.page.getByLabel('For spectators').inputValue();

  const inLobby = await friend('Lobby', '#/online');
  await sayName(inLobby);
  const card = inLobby.page.getByRole('listitem').filter({ hasText: host.name });
  await card.getByRole('link', { name: 'Look in' }).click();
  await takeFreeSeat(inLobby);
  const byLink: Friend[] = [];
  for (const name of ['First', 'Second']) {
    const guest = await friend(name, new URL(link).hash);
    await sayName(guest);
    await takeFreeSeat(guest);
    byLink.push(guest);
  }
  const seat = host.page.locator('[data-seat="4"]');
  await seat.getByRole('combobox').selectOption('ashigaru');
  await seat.getByRole('button', { name: 'Seat a bot' }).click();
  await host.page.getByRole('button', { name: 'Start the game' }).click();

  const spectator = await friend('Spectator', new URL(watch).hash);
  await spectator.page.locator('[data-banner="online.watching"]').waitFor();

  await talkAndPromise(host, inLobby, spectator);
  const [stays, leaves] = byLink as [Friend, Friend];
  await Promise.all([
    play(host),
    playWithABreak(inLobby),
    play(stays),
    goAwayAtTheFirstMandate(leaves),
    letABotPlayOn(host),
    letABotPlayOn(stays),
  ]);
  const here = [host, inLobby, stays, spectator];
  await Promise.all(here.map(isOver));
  expect(await spectator.page.locator('[data-move], [data-pick]').count()).toBe(0);
  await verify(host);
  expect(await marksOf(host)).toMatchObject([{ type: 'absent' }]);
  await playAgain(host, [stays]);
  await seeAgain(spectator);
  for (const { name, problems } of here) expect([name, problems()]).toEqual([name, []]);
}, 900_000);

/** Five seats, everybody may see it. Whoever goes away is waited for no longer than the test has patience. */
async function openTable({ page }: Friend): Promise<void> {
  await page.route('**/api/games', (route) => {
    if (route.request().method() !== 'POST') return route.continue();
    const { options, ...sitting } = route.request().postDataJSON();
    return route.continue({ postData: { options: { ...options, clock: CLOCK }, ...sitting } });
  });
  await page.getByRole('button', { name: 'Open a table' }).click();
  await page.getByRole('radio', { name: '5', exact: true }).click();
  await page.getByRole('radio', { name: 'This evening' }).click();
  await page.getByRole('button', { name: 'Open the table' }).click();
  await page.getByText('(you)').waitFor();
}

/** Shorter than any the page offers; time enough for whoever is there, on a slow machine too. */
const CLOCK = { move: 45_000, reserve: 0 };

/** A word to the table and a promise; those who look on hear both. */
async function talkAndPromise(speaker: Friend, hearer: Friend, spectator: Friend): Promise<void> {
  for (const { page } of [speaker, hearer, spectator]) await openTalk(page);
  await say(speaker.page, 'A good game to all');
  await speaker.page.getByRole('button', { name: 'Phrases' }).click();
  const phrases = speaker.page.getByRole('dialog').last();
  await phrases.getByRole('switch').click();
  await phrases.getByRole('button', { name: 'Send' }).click();
  for (const { page } of [hearer, spectator]) {
    await page.getByRole('log').getByText('A good game to all').waitFor();
    await page.getByRole('log').locator('[data-promise="open"]').waitFor();
  }
  for (const { page } of [speaker, hearer, spectator]) await page.keyboard.press('Escape');
}

/** Closes the page where everybody else waits for an answer. */
async function goAwayAtTheFirstMandate({ page, name }: Friend): Promise<void> {
  await playThrough(page, { hand: withMouse, seed: name, until: (asked) => asked === 'mandate' });
  await page.close();
}

/** Asked what to do about whoever does not answer any more. */
async function letABotPlayOn({ page }: Friend): Promise<void> {
  await page.locator('[data-vote="absent"] [data-choice="bot"]').click();
}

/** What the record says about who played. */
async function marksOf({ page }: Friend): Promise<unknown> {
  return page.evaluate(async () => {
    const [, , id] = location.hash.split('/');
    const { record } = await (await fetch(`api/games/${id}/record`)).json();
    return record.marks;
  });
}

const play = ({ page, name }: Friend) => playThrough(page, { hand: withMouse, seed: name });

/** Plays until asked for a bid, loses the line with a coin on the table, and goes on. */
async function playWithABreak({ page, name }: Friend): Promise<void> {
  await playThrough(page, { hand: withMouse, seed: name, until: (asked) => asked === 'bid' });
  const column = page.getByRole('spinbutton').first();
  await column.focus();
  await page.keyboard.press('ArrowUp');
  const bid = await column.getAttribute('aria-valuenow');
  await page.context().setOffline(true);
  await page.locator('[data-banner="online.lost"]').waitFor();
  expect(await page.locator('[data-asked="bid"]').count()).toBe(1);
  await page.context().setOffline(false);
  await page.locator('[data-banner="online.lost"]').waitFor({ state: 'detached' });
  expect(await column.getAttribute('aria-valuenow')).toBe(bid);
  await playThrough(page, { hand: withMouse, seed: `${name} again` });
}

const isOver = ({ page }: Friend) => page.locator('[data-screen="over"]').waitFor();

async function verify({ page }: Friend): Promise<void> {
  await page.getByRole('button', { name: 'Verify this game' }).click();
  await page.getByText('All shuffles are as the server promised').waitFor();
}

/** Whoever asks first opens the next table, and all find the way to the seats that are kept for them. */
async function playAgain(first: Friend, others: readonly Friend[]): Promise<void> {
  await first.page.getByRole('button', { name: 'Rematch' }).click();
  await first.page.getByText(`Kept for ${first.name}`).waitFor();
  await takeFreeSeat(first);
  for (const other of others) {
    await other.page.getByRole('button', { name: 'To the next game' }).click();
    await other.page.getByText(`Kept for ${other.name}`).waitFor();
    await takeFreeSeat(other);
  }
}

/** The game from its beginning, with the eyes of one clan and then with nothing hidden. */
async function seeAgain({ page }: Friend): Promise<void> {
  await page.getByRole('link', { name: 'Look at the table' }).click();
  await page.getByRole('slider').focus();
  await page.keyboard.press('PageUp');
  await page.locator('[data-moves="10"]').waitFor();
  await page.getByRole('combobox', { name: 'Seen by' }).selectOption('all');
  await page.locator('[data-moves="10"]').waitFor();
}
